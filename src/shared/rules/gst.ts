import { GST_STATES } from './gst-states.ts'
import { asPaise, type Paise } from './money.ts'

/* Goods and services tax on advertising: numbers, rates, and how tax is rounded. */

/** SAC code and percent that are proposed: sale of other advertising space. */
export const PROPOSED_SAC = '998365'
export const PROPOSED_GST_PERCENT = 18
export const MOST_GST_PERCENT = 40

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** State, PAN, how manieth of that PAN, a letter of the office, check character. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][\dA-Z]$/

/** A tax number as it is kept: capital letters and digits alone. */
export const normaliseGstin = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '')

/** The last character that belongs to the first fourteen of a tax number. */
export function getGstinCheck(first: string): string {
  const sum = [...first].reduce((total, letter, at) => {
    const product = DIGITS.indexOf(letter) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length)
  }, 0)
  return DIGITS[(DIGITS.length - (sum % DIGITS.length)) % DIGITS.length]!
}

/** Whether this may be a tax number: its form, its state and its check character. */
export const isGstin = (text: string): boolean =>
  GSTIN.test(text) && isGstState(text.slice(0, 2)) && getGstinCheck(text.slice(0, 14)) === text[14]

export const isGstState = (code: string): boolean => Object.hasOwn(GST_STATES, code)

/** The code of the state in which a tax number was given. */
export const getStateOfGstin = (gstin: string): string => gstin.slice(0, 2)

/** `20-Name`, as the returns of the tax office write a place of supply; blank when not known. */
export const formatPlaceOfSupply = (code: string): string =>
  isGstState(code) ? `${code}-${GST_STATES[code]}` : ''

/**
 * The tax on what was charged in a month: twice that of each half, rounded to the paisa, so that
 * central and state tax are always the same amount.
 */
export const getTax = (taxable: Paise, percent: number): Paise =>
  asPaise(2 * Math.round((Number(taxable) * percent) / 200))

/** What a month has been charged with so far, at a rate. */
export type TaxedMonth = { percent: number; taxable: number; tax: number }

/**
 * The most that clicks may cost, in paise before tax, so that price and tax are covered by what is
 * there. Tax is rounded over the whole month, so it depends on what was charged before.
 */
export function getSpendable(available: number, { percent, taxable, tax }: TaxedMonth): number {
  if (percent === 0 || available <= 0) return available
  const costOf = (price: number) => price + Number(getTax(asPaise(taxable + price), percent)) - tax
  let price = Math.floor(((available + 2) * 100) / (100 + percent)) + 1
  while (price > 0 && costOf(price) > available) price -= 1
  return price
}

/** Tax as it stands on an invoice: by halves in one state, in one sum between two. */
export type TaxParts = { cgst: Paise; sgst: Paise; igst: Paise }

export function splitTax(tax: Paise, isSameState: boolean): TaxParts {
  const half = asPaise(Number(tax) / 2)
  const none = asPaise(0)
  return isSameState
    ? { cgst: half, sgst: half, igst: none }
    : { cgst: none, sgst: none, igst: tax }
}
