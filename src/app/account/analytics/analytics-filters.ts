import {
  VISITOR_ACTION_KINDS,
  ANALYTICS_RECORD_TYPES,
  DEFAULT_PERIOD,
  ANALYTICS_PERIODS,
  type AnalyticsRecordType,
  type VisitorActionKind,
  type AnalyticsPeriod,
} from '#shared/rules/analytics.ts'

export type AnalyticsFilters = {
  days: AnalyticsPeriod
  kind: VisitorActionKind
  of: { noun: AnalyticsRecordType; id: string } | null
}

/** What the address chooses: `?days=7&show=call&of=business-12`; anything else is the usual. */
export function readAnalyticsFilters(address: URLSearchParams): AnalyticsFilters {
  const [noun, id] = (address.get('of') ?? '').split('-')
  const known = ANALYTICS_RECORD_TYPES.find((one) => one === noun)
  return {
    days: ANALYTICS_PERIODS.find((days) => String(days) === address.get('days')) ?? DEFAULT_PERIOD,
    kind: VISITOR_ACTION_KINDS.find((kind) => kind === address.get('show')) ?? 'view',
    of: known && id && /^\d+$/.test(id) ? { noun: known, id } : null,
  }
}

/** The query of a call for what was chosen. */
export const toAnalyticsQuery = ({ days, of }: AnalyticsFilters) => ({ days: String(days), ...of })
