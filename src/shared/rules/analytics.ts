/**
 * What people do with a listing or an ad, as far as it is counted, in the order in which it is
 * shown.
 */
export const VISITOR_ACTION_KINDS = [
  'view',
  'call',
  'whatsapp',
  'directions',
  'website',
  'save',
  'share',
  'message',
] as const

export type VisitorActionKind = (typeof VISITOR_ACTION_KINDS)[number]
export type VisitorActionCounts = Record<VisitorActionKind, number>

/** What has analytics: businesses and classified ads. */
export const ANALYTICS_RECORD_TYPES = ['business', 'classified'] as const
export type AnalyticsRecordType = (typeof ANALYTICS_RECORD_TYPES)[number]

/** The periods to choose from, in days; today is the last of them. */
export const ANALYTICS_PERIODS = [7, 28, 90] as const
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number]
export const DEFAULT_PERIOD: AnalyticsPeriod = 28

/** Retention of daily sums, in months. */
export const RETENTION_MONTHS = 25

export const createZeroActionCounts = (): VisitorActionCounts => ({
  view: 0,
  call: 0,
  whatsapp: 0,
  directions: 0,
  website: 0,
  save: 0,
  share: 0,
  message: 0,
})
