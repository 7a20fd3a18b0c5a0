import {
  COUNT_KINDS,
  COUNTED_NOUNS,
  DEFAULT_PERIOD,
  PERIODS,
  type CountedNoun,
  type CountKind,
  type Period,
} from '#shared/rules/analytics.ts'

export type AnalyticsFilters = {
  days: Period
  kind: CountKind
  of: { noun: CountedNoun; id: string } | null
}

/** What the address chooses: `?days=7&show=call&of=business-12`; anything else is the usual. */
export function readAnalyticsFilters(address: URLSearchParams): AnalyticsFilters {
  const [noun, id] = (address.get('of') ?? '').split('-')
  const known = COUNTED_NOUNS.find((one) => one === noun)
  return {
    days: PERIODS.find((days) => String(days) === address.get('days')) ?? DEFAULT_PERIOD,
    kind: COUNT_KINDS.find((kind) => kind === address.get('show')) ?? 'view',
    of: known && id && /^\d+$/.test(id) ? { noun: known, id } : null,
  }
}

/** The query of a call for what was chosen. */
export const toAnalyticsQuery = ({ days, of }: AnalyticsFilters) => ({ days: String(days), ...of })
