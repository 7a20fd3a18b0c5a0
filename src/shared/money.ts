/** Money is integer paise everywhere; only these lines turn it into rupees. */
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `₹1,23,456`, or `₹1,23,456.50` when there are paise. */
export function formatRupees(paise: number): string {
  const amount = Math.round(Math.abs(paise))
  const format = amount % 100 === 0 ? whole : withPaise
  return `${paise < 0 && amount > 0 ? '-' : ''}₹${format.format(amount / 100)}`
}

/** A count with Indian digit grouping: `19,39,869`. */
export function formatCount(count: number): string {
  return whole.format(count)
}
