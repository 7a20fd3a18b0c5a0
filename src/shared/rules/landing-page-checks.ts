import { DAY_MS, WEEK_MS } from './duration.ts'
import { getHostWithoutWww } from './target-address.ts'

/* What a look at the address of a running campaign means. Every week somebody looks again. */

export const LANDING_PAGE_OUTCOMES = [
  'answers',
  'redirects',
  'fails',
  'refused',
  'unchecked',
] as const
export type LandingPageOutcome = (typeof LANDING_PAGE_OUTCOMES)[number]

/** How an address answered. */
export type LandingPageCheck = {
  outcome: LandingPageOutcome
  status: number | null
  finalUrl: string
}

/** `unknown`: this machine was offline. The campaign is stopped for `refused` and `moved`. */
export type LandingPageVerdict = 'fine' | 'unreachable' | 'refused' | 'moved' | 'unknown'

/** Looks in a row without an answer before anybody is notified. */
export const MIN_FAILURES_BEFORE_NOTICE = 2

/** The site an address leads to in the end; null where it did not answer. */
export const getReachedSite = ({ outcome, finalUrl }: LandingPageCheck): string | null =>
  outcome === 'answers' || outcome === 'redirects' ? getHostWithoutWww(finalUrl) : null

/**
 * What is to be said of an address. `approvedSite` is where it led when it was approved; null where
 * nobody had looked then, and the first answer becomes it.
 */
export function judgeLandingPage(
  seen: LandingPageCheck,
  approvedSite: string | null,
): LandingPageVerdict {
  const { outcome, status } = seen
  if (outcome === 'refused') return 'refused'
  if (outcome === 'unchecked') return 'unknown'
  if (outcome === 'redirects')
    return approvedSite === null || getReachedSite(seen) === approvedSite ? 'fine' : 'moved'
  return outcome === 'fails' && isGone(status) ? 'unreachable' : 'fine'
}

/**
 * Many websites answer a program with 403 or 429, and people with their page: only an answer that
 * people get as well counts.
 */
const isGone = (status: number | null): boolean =>
  status === null || status === 404 || status === 410 || status >= 500

/** When to look again after `failures` looks in a row that found nothing. */
export function getNextCheckTime(now: Date, verdict: LandingPageVerdict, failures: number): Date {
  const isSoon = verdict === 'unknown' || (failures > 0 && failures < MIN_FAILURES_BEFORE_NOTICE)
  return new Date(now.getTime() + (isSoon ? DAY_MS : WEEK_MS))
}
