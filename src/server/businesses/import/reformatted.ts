import { toLatinDigits } from '#shared/text/latin-digits.ts'
import type { Field } from './header.ts'

const PHONES: readonly Field[] = ['phone', 'alternate_phone', 'whatsapp']
const MIN_DECIMALS = 4
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/**
 * Whether a spreadsheet only wrote a value in its own way when it opened and saved the file: a long
 * number in powers of ten, a point with fewer decimals, a date in another order.
 */
export function isReformatted(field: Field, text: string, before: string): boolean {
  if (PHONES.includes(field)) return isShortened(text, before)
  if (field === 'latitude' || field === 'longitude') return isRounded(text, before)
  if (field === 'source_date') return datesOf(text).has(`${before}-01-01`.slice(0, 10))
  return false
}

/** 9.19007E+11 of +919006618191. */
function isShortened(text: string, before: string): boolean {
  const found = /^(\d(?:[.,](\d+))?)e\+?(\d+)$/i.exec(toLatinDigits(text))
  const digits = before.replace(/^\+/, '')
  if (!found || !/^\d+$/.test(digits)) return false
  const [, mantissa = '', decimals = '', power] = found
  const shortened = Number(digits).toExponential(decimals.length)
  return shortened === `${mantissa.replace(',', '.')}e+${Number(power)}`
}

function isRounded(text: string, before: string): boolean {
  const plain = text.replace(',', '.')
  const decimals = /^[+-]?\d+\.(\d+)$/.exec(plain)?.[1]?.length ?? 0
  return before !== '' && decimals >= MIN_DECIMALS && Number(before).toFixed(decimals) === plain
}

/** The days that a date may mean, as YYYY-MM-DD: the order of day and month is not known. */
function datesOf(text: string): Set<string> {
  const parts = toLatinDigits(text)
    .replace(/ 00:00(?::00)?$/, '')
    .split(/[-/.\s]/)
    .map(numberOf)
  const [a = NaN, b = NaN, c = NaN] = parts
  const found =
    parts.length === 2
      ? // Sep-17 of 2017-09
        [dateOf(b, a, 1), dateOf(a, b, 1)]
      : [dateOf(a, b, c), dateOf(c, b, a), dateOf(c, a, b)]
  return new Set(parts.length > 3 ? [] : found)
}

function numberOf(part: string): number {
  const month = MONTHS.indexOf(part.slice(0, 3).toLowerCase()) + 1
  return month > 0 ? month : /^\d{1,4}$/.test(part) ? Number(part) : NaN
}

function dateOf(year: number, month: number, day: number): string {
  const whole = year < 100 ? year + (year < 50 ? 2000 : 1900) : year
  const two = (number: number) => String(number).padStart(2, '0')
  return `${whole}-${two(month)}-${two(day)}`
}
