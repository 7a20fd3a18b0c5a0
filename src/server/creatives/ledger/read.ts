import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { offerKey, visitKey } from './event.ts'
import type { AdEvent } from './event.ts'

/** What a campaign may spend and has spent, in paise; its row of totals is locked. */
export type Account = {
  budget: number
  dailyBudget: number | null
  status: string
  isApproved: boolean
  startDate: string | null
  endDate: string | null
  spent: number
  spentOn: Map<string, number>
  approvedCreatives: Set<number>
}

/** How often an offer was told of with a kind, and whether one of them was charged. */
export type Known = { count: number; isBilled: boolean }

/** Charged views or clicks of a visitor or a network, of a creative or of all, of the last day. */
export type Visit = { last: Date; count: number }

type AccountRow = {
  id: number
  budget: number
  daily_budget: number | null
  status: string
  is_approved: boolean
  start_date: string | null
  end_date: string | null
  spent: number
}

const ids = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b)

/**
 * The accounts of the events' campaigns, locked until the end of the transaction, always in the
 * order of their ids, so that two processes never wait for each other. The campaigns themselves are
 * held as they are, or a budget could be lowered meanwhile.
 */
export async function lockAccounts(
  tx: Transaction,
  events: readonly AdEvent[],
): Promise<Map<number, Account>> {
  const campaigns = sql.param(ids(events.map(({ offer }) => offer.campaignId)))
  await tx.execute(sql`
    insert into campaign_totals (campaign_id, spent, views, clicks)
    select id, 0, 0, 0 from campaigns
    where id = any(${campaigns}::int[])
      and not exists (select from campaign_totals where campaign_id = id)
    order by id
    on conflict do nothing`)
  const { rows } = await tx.execute<AccountRow>(sql`
    select c.id, c.budget, c.daily_budget, c.status, c.is_approved,
      c.start_date::text, c.end_date::text, t.spent
    from campaigns c join campaign_totals t on t.campaign_id = c.id
    where c.id = any(${campaigns}::int[])
    order by c.id
    for update of t for share of c`)
  const accounts = new Map<number, Account>()
  for (const row of rows)
    accounts.set(row.id, {
      budget: row.budget,
      dailyBudget: row.daily_budget,
      status: row.status,
      isApproved: row.is_approved,
      startDate: row.start_date,
      endDate: row.end_date,
      spent: row.spent,
      spentOn: new Map(),
      approvedCreatives: new Set(),
    })
  const days = sql.param([...new Set(events.map(({ day }) => day))])
  const spent = await tx.execute<{ campaign_id: number; day: string; spent: number }>(sql`
    select campaign_id, day::text, spent from campaign_days
    where campaign_id = any(${campaigns}::int[]) and day = any(${days}::date[])`)
  for (const row of spent.rows) accounts.get(row.campaign_id)?.spentOn.set(row.day, row.spent)
  const creatives = sql.param(ids(events.map(({ offer }) => offer.creativeId)))
  const approved = await tx.execute<{ id: number; campaign_id: number }>(sql`
    select id, campaign_id from creatives where id = any(${creatives}::int[]) and is_approved`)
  for (const row of approved.rows) accounts.get(row.campaign_id)?.approvedCreatives.add(row.id)
  return accounts
}

/** What the books hold of the events' offers. */
export async function readKnown(
  tx: Transaction,
  events: readonly AdEvent[],
): Promise<Map<string, Known>> {
  const times = sql.param(events.map(({ offer }) => offer.offeredAt.toISOString()))
  const offers = sql.param(events.map(({ offer }) => offer.id))
  const { rows } = await tx.execute<{
    offered_at: string
    offer: string
    kind: AdEvent['kind']
    count: number
    is_billed: boolean
  }>(sql`
    select e.offered_at::text, e.offer, e.kind, count(*)::int as count,
      bool_or(e.verdict = 'billed') as is_billed
    from (select distinct * from unnest(${times}::timestamptz[], ${offers}::text[])) asked(time, id)
    join ad_events e on e.offered_at = asked.time and e.offer = asked.id
    group by e.offered_at, e.offer, e.kind`)
  return new Map(
    rows.map(({ offered_at, offer: id, kind, count, is_billed: isBilled }) => [
      offerKey({ offer: { id, offeredAt: new Date(offered_at) } as AdEvent['offer'], kind }),
      { count, isBilled },
    ]),
  )
}

/** What the events' visitors were charged for today; hashes of visitors are new every day. */
export async function readVisits(
  tx: Transaction,
  events: readonly AdEvent[],
): Promise<Map<string, Visit>> {
  const visitors = sql.param([...new Set(events.map(({ visitor }) => visitor))])
  const earliest = Math.min(...events.map(({ offer }) => offer.offeredAt.getTime()))
  const since = new Date(earliest - 24 * 60 * 60_000).toISOString()
  const { rows } = await tx.execute<{
    visitor: string
    creative_id: number
    kind: AdEvent['kind']
    last: string
    count: number
  }>(sql`
    select visitor, creative_id, kind, max(at)::text as last, count(*)::int as count
    from ad_events
    where visitor = any(${visitors}::text[]) and offered_at >= ${since}::timestamptz
      and verdict = 'billed'
    group by visitor, creative_id, kind`)
  const visits = new Map<string, Visit>()
  for (const { visitor, creative_id: creativeId, kind, last, count } of rows) {
    visits.set(visitKey(visitor, creativeId, kind), { last: new Date(last), count })
    if (kind !== 'click') continue
    const clicks = visits.get(visitor)
    visits.set(visitor, { last: new Date(last), count: (clicks?.count ?? 0) + count })
  }
  await addNetworks(tx, events, since, visits)
  return visits
}

/** What was charged to the same address prefixes, whatever browsers were named. */
async function addNetworks(
  tx: Transaction,
  events: readonly AdEvent[],
  since: string,
  visits: Map<string, Visit>,
): Promise<void> {
  const clicks = events.filter(({ kind }) => kind === 'click')
  if (clicks.length === 0) return
  const networks = sql.param([...new Set(clicks.map(({ network }) => network))])
  const { rows } = await tx.execute<{
    network: string
    creative_id: number
    last: string
    count: number
  }>(sql`
    select network, creative_id, max(at)::text as last, count(*)::int as count
    from ad_events
    where network = any(${networks}::text[]) and offered_at >= ${since}::timestamptz
      and kind = 'click' and verdict = 'billed'
    group by network, creative_id`)
  for (const { network, creative_id: creativeId, last, count } of rows) {
    visits.set(visitKey(network, creativeId, 'click'), { last: new Date(last), count })
    const all = visits.get(network)
    visits.set(network, { last: new Date(last), count: (all?.count ?? 0) + count })
  }
}
