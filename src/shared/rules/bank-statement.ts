import { normaliseLine } from '#shared/text/plain-text.ts'
import { normalisePaymentReference } from './ad-balance.ts'
import type { BankColumns } from './bank-columns.ts'
import {
  parseBankAmount,
  parseBankDate,
  parseDirection,
  type BankAmount,
  type Direction,
} from './bank-values.ts'
import type { Paise } from './money.ts'
import { findUtrs } from './upi.ts'

/** A line of a bank's statement. */
export type BankLine = {
  day: string
  direction: Direction
  amount: Paise
  description: string
  /** The bank's number, a UTR where there is one; empty without. */
  number: string
}

/** Why a row of a file is no line: what it lacks. */
export const LINE_PROBLEMS = ['date', 'amount', 'direction'] as const
export type LineProblem = { row: number; lacks: (typeof LINE_PROBLEMS)[number] }
export type ReadStatement = { lines: BankLine[]; problems: LineProblem[] }

const MAX_DESCRIPTION_LENGTH = 300
const MAX_NUMBER_LENGTH = 40

/** The lines of a table by its columns. Rows without date and amount are headings and sums. */
export function readBankRows(
  rows: readonly (readonly string[])[],
  columns: BankColumns,
): ReadStatement {
  const read: ReadStatement = { lines: [], problems: [] }
  for (const [at, row] of rows.entries()) {
    if (at < columns.first) continue
    const cell = (column: number | null) => (column === null ? '' : (row[column] ?? ''))
    const day = parseBankDate(cell(columns.date))
    const money = readMoney(cell, columns)
    if (day === null || money === null || money.direction === null) {
      const isWritten = [columns.credit, columns.debit, columns.amount].some((column) =>
        /[1-9a-z]/i.test(cell(column)),
      )
      // Without a date or an amount: a heading, a sum, a balance.
      const isLine = day === null ? money !== null && cell(columns.date).trim() !== '' : isWritten
      const lacks = day === null ? 'date' : money === null ? 'amount' : 'direction'
      if (isLine) read.problems.push({ row: at + 1, lacks })
      continue
    }
    const description = toDescription(cell(columns.description))
    const { amount, direction } = money
    const number = toNumber(cell(columns.number), description)
    read.lines.push({ day, direction, amount, description, number })
  }
  return read
}

function readMoney(
  cell: (column: number | null) => string,
  { credit, debit, amount, direction }: BankColumns,
): BankAmount | null {
  const money = parseBankAmount(cell(credit))
  if (money) return { ...money, direction: money.direction ?? 'in' }
  const out = parseBankAmount(cell(debit))
  if (out) return { ...out, direction: 'out' }
  const either = parseBankAmount(cell(amount))
  return either && { ...either, direction: parseDirection(cell(direction)) ?? either.direction }
}

const toDescription = (text: string): string => normaliseLine(text).slice(0, MAX_DESCRIPTION_LENGTH)

/** The UTR in either text; else what the bank has as its number. */
const toNumber = (text: string, description: string): string =>
  findUtrs(text)[0] ??
  findUtrs(description)[0] ??
  normalisePaymentReference(text).replace(/^0+$/, '').slice(0, MAX_NUMBER_LENGTH)

const AMOUNT_IN_TEXT = /(?<![\d,.])[+-]?\d[\d,]*\.\d{2}(?:\s?\(?(?:cr|dr)\b\)?)?/gi
const OUT = /\b(?:dr|debit(?:ed)?|withdrawal|sent|paid to)\b/i

/**
 * Lines as they are copied from an app or a message, `24/11/2026 UPI/6341…/Z-4F7K2 2,000.00 Cr`:
 * a date, and the first amount with paise. A line that says nothing else is money that came.
 */
export function readFreeLines(texts: readonly string[]): ReadStatement {
  const read: ReadStatement = { lines: [], problems: [] }
  for (const [at, text] of texts.entries()) {
    const plain = normaliseLine(text)
    if (plain === '') continue
    const day = findDay(plain)
    const [written] = plain.match(AMOUNT_IN_TEXT) ?? []
    const money = written ? parseBankAmount(written) : null
    if (day === null || money === null) {
      read.problems.push({ row: at + 1, lacks: day === null ? 'date' : 'amount' })
      continue
    }
    const direction = money.direction ?? (OUT.test(plain) ? 'out' : 'in')
    const description = toDescription(plain)
    const number = toNumber('', description)
    read.lines.push({ day, direction, amount: money.amount, description, number })
  }
  return read
}

function findDay(text: string): string | null {
  const words = text.split(' ')
  for (let at = 0; at < words.length; at++) {
    const day = parseBankDate(words.slice(at, at + 3).join(' ')) ?? parseBankDate(words[at]!)
    if (day) return day
  }
  return null
}

/**
 * What tells lines apart: however often a statement is uploaded and wherever two overlap, a line
 * has the same key. Equal lines of one day are numbered.
 */
export function toLineKeys(lines: readonly BankLine[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(({ day, direction, amount, description, number }) => {
    const text = description.toUpperCase().replace(/\s+/g, '')
    const key = [day, direction, Number(amount), text, number].join('|')
    const nth = (seen.get(key) ?? 0) + 1
    seen.set(key, nth)
    return `${key}|${nth}`
  })
}
