declare const unit: unique symbol

/**
 * Money as the server keeps it: whole paise, so that sums are exact. Deliberately no `number` to
 * the type checker: an amount cannot be stored, mailed or answered in the wrong unit.
 */
export interface Paise {
  readonly [unit]: 'paise'
}

/** The largest amount that the site takes anywhere. */
export const MAX_RUPEES = 20_000_000

/** A number that counts paise, such as a sum made by the database. */
export const asPaise = (count: number): Paise => count as unknown as Paise

/** Rupees, as people, forms and the API say them, to the paise that are kept. */
export const toPaise = (rupees: number): Paise => asPaise(Math.round(rupees * 100))

/** Kept paise to the rupees of an answer; unknown stays unknown. */
export function toRupees(paise: Paise): number
export function toRupees(paise: Paise | null): number | null
export function toRupees(paise: Paise | null): number | null {
  return paise === null ? null : (paise as unknown as number) / 100
}

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const withPaise = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** `₹1,23,456`, or `₹1,23,456.50` when there are paise. */
export function formatRupees(rupees: number): string {
  const paise = Math.round(Math.abs(rupees) * 100)
  const format = paise % 100 === 0 ? whole : withPaise
  return `${rupees < 0 && paise > 0 ? '-' : ''}₹${format.format(paise / 100)}`
}

/** Always with paise, so that figures of a column line up: `₹1,23,456.00`. */
export const formatExactRupees = (rupees: number): string =>
  `${rupees < 0 ? '-' : ''}₹${withPaise.format(Math.abs(rupees))}`

/** A count with Indian digit grouping: `19,39,869`. */
export function formatCount(count: number): string {
  return whole.format(count)
}
