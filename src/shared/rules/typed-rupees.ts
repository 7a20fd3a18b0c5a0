import { toLatinDigits } from '#shared/text/latin-digits.ts'
import { MAX_RUPEES } from './money.ts'

/** An amount that was typed; one in words of size ("1.5 lakh") is better asked about. */
export type TypedRupees = { rupees: number; isInWords: boolean }

const MAX_TYPED = 60
const CURRENCY_BEFORE = /^(?:(?:₹|rs|inr|rupees|रुपये|रुपए|रुपया|रु)\.? ?)+/u
const CURRENCY_AFTER = /(?: ?(?:rs|inr|rupees|रुपये|रुपए|रुपया|रु)\.?| ?\/[-=]){1,3}$/u
const SIZES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|hazaa?r|हज़ार|हजार)$/, 1000],
  [/^(?:l|lakhs?|lacs?|लाख)\.?$/, 100_000],
  [/^(?:cr|crores?|करोड़|करोड)\.?$/, 10_000_000],
]
/** Plain digits, or groups that end in three; more decimals only before a word of size. */
const AMOUNT =
  /^(\d+|\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3})(?:\.(\d{0,7}))?(?: ?(\p{L}[\p{L}\p{M}.]*))?$/u

/**
 * Money as people write it: `12,500`, `12500/-`, `₹12,500 rs`, `१२,५००`, `1.5 lakh`. Null for what
 * is no amount, has parts of a paisa, or is more than the site takes.
 */
export function parseTypedRupees(typed: string): TypedRupees | null {
  if (typed.length > MAX_TYPED) return null
  const text = toLatinDigits(typed.normalize('NFKC')).toLowerCase().replace(/\s+/g, ' ').trim()
  const bare = text.replace(CURRENCY_BEFORE, '').replace(CURRENCY_AFTER, '')
  const [, whole, decimals = '', word = ''] = AMOUNT.exec(bare) ?? []
  if (whole === undefined) return null
  const size = word === '' ? 1 : SIZES.find(([name]) => name.test(word))?.[1]
  if (size === undefined) return null
  const paise = (Number(whole.replace(/\D/g, '')) + Number(`0.${decimals || 0}`)) * size * 100
  const kept = Math.round(paise)
  if (Math.abs(paise - kept) > 1e-4 || kept > MAX_RUPEES * 100) return null
  return { rupees: kept / 100, isInWords: size > 1 }
}
