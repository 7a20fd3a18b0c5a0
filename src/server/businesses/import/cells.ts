import { z } from 'zod'
import type { CauseKind } from '#shared/rules/import-decisions.ts'
import { BUSINESS_TYPES, parseList } from '#shared/rules/business.ts'
import { foldText } from '#shared/text/fold.ts'
import { parseHours, WEEKDAYS, type WeekHours } from '#shared/rules/hours.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import { normalisePin } from '#shared/rules/pin.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'
import { normaliseWebAddress } from '#shared/rules/web-address.ts'
import type { TownCandidates } from './town-candidates.ts'

/** Why a cell is rejected; a sentence for the person who maintains the file. */
export class CellError extends Error {
  /** What rows with the same problem have in common, where it is more than the field. */
  readonly common: { kind: CauseKind; about: string } | undefined
  /** The towns that may be taken instead. */
  readonly towns: TownCandidates | undefined

  constructor(message: string, common?: CellError['common'], towns?: TownCandidates) {
    super(message)
    this.common = common
    this.towns = towns
  }
}

/** The greatest number that the database counts to. */
const MAX_ID = 2 ** 31 - 1

/** A cell that may have several lines. */
export const parseMultilineCell = (cell: string): string =>
  cell.split('\n').map(normaliseLine).join('\n').trim()

export function checkLength(text: string, max: number): string {
  if (text.length > max) throw new CellError(`has ${text.length} characters; at most ${max} fit`)
  return text
}

export function parseNameCell(text: string): string {
  if (foldText(text) === '') throw new CellError(`${quoteValue(text)} has no letter or digit`)
  return checkLength(text, 200)
}

export function parsePinCell(text: string): string {
  const pin = normalisePin(text)
  if (pin === null) throw new CellError(`${quoteValue(text)} is not a 6-digit PIN code`)
  return pin
}

export function parsePhoneCell(text: string): string {
  if (/^\d[\d.]*e\+?\d+$/i.test(text))
    throw new CellError(
      `${quoteValue(text)} was shortened by a spreadsheet; format the column as text and ` +
        'save again',
    )
  const phone = normalisePhone(text)
  if (phone === null)
    throw new CellError(`${quoteValue(text)} is not an Indian phone number with its area code`)
  return phone
}

export function parseEmailCell(text: string): string {
  if (text.length > 254 || !z.email().safeParse(text).success)
    throw new CellError(`${quoteValue(text)} is not an email address`)
  return text.toLowerCase()
}

export function parseWebsiteCell(text: string): string {
  const address = normaliseWebAddress(text)
  if (address === null) throw new CellError(`${quoteValue(text)} is not a web address`)
  return address
}

export function parseYearCell(text: string): number {
  const latest = new Date().getUTCFullYear()
  if (!/^\d{4}$/.test(text) || Number(text) < 1900 || Number(text) > latest)
    throw new CellError(`${quoteValue(text)} is not a year from 1900 to ${latest}`)
  return Number(text)
}

/** The date of the source, as exact as it is given: a year, a month or a day, not in the future. */
export function parseSourceDateCell(text: string): string {
  const isDate = /^\d{4}(-\d{2}){0,2}$/.test(text) && isCalendarDate(`${text}-01-01`.slice(0, 10))
  if (!isDate || text < '1900')
    throw new CellError(`${quoteValue(text)} is not a date such as 2017, 2017-09 or 2017-09-30`)
  if (text > getKolkataDate(new Date())) throw new CellError(`${quoteValue(text)} is in the future`)
  return text
}

const isCalendarDate = (text: string): boolean => z.iso.date().safeParse(text).success

export function parseDegreesCell(text: string): number {
  // Spreadsheets of some languages write 24,04408.
  if (!/^[+-]?\d{1,3}([.,]\d{1,20})?$/.test(text))
    throw new CellError(`${quoteValue(text)} is not a number of degrees such as 24.04408`)
  return Number(text.replace(',', '.'))
}

export function parseBusinessTypeCell(text: string): string {
  const type = BUSINESS_TYPES.find((known) => known === text.toLowerCase())
  if (!type) throw new CellError(`${quoteValue(text)} is not one of ${BUSINESS_TYPES.join(', ')}`)
  return type
}

const YES = ['yes', 'y', 'true', '1', 'हाँ', 'हां']
const NO = ['no', 'n', 'false', '0', 'नहीं']

export function parseYesNoCell(text: string): boolean {
  const answer = text.toLowerCase()
  if (YES.includes(answer)) return true
  if (NO.includes(answer)) return false
  throw new CellError(`${quoteValue(text)} is not "yes" or "no"`)
}

/** Tags are separated by `|`, commas or semicolons. */
export function parseTagsCell(text: string): string[] {
  const tags = parseList(text.split(/[|;,]/))
  return checkTagCount(tags.map((tag) => checkLength(tag, 60)))
}

export function checkTagCount(tags: string[]): string[] {
  if (tags.length > 30) throw new CellError(`has ${tags.length} tags; at most 30 fit`)
  return tags
}

/** Hours as JSON; a day that cannot be read is an error here, not an unknown. */
export function parseHoursCell(text: string): WeekHours {
  const hours = parseHours(text)
  const days = hours === null ? [] : Object.keys(JSON.parse(text) as object)
  if (hours === null || days.some((day) => !Object.hasOwn(hours, day)))
    throw new CellError(
      `use JSON such as {"${WEEKDAYS[0]}":{"open":"09:00","close":"17:00","closed":false}}`,
    )
  return hours
}

/** The name of a source: one line of 1 to 80 characters. */
export function parseSourceCell(text: string): string {
  if (text.trim() === '' || text.length > 80 || /\p{Cc}/u.test(text))
    throw new CellError(`${quoteValue(text)} is not a name of 1 to 80 characters`)
  return text
}

/** The listing number of this site, such as BIZ-12. */
export function parseListingNumber(text: string): number {
  const id = Number(/^BIZ-(\d{1,10})$/i.exec(text)?.[1])
  if (!(id > 0 && id <= MAX_ID))
    throw new CellError(
      `${quoteValue(text)} is not a number of this site such as BIZ-12; empty the cell to add ` +
        'the row as a new listing',
    )
  return id
}

/** A value quoted in a message: short, on one line. */
export const quoteValue = (text: string): string =>
  `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`
