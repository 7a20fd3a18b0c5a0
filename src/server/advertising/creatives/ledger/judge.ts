import {
  getDaysLeft,
  getDayTarget,
  getPaceRemainder,
  getExpectedClicksByNow,
} from '#shared/rules/ad-pace.ts'
import { judgeAdEvent, countsAsView, type AdEventFacts } from '#shared/rules/charge-verdict.ts'
import { getDayShareAt, type HourlyShares } from '#shared/rules/hourly-shares.ts'
import { getKolkataMinute } from '#shared/rules/kolkata.ts'
import type { CampaignBudget, OfferEventCount, RecentCharges } from './read.ts'
import { offerEventKey, visitorCreativeKey, type AdEvent, type LedgerRow } from './event.ts'

/** Repeats of one offer that are kept, so that nobody fills the disk with one. */
const MAX_OF_OFFER = 10

/** What is known when a group of events is judged. */
type LedgerState = {
  accounts: Map<number, CampaignBudget>
  known: Map<string, OfferEventCount>
  visits: Map<string, RecentCharges>
  networkViews: Map<string, number>
  shape: HourlyShares
}

/**
 * Judges events in the order they came, each knowing those before it; `accounts`, `known`, `visits`
 * and `networkViews` are brought up to date as it goes. Events that are not kept are left out.
 */
export function judgeEvents(
  events: readonly AdEvent[],
  { accounts, known, visits, networkViews, shape }: LedgerState,
): LedgerRow[] {
  const rows: LedgerRow[] = []
  for (const event of events) {
    const { offer, kind, at, day, visitor, visitorBefore, network, site } = event
    const seen = known.get(offerEventKey(event)) ?? { count: 0, wasSeen: false }
    if (seen.count >= MAX_OF_OFFER) continue
    const account = accounts.get(offer.campaignId)
    const visitOf = (who: string) => visits.get(visitorCreativeKey(who, offer.creativeId, kind))
    const visit = visitOf(visitor)
    // Midnight makes somebody another visitor, and a repeat is one all the same.
    const same = visit ?? (visitorBefore === undefined ? undefined : visitOf(visitorBefore))
    const clicksOf = (who: string) => ({
      ofCreative: visits.get(visitorCreativeKey(who, offer.creativeId, 'click'))?.count ?? 0,
      inAll: visits.get(who)?.count ?? 0,
    })
    const viewKeys = [network, site].map((who) => visitorCreativeKey(who, offer.creativeId, 'view'))
    const [networkViewed = 0, siteViewed = 0] = viewKeys.map((key) => networkViews.get(key))
    const price = kind === 'click' ? offer.price : 0
    const verdict = judgeAdEvent({
      kind,
      ...event.told,
      ageMs: at.getTime() - offer.offeredAt.getTime(),
      before: seen.count,
      wasViewed: known.get(offerEventKey({ offer, kind: 'view' }))?.wasSeen ?? false,
      sinceSameMs: same ? at.getTime() - same.last.getTime() : null,
      clicksToday: visits.get(visitor)?.count ?? 0,
      addressKind: event.addressKind,
      networkClicks: clicksOf(network),
      siteClicks: clicksOf(site),
      networkViews: networkViewed,
      siteViews: siteViewed,
      balance: account?.wallet.available ?? 0,
      isRunning: isRunning(account, offer.creativeId, day),
      ...(account ? budgetLeft(account, event, price, shape) : NO_BUDGET),
      price,
    })
    const isBilled = verdict === 'billed'
    const amount = isBilled ? price : 0
    rows.push({ event, nth: seen.count, verdict, amount })
    const isView = seen.count === 0 && countsAsView(verdict)
    known.set(offerEventKey(event), { count: seen.count + 1, wasSeen: seen.wasSeen || isView })
    if (!isBilled || !account) continue
    account.spent += amount
    account.wallet.available -= amount
    const ofDay = account.days.get(day) ?? NO_DAY
    account.days.set(day, {
      spent: ofDay.spent + amount,
      clicks: ofDay.clicks + (kind === 'click' ? 1 : 0),
    })
    const key = visitorCreativeKey(visitor, offer.creativeId, kind)
    visits.set(key, { last: at, count: (visit?.count ?? 0) + 1 })
    if (kind === 'view')
      for (const one of viewKeys) networkViews.set(one, (networkViews.get(one) ?? 0) + 1)
    if (kind !== 'click') continue
    const ofCreative = [network, site].map((who) =>
      visitorCreativeKey(who, offer.creativeId, 'click'),
    )
    for (const one of [visitor, network, site, ...ofCreative])
      visits.set(one, { last: at, count: (visits.get(one)?.count ?? 0) + 1 })
  }
  return rows
}

function isRunning(account: CampaignBudget | undefined, creativeId: number, day: string): boolean {
  if (!account || account.status !== 'active' || !account.isApproved) return false
  if (account.startDate !== null && account.startDate > day) return false
  if (account.endDate !== null && account.endDate < day) return false
  return account.approvedCreatives.has(creativeId)
}

const NO_DAY = { spent: 0, clicks: 0 }
const NO_BUDGET = { left: 0, leftByPace: 0, usualLeft: null }

/** What may still be charged: of the budgets, by the pace, and of what is usual. */
function budgetLeft(
  account: CampaignBudget,
  { day, at }: AdEvent,
  price: number,
  shape: HourlyShares,
): Pick<AdEventFacts, 'left' | 'leftByPace' | 'usualLeft'> {
  const { budget, dailyBudget, spent, days, endDate, usual } = account
  const { spent: spentToday, clicks } = days.get(day) ?? NO_DAY
  const dayShare = getDayShareAt(shape, getKolkataMinute(at))
  const daysLeft = getDaysLeft(endDate, day)
  const dayTarget = getDayTarget({ budget, spent, spentToday, dailyBudget, daysLeft })
  return {
    left: Math.min(budget - spent, dailyBudget === null ? Infinity : dailyBudget - spentToday),
    leftByPace: getPaceRemainder({ spentToday, dayTarget, price, dayShare }),
    usualLeft: usual === null ? null : getExpectedClicksByNow(usual, dayShare) - clicks,
  }
}
