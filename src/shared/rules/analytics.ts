/**
 * What people do with a listing or an ad, as far as it is counted, in the order in which it is
 * shown.
 */
export const COUNT_KINDS = [
  'view',
  'call',
  'whatsapp',
  'directions',
  'website',
  'save',
  'share',
  'message',
] as const

export type CountKind = (typeof COUNT_KINDS)[number]
export type Counts = Record<CountKind, number>

/** What has analytics: businesses and classified ads. */
export const COUNTED_NOUNS = ['business', 'classified'] as const
export type CountedNoun = (typeof COUNTED_NOUNS)[number]

/** The periods to choose from, in days; today is the last of them. */
export const PERIODS = [7, 28, 90] as const
export type Period = (typeof PERIODS)[number]
export const DEFAULT_PERIOD: Period = 28

/** Retention of daily sums, in months. */
export const KEPT_MONTHS = 25

export const noCounts = (): Counts => ({
  view: 0,
  call: 0,
  whatsapp: 0,
  directions: 0,
  website: 0,
  save: 0,
  share: 0,
  message: 0,
})
