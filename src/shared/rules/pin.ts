import { toLatinDigits } from '#shared/text/latin-digits.ts'

/** A PIN code of India, in Latin digits and without spaces. */
export const PIN = /^[1-9]\d{5}$/

/** Whether a text is one. */
export const isPin = (text: string): boolean => PIN.test(text)

/**
 * A PIN code as six Latin digits, from any usual way to write it: "822 101", "822-101", "८२२१०१".
 * Null when it is none.
 */
export function normalisePin(text: string): string | null {
  const pin = toLatinDigits(text).replace(/[\s\u2010-\u2015-]/g, '')
  return isPin(pin) ? pin : null
}
