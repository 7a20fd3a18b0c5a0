import { MINUTE_MS, HOUR_MS, DAY_MS } from './duration.ts'

/* What becomes of a view or a click of an advertisement. */

/** Why a view or a click is not charged, in the words of the advertiser's figures. */
export const CHARGE_EXCLUSIONS = [
  'program',
  'prefetch',
  'elsewhere',
  'expired-offer',
  'own',
  'too-fast',
  'not-viewed',
  'repeat',
  'too-many',
  'paused',
  'budget-used',
  'no-balance',
  'above-pace',
  'unusual',
  'withdrawn',
] as const

export type ChargeExclusion = (typeof CHARGE_EXCLUSIONS)[number]
export type ChargeVerdict = 'billed' | ChargeExclusion
export type AdEventKind = 'view' | 'click'

/** An offer is good for as long as somebody may leave a page open and come back to it. */
export const AD_OFFER_VALID_MS = 4 * HOUR_MS

/** Events of an older offer are dropped: the ledger may have deleted its month. */
export const MAX_AD_OFFER_AGE_MS = 30 * DAY_MS

/** Nobody sees an advertisement for a second, as a view asks, in less than that. */
const MIN_MS = 1000

/** The same visitor counts again for the same creative after this. */
export const REPEAT_WINDOW_MS = { view: 10 * MINUTE_MS, click: 30 * MINUTE_MS } as const

/** More clicks than anyone interested makes in a day, over all advertisements. */
export const MAX_CLICKS_PER_DAY = 20

/**
 * Charged clicks of a day from one neighbourhood of addresses, whatever its browsers call
 * themselves: a household, a shop or a bus behind one connection makes fewer.
 */
export const MAX_CLICKS_OF_NETWORK = { ofCreative: 10, inAll: 50 } as const

/**
 * The same of the wider network around it, which one customer may have whole (the /48 of IPv6), or
 * which a carrier's customers share (the /16 of IPv4).
 */
export const MAX_CLICKS_OF_WIDE_NETWORK = {
  ipv6: { ofCreative: 20, inAll: 100 },
  ipv4: { ofCreative: 100, inAll: 500 },
} as const

/**
 * Counted views of a creative and a day from one such neighbourhood. Views cost nothing, but one
 * that is seen ever so often and not followed is chosen less.
 */
export const MAX_VIEWS_OF_NETWORK = 200
export const MAX_VIEWS_OF_WIDE_NETWORK = { ipv6: 600, ipv4: 3000 } as const

/** Which kind of address a visitor has. */
export type AddressKind = keyof typeof MAX_CLICKS_OF_WIDE_NETWORK

/** Charged clicks of today of one network, of this creative and of all. */
export type NetworkClicks = { ofCreative: number; inAll: number }

/** What is known of one view or click when it is judged. */
export type AdEventFacts = {
  kind: AdEventKind
  /** Since the offer was made. */
  ageMs: number
  isProgram: boolean
  isPrefetch: boolean
  /** Told by another browser or network than the offer was given to. */
  isElsewhere: boolean
  /** By the advertiser or an administrator. */
  isOwn: boolean
  /** How often this kind of event was already reported for the offer. */
  before: number
  /**
   * Whether a view of the same offer is known: counted, or left out only because the visitor or the
   * neighbourhood had seen the creative already.
   */
  wasViewed: boolean
  /** Since the same visitor's last charged one of the same creative and kind; null: none today. */
  sinceSameMs: number | null
  /** The visitor's charged clicks of today. */
  clicksToday: number
  addressKind: AddressKind
  /** Those of the visitor's address prefix, and of the wider network around it. */
  networkClicks: NetworkClicks
  siteClicks: NetworkClicks
  /** Counted views of the creative and of today from that prefix, and from around it. */
  networkViews: number
  siteViews: number
  /** Whether the campaign runs and the creative is approved. */
  isRunning: boolean
  /** Paise that may still be spent, in all and today. */
  left: number
  /** Paise that the advertiser has; Infinity where clicks are charged on trust. */
  balance: number
  /** Paise that the pace of its campaign leaves by now (`getPaceRemainder`). */
  leftByPace: number
  /** Clicks that are usual and not charged yet; null: nothing is unusual about the campaign. */
  usualLeft: number | null
  /** What it costs, in paise; 0 for a view. */
  price: number
}

/**
 * Whether it is charged, or the first reason why not: what could never count comes before what
 * depends on others, so that a program's clicks are never told as somebody's repeats.
 */
export function judgeAdEvent(facts: AdEventFacts): ChargeVerdict {
  if (facts.isProgram) return 'program'
  if (facts.isPrefetch) return 'prefetch'
  if (facts.isElsewhere) return 'elsewhere'
  if (facts.ageMs > AD_OFFER_VALID_MS) return 'expired-offer'
  if (facts.isOwn) return 'own'
  if (facts.ageMs < MIN_MS) return 'too-fast'
  if (facts.before > 0) return 'repeat'
  if (facts.kind === 'click' && !facts.wasViewed) return 'not-viewed'
  if (facts.sinceSameMs !== null && facts.sinceSameMs < REPEAT_WINDOW_MS[facts.kind])
    return 'repeat'
  if (facts.kind === 'click' && facts.clicksToday >= MAX_CLICKS_PER_DAY) return 'too-many'
  if (isFarmed(facts)) return 'too-many'
  if (!facts.isRunning) return 'paused'
  if (facts.price > facts.left) return 'budget-used'
  if (facts.price > facts.balance) return 'no-balance'
  if (facts.price > facts.leftByPace) return 'above-pace'
  if (facts.kind === 'click' && facts.usualLeft !== null && facts.usualLeft < 1) return 'unusual'
  return 'billed'
}

/** Whether the first view of an offer with this verdict was one, so that its click may count. */
export const countsAsView = (verdict: ChargeVerdict): boolean =>
  verdict === 'billed' || verdict === 'repeat' || verdict === 'too-many'

function isFarmed(facts: AdEventFacts): boolean {
  const { kind, addressKind, networkClicks, siteClicks, networkViews, siteViews } = facts
  return kind === 'view'
    ? networkViews >= MAX_VIEWS_OF_NETWORK || siteViews >= MAX_VIEWS_OF_WIDE_NETWORK[addressKind]
    : isOver(networkClicks, MAX_CLICKS_OF_NETWORK) ||
        isOver(siteClicks, MAX_CLICKS_OF_WIDE_NETWORK[addressKind])
}

const isOver = (clicks: NetworkClicks, most: NetworkClicks): boolean =>
  clicks.ofCreative >= most.ofCreative || clicks.inAll >= most.inAll
