import { getKolkataDate } from '#shared/rules/kolkata.ts'

export const SPANS = [7, 14, 28, 90] as const
export type Span = (typeof SPANS)[number]
export const KINDS = ['clicks', 'seen', 'spent'] as const
export type Kind = (typeof KINDS)[number]
export const PARTS = ['creatives', 'placements', 'pages', 'towns'] as const
export type Part = (typeof PARTS)[number]

export type StatsQuery = {
  campaign: number | null
  days: Span
  kind: Kind
  by: 'days' | 'hours'
  part: Part
  compare: boolean
}

const DAY_MS = 24 * 60 * 60 * 1000

/** What the address asks of the statistics: `?campaign=12&days=7&show=spent`. */
export function statsQueryAt(address: URLSearchParams): StatsQuery {
  const id = address.get('campaign') ?? ''
  const one = <Value extends string | number>(all: readonly Value[], name: string) =>
    all.find((value) => String(value) === address.get(name))
  return {
    campaign: /^\d{1,10}$/.test(id) ? Number(id) : null,
    days: one(SPANS, 'days') ?? 14,
    kind: one(KINDS, 'show') ?? 'clicks',
    by: address.get('by') === 'hours' ? 'hours' : 'days',
    part: one(PARTS, 'part') ?? 'creatives',
    compare: address.get('compare') === '1',
  }
}

/** The query of the calls: so many days up to today in India. */
export function spanOf({ days, compare }: StatsQuery, now: Date) {
  const until = getKolkataDate(now)
  const from = new Date(Date.parse(until) - (days - 1) * DAY_MS).toISOString().slice(0, 10)
  return { from, until, ...(compare ? { compare: 'true' as const } : {}) }
}
