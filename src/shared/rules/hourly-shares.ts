/** When visitors come: the share of a day's views in each hour in India, 24 numbers. */
export type HourlyShares = readonly number[]

const HOURS = 24
/** Views below which a site has no shape of its own yet. */
const ENOUGH = 1000
/** Until then: nobody at night, and the same in every hour from six to eleven in the evening. */
const USUAL: HourlyShares = Array.from({ length: HOURS }, (_, hour) =>
  hour >= 6 && hour < 23 ? 1 / 17 : 0,
)

/** The shape of these counts of views by hour. */
export function getHourlyShares(counts: readonly { hour: number; views: number }[]): HourlyShares {
  const sum = counts.reduce((total, { views }) => total + views, 0)
  if (sum < ENOUGH) return USUAL
  const byHour = new Map(counts.map(({ hour, views }) => [hour, views]))
  return Array.from({ length: HOURS }, (_, hour) => (byHour.get(hour) ?? 0) / sum)
}

/** The share of the day's views that has come by a minute of the day. */
export function getDayShareAt(shape: HourlyShares, minute: number): number {
  const hour = Math.floor(minute / 60)
  const before = shape.slice(0, hour).reduce((sum, share) => sum + share, 0)
  return Math.min(1, before + (shape[hour] ?? 0) * ((minute % 60) / 60))
}
