import { DAY_MS } from './duration.ts'

/* What advertisers and administrators read of the sums of the ledger. Money is paise. */

/** A span of more days is asked for in parts. */
export const MAX_STATS_DAYS = 400
/** Without a choice: four whole weeks, so that every weekday is in them as often. */
export const DEFAULT_STATS_DAYS = 28

/** Sums of what was counted. */
export type AdSums = {
  shown: number
  viewable: number
  clicks: number
  excluded: number
  spent: number
}

/** How many of a hundred, with two decimals; null of nothing. */
export const toPercent = (part: number, of: number): number | null =>
  of === 0 ? null : Math.round((part / of) * 10_000) / 100

/** Charged clicks in a hundred views, with two decimals; 0 without a view. */
export const getClickRate = ({ viewable, clicks }: Pick<AdSums, 'viewable' | 'clicks'>): number =>
  toPercent(clicks, viewable) ?? 0

/** What a charged click cost, in whole paise; null without one. */
export const getAverageCost = ({
  clicks,
  spent,
}: Pick<AdSums, 'clicks' | 'spent'>): number | null =>
  clicks === 0 ? null : Math.round(spent / clicks)

/** The day so many days later, or earlier. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The last day of a month, `2026-11` or any day of it. */
export const getLastDayOfMonth = (month: string): string => {
  const first = `${month.slice(0, 7)}-01`
  return shiftDay(`${shiftDay(first, 31).slice(0, 7)}-01`, -1)
}

/** The month of a day and those before it, the latest first: `2026-11`. */
export function listMonths(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
}

/** How many days there are from the first to the last, both included. */
export const countDays = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1

/** Every day from the first to the last. */
export const listDays = (from: string, until: string): string[] =>
  Array.from({ length: Math.max(0, countDays(from, until)) }, (_, n) => shiftDay(from, n))
