import { describe, expect, test } from 'vitest'
import {
  adVerdict,
  MAX_CLICKS_A_DAY,
  MAX_VIEWS_OF_NETWORK,
  OFFER_MS,
  type AdEventFacts,
} from '#shared/rules/ad-verdict.ts'

const MINUTE = 60_000

/** A click on an advertisement that was seen, by somebody who came once. */
const click: AdEventFacts = {
  kind: 'click',
  ageMs: 5000,
  isProgram: false,
  isPrefetch: false,
  isElsewhere: false,
  isOwn: false,
  before: 0,
  wasViewed: true,
  sinceSameMs: null,
  clicksToday: 0,
  networkClicks: { ofCreative: 0, inAll: 0 },
  networkViews: 0,
  isRunning: true,
  left: 800,
  price: 800,
}
const view: AdEventFacts = { ...click, kind: 'view', wasViewed: false, price: 0, left: 0 }

describe('what becomes of a view or a click', () => {
  test.each<[string, AdEventFacts, string]>([
    ['a click on what was seen', click, 'billed'],
    ['a view', view, 'billed'],
    ['a program', { ...click, isProgram: true }, 'program'],
    ['a page nobody has opened', { ...view, isPrefetch: true }, 'prefetch'],
    ['an offer to somebody else', { ...click, isElsewhere: true }, 'elsewhere'],
    ['the last moment of an offer', { ...click, ageMs: OFFER_MS }, 'billed'],
    ['an offer that is too old', { ...click, ageMs: OFFER_MS + 1 }, 'expired-offer'],
    ['an offer of the future', { ...click, ageMs: -1 }, 'too-fast'],
    [
      'the tenth click of a neighbourhood on a creative',
      { ...click, networkClicks: { ofCreative: 9, inAll: 49 } },
      'billed',
    ],
    ['the eleventh', { ...click, networkClicks: { ofCreative: 10, inAll: 10 } }, 'too-many'],
    [
      'too many of a neighbourhood in all',
      { ...click, networkClicks: { ofCreative: 0, inAll: 50 } },
      'too-many',
    ],
    ['the advertiser', { ...click, isOwn: true }, 'own'],
    ['a hand quicker than an eye', { ...click, ageMs: 999 }, 'too-fast'],
    ['the same offer again', { ...click, before: 1 }, 'repeat'],
    ['a click on what was not seen', { ...click, wasViewed: false }, 'not-viewed'],
    ['the same visitor within half an hour', { ...click, sinceSameMs: 30 * MINUTE - 1 }, 'repeat'],
    ['the same visitor after half an hour', { ...click, sinceSameMs: 30 * MINUTE }, 'billed'],
    ['a view within ten minutes', { ...view, sinceSameMs: 10 * MINUTE - 1 }, 'repeat'],
    ['a view after ten minutes', { ...view, sinceSameMs: 10 * MINUTE }, 'billed'],
    ['more clicks than anyone makes', { ...click, clicksToday: MAX_CLICKS_A_DAY }, 'too-many'],
    ['as many views', { ...view, clicksToday: MAX_CLICKS_A_DAY }, 'billed'],
    [
      'the last view of a neighbourhood',
      { ...view, networkViews: MAX_VIEWS_OF_NETWORK - 1 },
      'billed',
    ],
    ['more than that', { ...view, networkViews: MAX_VIEWS_OF_NETWORK }, 'too-many'],
    ['a click after so many views', { ...click, networkViews: MAX_VIEWS_OF_NETWORK }, 'billed'],
    ['a campaign that stands still', { ...click, isRunning: false }, 'paused'],
    ['a paisa too little', { ...click, left: 799 }, 'budget-used'],
    ['a program before all else', { ...click, isProgram: true, before: 3, left: 0 }, 'program'],
  ])('%s', (_, facts, verdict) => {
    expect(adVerdict(facts)).toBe(verdict)
  })
})
