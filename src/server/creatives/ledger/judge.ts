import { adVerdict, wasInView } from '#shared/rules/ad-verdict.ts'
import type { Account, Known, Visit } from './read.ts'
import { offerKey, visitKey } from './event.ts'
import type { AdEvent, AdRow } from './event.ts'

/** Repeats of one offer that are kept, so that nobody fills the disk with one. */
const MAX_OF_OFFER = 10

/**
 * Judges events in the order they came, each knowing those before it; `accounts`, `known`, `visits`
 * and `networkViews` are brought up to date as it goes. Events that are not kept are left out.
 */
export function judge(
  events: readonly AdEvent[],
  accounts: Map<number, Account>,
  known: Map<string, Known>,
  visits: Map<string, Visit>,
  networkViews: Map<string, number>,
): AdRow[] {
  const rows: AdRow[] = []
  for (const event of events) {
    const { offer, kind, at, day, visitor, network } = event
    const seen = known.get(offerKey(event)) ?? { count: 0, wasSeen: false }
    if (seen.count >= MAX_OF_OFFER) continue
    const account = accounts.get(offer.campaignId)
    const visit = visits.get(visitKey(visitor, offer.creativeId, kind))
    const farmKey = visitKey(network, offer.creativeId, 'click')
    const viewKey = visitKey(network, offer.creativeId, 'view')
    const price = kind === 'click' ? offer.price : 0
    const verdict = adVerdict({
      kind,
      ...event.told,
      ageMs: at.getTime() - offer.offeredAt.getTime(),
      before: seen.count,
      wasViewed: known.get(offerKey({ offer, kind: 'view' }))?.wasSeen ?? false,
      sinceSameMs: visit ? at.getTime() - visit.last.getTime() : null,
      clicksToday: visits.get(visitor)?.count ?? 0,
      networkClicks: {
        ofCreative: visits.get(farmKey)?.count ?? 0,
        inAll: visits.get(network)?.count ?? 0,
      },
      networkViews: networkViews.get(viewKey) ?? 0,
      isRunning: isRunning(account, offer.creativeId, day),
      left: account ? leftOf(account, day) : 0,
      price,
    })
    const isBilled = verdict === 'billed'
    const amount = isBilled ? price : 0
    rows.push({ event, nth: seen.count, verdict, amount })
    const isView = seen.count === 0 && wasInView(verdict)
    known.set(offerKey(event), { count: seen.count + 1, wasSeen: seen.wasSeen || isView })
    if (!isBilled || !account) continue
    account.spent += amount
    account.spentOn.set(day, (account.spentOn.get(day) ?? 0) + amount)
    const key = visitKey(visitor, offer.creativeId, kind)
    visits.set(key, { last: at, count: (visit?.count ?? 0) + 1 })
    if (kind === 'view') networkViews.set(viewKey, (networkViews.get(viewKey) ?? 0) + 1)
    if (kind !== 'click') continue
    for (const one of [visitor, network, farmKey])
      visits.set(one, { last: at, count: (visits.get(one)?.count ?? 0) + 1 })
  }
  return rows
}

function isRunning(account: Account | undefined, creativeId: number, day: string): boolean {
  if (!account || account.status !== 'active' || !account.isApproved) return false
  if (account.startDate !== null && account.startDate > day) return false
  if (account.endDate !== null && account.endDate < day) return false
  return account.approvedCreatives.has(creativeId)
}

/** Paise that may still be spent on a day. */
function leftOf({ budget, dailyBudget, spent, spentOn }: Account, day: string): number {
  const left = budget - spent
  return dailyBudget === null ? left : Math.min(left, dailyBudget - (spentOn.get(day) ?? 0))
}
