/*
 * The reference of a payment, `Z-4F7K2`: five characters that people copy by hand from one app into
 * another, so that money in a bank's statement finds its payment. There is no 0, O, 1 or I.
 */

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 5
/** So many different first characters are chosen by chance. */
export const PAYMENT_REFERENCE_SIZES = { alphabet: ALPHABET.length, chosen: LENGTH - 1 }

/**
 * The powers of a primitive element of the field of 32 elements. Each character is multiplied with
 * a power of its own, and the sum of all is zero: any single wrong character and any two that are
 * swapped make another sum.
 */
const WEIGHTS = [2, 4, 8, 16] as const

/** The product in the field of 32 elements (modulo x⁵ + x² + 1). */
function multiply(a: number, b: number): number {
  let product = 0
  for (let left = a, bits = b; bits > 0; bits >>= 1) {
    if (bits & 1) product ^= left
    left <<= 1
    if (left & 32) left ^= 0b100101
  }
  return product
}

/** The number of the check letter of the first four. */
const checkOf = (values: readonly number[]): number =>
  values.reduce((sum, value, at) => sum ^ multiply(value, WEIGHTS[at]!), 0)

/** The reference of four numbers below 32, chosen by chance. */
export function makePaymentReference(values: readonly number[]): string {
  const text = [...values, checkOf(values)].map((value) => ALPHABET[value]).join('')
  return `Z-${text}`
}

/** Whether it is a reference as the site writes it, with the right check letter. */
export function isPaymentReference(text: string): boolean {
  if (!/^Z-[2-9A-HJ-NP-Z]{5}$/.test(text)) return false
  const values = Array.from(text.slice(2), (character) => ALPHABET.indexOf(character))
  return checkOf(values.slice(0, -1)) === values.at(-1)
}

/** A reference in a line of a bank; `isExact` when nothing had to be forgiven. */
export type FoundReference = { reference: string; isExact: boolean }

/** Signs that people and banks write between the characters are allowed anywhere. */
const LOOSE = /(?<![A-Z0-9])Z(?=((?:[\s\-\u2010-\u2015_.:/]*[2-9A-HJ-NP-Z]){5}))/g

/**
 * The references that stand in a text. Small letters, spaces and a hyphen that is missing or
 * another sign are forgiven; what has a wrong check letter is none.
 */
export function findPaymentReferences(text: string): FoundReference[] {
  const found = new Map<string, FoundReference>()
  const capitals = text.toUpperCase()
  for (const match of capitals.matchAll(LOOSE)) {
    const written = match[1]!
    const end = match.index + 1 + written.length
    const reference = `Z-${written.replace(/[^A-Z0-9]/g, '')}`
    if (!isPaymentReference(reference)) continue
    const isExact = text.slice(match.index, end) === reference
    found.set(reference, { reference, isExact: isExact || found.get(reference)?.isExact === true })
  }
  return [...found.values()]
}
