import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

export const DAY_RANGES = [7, 14, 28, 90] as const
export type DayRange = (typeof DAY_RANGES)[number]
export const METRICS = ['clicks', 'seen', 'spent'] as const
export type Metric = (typeof METRICS)[number]
export const BREAKDOWNS = ['creatives', 'placements', 'pages', 'towns'] as const
export type Breakdown = (typeof BREAKDOWNS)[number]

export type StatsQuery = {
  campaign: number | null
  days: DayRange
  kind: Metric
  by: 'days' | 'hours'
  part: Breakdown
  compare: boolean
}

/** What the address asks of the statistics: `?campaign=12&days=7&show=spent`. */
export function readStatsQuery(address: URLSearchParams): StatsQuery {
  const id = address.get('campaign') ?? ''
  const one = <Value extends string | number>(all: readonly Value[], name: string) =>
    all.find((value) => String(value) === address.get(name))
  return {
    campaign: /^\d{1,10}$/.test(id) ? Number(id) : null,
    days: one(DAY_RANGES, 'days') ?? 14,
    kind: one(METRICS, 'show') ?? 'clicks',
    by: address.get('by') === 'hours' ? 'hours' : 'days',
    part: one(BREAKDOWNS, 'part') ?? 'creatives',
    compare: address.get('compare') === '1',
  }
}

/** The query of the calls: so many days up to today in India. */
export function getDateRange({ days, compare }: StatsQuery, now: Date) {
  const until = getKolkataDate(now)
  const from = new Date(Date.parse(until) - (days - 1) * DAY_MS).toISOString().slice(0, 10)
  return { from, until, ...(compare ? { compare: 'true' as const } : {}) }
}
