import { toLatinDigits } from '#shared/text/latin-digits.ts'
import { asPaise, type Paise } from './money.ts'

/* Dates and amounts as Indian banks write them. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Day, month by number or name, year; or the other way round. A time may follow. */
const DAY_FIRST = /^(\d{1,2})[\s/.-]+(\d{1,2}|[a-z]{3,9})[\s/.,-]+(\d{4}|\d{2})(?=$|[\sT,])/i
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?=$|[\sT,])/i

/** `24/11/2026`, `24-Nov-26`, `2026-11-24` as `2026-11-24`; null for anything else. */
export function parseBankDate(text: string): string | null {
  const plain = toLatinDigits(text).replaceAll('\u00a0', ' ').trim()
  const backwards = YEAR_FIRST.exec(plain)
  if (backwards) return toDay(backwards[1]!, backwards[2]!, backwards[3]!)
  const match = DAY_FIRST.exec(plain)
  return match ? toDay(match[3]!, match[2]!, match[1]!) : null
}

function toDay(year: string, month: string, day: string): string | null {
  const monthNumber = /^\d/.test(month)
    ? Number(month)
    : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1
  const full = year.length === 2 ? 2000 + Number(year) : Number(year)
  const at = new Date(Date.UTC(full, monthNumber - 1, Number(day)))
  const isReal = at.getUTCMonth() === monthNumber - 1 && at.getUTCDate() === Number(day)
  return isReal && full >= 2000 && full < 2100 ? at.toISOString().slice(0, 10) : null
}

/** Whether money came or went. */
export type Direction = 'in' | 'out'
/** An amount of a cell, and the direction if the cell says it. */
export type BankAmount = { amount: Paise; direction: Direction | null }

/** `Cr`, `Credit`, `C`, `+` or `Dr`, `Debit`, `D`, `-`; null for anything else. */
export function parseDirection(text: string): Direction | null {
  const word = text.trim().toLowerCase().replace(/[().]/g, '')
  if (/^(?:cr|credit|c|\+|deposit|in)$/.test(word)) return 'in'
  return /^(?:dr|debit|d|-|withdrawal|out)$/.test(word) ? 'out' : null
}

/** Beyond it a number is no amount, but the number of an account. */
const MAX_RUPEES_OF_A_LINE = 100_000_000

/**
 * `₹1,23,456.50 Cr`, `Rs. 500`, `(1,000.00)`, `-20` in paise; null for a blank, for zero and for
 * what is no amount.
 */
export function parseBankAmount(text: string): BankAmount | null {
  const plain = toLatinDigits(text)
    .replace(/[\s\u00a0']/g, '')
    .replace(/^(?:₹|rs\.?|inr)/i, '')
  const match =
    /^(\()?([+-])?(?:₹)?(\d[\d,]*(?:\.\d{1,2})?|\.\d{1,2})(\))?\(?(cr|dr|c|d|[+-])?\.?\)?$/i.exec(
      plain,
    )
  if (!match) return null
  const [, open, sign, digits = '', , suffix] = match
  const rupees = Number(digits.replaceAll(',', ''))
  if (!(rupees > 0) || rupees > MAX_RUPEES_OF_A_LINE) return null
  const direction = suffix
    ? parseDirection(suffix)
    : sign === '-' || open
      ? 'out'
      : sign === '+'
        ? 'in'
        : null
  return { amount: asPaise(Math.round(rupees * 100)), direction }
}
