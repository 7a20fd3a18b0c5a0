import { getExpectedClicksByNow } from './ad-pace.ts'

/* When clicks of a campaign are so unusual that somebody must look. */

/** Far more than usual, mostly from few networks, or nearly as many clicks as views. */
export const AD_ALERT_KINDS = ['many', 'few-networks', 'every-view'] as const
export type AdAlertKind = (typeof AD_ALERT_KINDS)[number]

export const AD_ALERT_OUTCOMES = ['normal', 'taken-back'] as const
export type AdAlertOutcome = (typeof AD_ALERT_OUTCOMES)[number]

/** Fewer clicks of a day tell nothing, and cost little. */
export const MIN_ALERT_CLICKS = 20
/** So many times what is usual by that time of the day. */
const TIMES_USUAL = 4
/** Of so many networks at most, and so many of a hundred clicks from them. */
export const MAX_CONCENTRATED_NETWORKS = 3
export const MIN_FEW_NETWORKS_PERCENT = 60
/** People follow one view in a hundred, and hardly ever one in four. */
const FOLLOWED_SHARE = 0.25

/** What is usual is learnt from so many days; a campaign that is younger has no usual yet. */
export const USUAL_CLICKS_DAYS = 28
const ENOUGH_DAYS = 3
/** Nobody can tell five clicks of a day from none. */
const LEAST_USUAL = 5

/** Clicks of a whole day that are usual: the middle one of the days on which it was seen. */
export function getUsualClicks(days: readonly number[]): { usual: number; isKnown: boolean } {
  const inOrder = days.toSorted((one, other) => one - other)
  const middle = inOrder[Math.floor(inOrder.length / 2)] ?? 0
  return { usual: Math.max(LEAST_USUAL, middle), isKnown: days.length >= ENOUGH_DAYS }
}

export type AlertFacts = {
  /** Charged today. */
  clicks: number
  /** Counted views of today. */
  views: number
  /** Clicks by the few networks with the most. */
  ofFewNetworks: number
  usual: number
  isKnown: boolean
  dayShare: number
  /** Clicks of a day that an administrator found normal in these weeks. */
  accepted: number
}

/** Why somebody must look at the clicks of a campaign; null: nothing is unusual. */
export function getAlertKind(facts: AlertFacts): AdAlertKind | null {
  const { clicks, views, ofFewNetworks, usual, isKnown, dayShare, accepted } = facts
  if (clicks < MIN_ALERT_CLICKS || clicks < 2 * accepted) return null
  if (isKnown && clicks > TIMES_USUAL * getExpectedClicksByNow(usual, dayShare)) return 'many'
  if (ofFewNetworks * 100 >= MIN_FEW_NETWORKS_PERCENT * clicks) return 'few-networks'
  return clicks >= FOLLOWED_SHARE * views ? 'every-view' : null
}
