/**
 * Times are `HH:MM` in Asia/Kolkata. A close before the open is on the next day; equal times mean
 * the whole day.
 */
export type TimeSpan = { open: string; close: string }

/**
 * Two spans of one day, the earlier one first; null when they touch, overlap, or one of them is
 * the whole day. Only the later one may go past midnight, and not into the next day's first.
 */
export function orderTimeSpans(
  one: TimeSpan,
  other: TimeSpan,
): (TimeSpan & { second: TimeSpan }) | null {
  const [first, second] = one.open < other.open ? [one, other] : [other, one]
  const isApart = first.open < first.close && first.close < second.open
  const endsInTime = second.close > second.open || second.close <= first.open
  return isApart && endsInTime ? { ...first, second } : null
}
