import { z } from 'zod'
import { BUSINESS_TYPES, parseList } from '#shared/rules/business.ts'
import { fold } from '#shared/text/fold.ts'
import { parseHours, WEEKDAYS } from '#shared/rules/hours.ts'
import type { WeekHours } from '#shared/rules/hours.ts'
import { dateInKolkata } from '#shared/rules/kolkata.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import { normalisePin } from '#shared/rules/pin.ts'
import { plainLine } from '#shared/text/plain-text.ts'
import { normaliseWebAddress } from '#shared/rules/web-address.ts'

/** Why a cell cannot be taken; a sentence for the person who keeps the file. */
export class CellProblem extends Error {}

/** The greatest number that the database counts to. */
const MAX_ID = 2 ** 31 - 1

/** A cell that may have several lines. */
export const longCell = (cell: string): string => cell.split('\n').map(plainLine).join('\n').trim()

export function atMost(text: string, max: number): string {
  if (text.length > max) throw new CellProblem(`has ${text.length} characters; at most ${max} fit`)
  return text
}

export function nameCell(text: string): string {
  if (fold(text) === '') throw new CellProblem(`${quoted(text)} has no letter or digit`)
  return atMost(text, 200)
}

export function pinCell(text: string): string {
  const pin = normalisePin(text)
  if (pin === null) throw new CellProblem(`${quoted(text)} is not a 6-digit PIN code`)
  return pin
}

export function phoneCell(text: string): string {
  if (/^\d[\d.]*e\+?\d+$/i.test(text))
    throw new CellProblem(
      `${quoted(text)} was shortened by a spreadsheet; format the column as text and save again`,
    )
  const phone = normalisePhone(text)
  if (phone === null)
    throw new CellProblem(`${quoted(text)} is not an Indian phone number with its area code`)
  return phone
}

export function emailCell(text: string): string {
  if (text.length > 254 || !z.email().safeParse(text).success)
    throw new CellProblem(`${quoted(text)} is not an email address`)
  return text.toLowerCase()
}

export function websiteCell(text: string): string {
  const address = normaliseWebAddress(text)
  if (address === null) throw new CellProblem(`${quoted(text)} is not a web address`)
  return address
}

export function yearCell(text: string): number {
  const latest = new Date().getUTCFullYear()
  if (!/^\d{4}$/.test(text) || Number(text) < 1900 || Number(text) > latest)
    throw new CellProblem(`${quoted(text)} is not a year from 1900 to ${latest}`)
  return Number(text)
}

/** The date of the source, as exact as it is given: a year, a month or a day, not in the future. */
export function sourceDateCell(text: string): string {
  const isDate = /^\d{4}(-\d{2}){0,2}$/.test(text) && isCalendarDate(`${text}-01-01`.slice(0, 10))
  if (!isDate || text < '1900')
    throw new CellProblem(`${quoted(text)} is not a date such as 2017, 2017-09 or 2017-09-30`)
  if (text > dateInKolkata(new Date())) throw new CellProblem(`${quoted(text)} is in the future`)
  return text
}

const isCalendarDate = (text: string): boolean => z.iso.date().safeParse(text).success

export function degreesCell(text: string): number {
  // Spreadsheets of some languages write 24,04408.
  if (!/^[+-]?\d{1,3}([.,]\d{1,20})?$/.test(text))
    throw new CellProblem(`${quoted(text)} is not a number of degrees such as 24.04408`)
  return Number(text.replace(',', '.'))
}

export function businessTypeCell(text: string): string {
  const type = BUSINESS_TYPES.find((known) => known === text.toLowerCase())
  if (!type) throw new CellProblem(`${quoted(text)} is not one of ${BUSINESS_TYPES.join(', ')}`)
  return type
}

/** Tags are separated by `|`, commas or semicolons. */
export function tagsCell(text: string): string[] {
  const tags = parseList(text.split(/[|;,]/))
  return atMostTags(tags.map((tag) => atMost(tag, 60)))
}

export function atMostTags(tags: string[]): string[] {
  if (tags.length > 30) throw new CellProblem(`has ${tags.length} tags; at most 30 fit`)
  return tags
}

/** Hours as JSON; a day that cannot be read is an error here, not an unknown. */
export function hoursCell(text: string): WeekHours {
  const hours = parseHours(text)
  const days = hours === null ? [] : Object.keys(JSON.parse(text) as object)
  if (hours === null || days.some((day) => !Object.hasOwn(hours, day)))
    throw new CellProblem(
      `use JSON such as {"${WEEKDAYS[0]}":{"open":"09:00","close":"17:00","closed":false}}`,
    )
  return hours
}

/** The name of a source: one line of 1 to 80 characters. */
export function sourceCell(text: string): string {
  if (text.trim() === '' || text.length > 80 || /\p{Cc}/u.test(text))
    throw new CellProblem(`${quoted(text)} is not a name of 1 to 80 characters`)
  return text
}

/** Our own number of a listing. */
export function numberCell(text: string): number {
  const id = Number(/^BIZ-(\d{1,10})$/i.exec(text)?.[1])
  if (!(id > 0 && id <= MAX_ID))
    throw new CellProblem(
      `${quoted(text)} is not a number of this site such as BIZ-12; empty the cell to add the ` +
        'row as a new listing',
    )
  return id
}

/** A value as a message repeats it: short, on one line. */
export const quoted = (text: string): string =>
  `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`
