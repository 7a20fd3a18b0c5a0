import { describe, expect, test } from 'vitest'
import {
  judgeAdEvent,
  MAX_CLICKS_PER_DAY,
  MAX_CLICKS_OF_WIDE_NETWORK,
  MAX_VIEWS_OF_NETWORK,
  MAX_VIEWS_OF_WIDE_NETWORK,
  AD_OFFER_VALID_MS,
  type AdEventFacts,
} from '#shared/rules/charge-verdict.ts'

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
  addressKind: 'ipv6',
  networkClicks: { ofCreative: 0, inAll: 0 },
  siteClicks: { ofCreative: 0, inAll: 0 },
  networkViews: 0,
  siteViews: 0,
  isRunning: true,
  left: 800,
  balance: 800,
  leftByPace: 800,
  usualLeft: null,
  price: 800,
}
const view: AdEventFacts = {
  ...click,
  kind: 'view',
  wasViewed: false,
  price: 0,
  left: 0,
  balance: 0,
  leftByPace: 0,
}

describe('what becomes of a view or a click', () => {
  test.each<[string, AdEventFacts, string]>([
    ['a click on what was seen', click, 'billed'],
    ['a view', view, 'billed'],
    ['a program', { ...click, isProgram: true }, 'program'],
    ['a page nobody has opened', { ...view, isPrefetch: true }, 'prefetch'],
    ['an offer to somebody else', { ...click, isElsewhere: true }, 'elsewhere'],
    ['the last moment of an offer', { ...click, ageMs: AD_OFFER_VALID_MS }, 'billed'],
    ['an offer that is too old', { ...click, ageMs: AD_OFFER_VALID_MS + 1 }, 'expired-offer'],
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
    [
      'the twentieth of a /48 on a creative',
      { ...click, siteClicks: { ofCreative: 19, inAll: 99 } },
      'billed',
    ],
    ['the next of a /48', { ...click, siteClicks: { ofCreative: 20, inAll: 20 } }, 'too-many'],
    [
      'too many of a /48 in all',
      { ...click, siteClicks: { ofCreative: 0, inAll: 100 } },
      'too-many',
    ],
    [
      'as many of a /16 of IPv4',
      { ...click, addressKind: 'ipv4', siteClicks: { ofCreative: 99, inAll: 499 } },
      'billed',
    ],
    [
      'more of a /16 of IPv4',
      { ...click, addressKind: 'ipv4', siteClicks: MAX_CLICKS_OF_WIDE_NETWORK.ipv4 },
      'too-many',
    ],
    [
      'the last view of a /48',
      { ...view, siteViews: MAX_VIEWS_OF_WIDE_NETWORK.ipv6 - 1 },
      'billed',
    ],
    ['more views of a /48', { ...view, siteViews: MAX_VIEWS_OF_WIDE_NETWORK.ipv6 }, 'too-many'],
    [
      'as many views of a /16 of IPv4',
      { ...view, addressKind: 'ipv4', siteViews: MAX_VIEWS_OF_WIDE_NETWORK.ipv6 },
      'billed',
    ],
    [
      'a click after so many views of a /48',
      { ...click, siteViews: MAX_VIEWS_OF_WIDE_NETWORK.ipv6 },
      'billed',
    ],
    ['more than the pace leaves', { ...click, left: 8000, leftByPace: 799 }, 'above-pace'],
    ['a view that costs nothing, ahead of the pace', { ...view, leftByPace: 0 }, 'billed'],
    ['the budget before the balance', { ...click, left: 799, balance: 0 }, 'budget-used'],
    ['no balance before no pace', { ...click, balance: 799, leftByPace: 0 }, 'no-balance'],
    ['no money before no pace', { ...click, left: 799, leftByPace: 0 }, 'budget-used'],
    ['the last usual click', { ...click, usualLeft: 1 }, 'billed'],
    ['more than is usual', { ...click, usualLeft: 0 }, 'unusual'],
    ['a view, while clicks are unusual', { ...view, usualLeft: 0 }, 'billed'],
    ['the advertiser', { ...click, isOwn: true }, 'own'],
    ['a hand quicker than an eye', { ...click, ageMs: 999 }, 'too-fast'],
    ['the same offer again', { ...click, before: 1 }, 'repeat'],
    ['a click on what was not seen', { ...click, wasViewed: false }, 'not-viewed'],
    ['the same visitor within half an hour', { ...click, sinceSameMs: 30 * MINUTE - 1 }, 'repeat'],
    ['the same visitor after half an hour', { ...click, sinceSameMs: 30 * MINUTE }, 'billed'],
    ['a view within ten minutes', { ...view, sinceSameMs: 10 * MINUTE - 1 }, 'repeat'],
    ['a view after ten minutes', { ...view, sinceSameMs: 10 * MINUTE }, 'billed'],
    ['more clicks than anyone makes', { ...click, clicksToday: MAX_CLICKS_PER_DAY }, 'too-many'],
    ['as many views', { ...view, clicksToday: MAX_CLICKS_PER_DAY }, 'billed'],
    [
      'the last view of a neighbourhood',
      { ...view, networkViews: MAX_VIEWS_OF_NETWORK - 1 },
      'billed',
    ],
    ['more than that', { ...view, networkViews: MAX_VIEWS_OF_NETWORK }, 'too-many'],
    ['a click after so many views', { ...click, networkViews: MAX_VIEWS_OF_NETWORK }, 'billed'],
    ['a campaign that stands still', { ...click, isRunning: false }, 'paused'],
    ['a paisa too little', { ...click, left: 799 }, 'budget-used'],
    ['a paisa less than the advertiser has', { ...click, balance: 799 }, 'no-balance'],
    ['a program before all else', { ...click, isProgram: true, before: 3, left: 0 }, 'program'],
  ])('%s', (_, facts, verdict) => {
    expect(judgeAdEvent(facts)).toBe(verdict)
  })
})
