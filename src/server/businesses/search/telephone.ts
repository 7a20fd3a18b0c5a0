import { sql, type SQL } from 'drizzle-orm'
import { PIN_BEGINNINGS } from '#district/local.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { toLatinDigits } from '#shared/text/latin-digits.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import { EMPTY_INTERPRETATION, type SearchPlan } from './interpretation.ts'

/** A telephone number in a search: its digits, and whether it is a whole one. */
export type QueryPhone = { digits: string; isWhole: boolean; typed: string }

/** Digits and what is written between them, with or without the country before. */
const RUN = /\+?\p{Nd}(?:[\s().\u2010-\u2015-]*\p{Nd}){5,19}/gu
/** The end of a number: six is what a landline has behind its area code. */
const MIN_END = 6
const MAX_END = 9
/** So is a PIN code of the state. */
const isPin = (digits: string) =>
  digits.length === 6 && PIN_BEGINNINGS.some((beginning) => digits.startsWith(beginning))

/**
 * The telephone number in a text: a whole one in any usual way to write it, or its last digits.
 * Codes of a bank are no number, though they end in one.
 */
export function findPhoneNumber(text: string): QueryPhone | undefined {
  for (const { 0: typed, index } of text.slice(0, MAX_LENGTH).matchAll(RUN)) {
    if (/[\p{L}\p{N}]/u.test(text.charAt(index - 1) + text.charAt(index + typed.length))) continue
    const whole = normalisePhone(typed)
    if (whole?.startsWith('+91')) return { digits: whole.slice(3), isWhole: true, typed }
    const digits = toLatinDigits(typed).replace(/\D/g, '').replace(/^0+/, '')
    if (digits.length >= MIN_END && digits.length <= MAX_END && !isPin(digits))
      return { digits, isWhole: false, typed }
  }
  return undefined
}

const MAX_LENGTH = 200

/** The columns whose numbers everybody sees; each has an index of its digits from the end. */
const PUBLIC = [businesses.phone, businesses.alternatePhone, businesses.whatsappNumber] as const

/** How to find the listings with this number, the one that is called by it first. */
export function buildPhonePlan({ digits, typed }: QueryPhone): SearchPlan {
  const from = [...digits].reverse().join('')
  const has = PUBLIC.map(
    (column) => sql`(reverse(${column}) collate "C" >= ${from}
      and reverse(${column}) collate "C" < ${`${from}:`})`,
  )
  const condition: SQL = sql`(${sql.join(has, sql` or `)})`
  const rank = sql<number>`coalesce(${has[0]!}, false)::int::real`
  return {
    condition,
    rank,
    understood: { ...EMPTY_INTERPRETATION, number: typed.trim(), named: true },
  }
}
