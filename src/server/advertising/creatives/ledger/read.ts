import { sql, type SQL } from 'drizzle-orm'
import { lockWallets, NO_LIMIT, type Wallet } from '#server/advertising/balances/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { CHARGE_EXCLUSIONS, countsAsView } from '#shared/rules/charge-verdict.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { offerEventKey, visitorCreativeKey, type AdEvent } from './event.ts'

/** What a campaign may spend and has spent, in paise; its row of totals is locked. */
export type CampaignBudget = {
  accountId: number
  /** What its advertiser has, shared by all campaigns of one. */
  wallet: Wallet
  budget: number
  dailyBudget: number | null
  status: string
  isApproved: boolean
  startDate: string | null
  endDate: string | null
  spent: number
  days: Map<string, { spent: number; clicks: number }>
  /** Clicks of a day that are charged while more are held as unusual; null: all are. */
  usual: number | null
  approvedCreatives: Set<number>
}

/** How often this kind of event was reported for an offer, and whether the first was in view. */
export type OfferEventCount = { count: number; wasSeen: boolean }

/** Charged views or clicks of a visitor or a network, of a creative or of all, of the last day. */
export type RecentCharges = { last: Date; count: number }

type AccountRow = {
  id: number
  account_id: number
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
 * The accounts of the events' campaigns and the money of their advertisers, locked until the end of
 * the transaction, always in the order of their ids, so that two processes never wait for each
 * other. The campaigns themselves are held as they are, or a budget could be lowered meanwhile.
 * Those that are not known to be `opened` are opened first.
 */
export async function lockCampaignTotals(
  tx: Transaction,
  events: readonly AdEvent[],
  opened: ReadonlySet<number>,
): Promise<Map<number, CampaignBudget>> {
  const wanted = ids(events.map(({ offer }) => offer.campaignId))
  const campaigns = sql.param(wanted)
  if (wanted.some((id) => !opened.has(id)))
    await tx.execute(sql`
      insert into campaign_totals (campaign_id, spent, views, clicks)
      select id, 0, 0, 0 from campaigns
      where id = any(${campaigns}::int[])
        and not exists (select from campaign_totals where campaign_id = id)
      order by id
      on conflict do nothing`)
  const { rows } = await tx.execute<AccountRow>(sql`
    select c.id, c.account_id, c.budget, c.daily_budget, c.status, c.is_approved,
      c.start_date::text, c.end_date::text, t.spent
    from campaigns c join campaign_totals t on t.campaign_id = c.id
    where c.id = any(${campaigns}::int[])
    order by c.id
    for update of t for share of c`)
  // Views cost nothing, so money is asked for where somebody clicked.
  const hasClicks = events.some(({ kind }) => kind === 'click')
  const owners = hasClicks ? rows.map((row) => row.account_id) : []
  const wallets = await lockWallets(tx, owners, events.at(-1)!.day)
  const accounts = new Map<number, CampaignBudget>()
  for (const row of rows)
    accounts.set(row.id, {
      accountId: row.account_id,
      wallet: wallets.get(row.account_id) ?? NO_LIMIT,
      budget: row.budget,
      dailyBudget: row.daily_budget,
      status: row.status,
      isApproved: row.is_approved,
      startDate: row.start_date,
      endDate: row.end_date,
      spent: row.spent,
      days: new Map(),
      usual: null,
      approvedCreatives: new Set(),
    })
  return accounts
}

const IN_VIEW = (['billed', ...CHARGE_EXCLUSIONS] as const).filter(countsAsView)

type Rows = {
  days: { campaign_id: number; day: string; spent: number; clicks: number }[] | null
  held: { campaign_id: number; usual: number }[] | null
  approved: { id: number; campaign_id: number }[] | null
  known: Reported[] | null
  visits: Counted[] | null
  networks: Omit<Counted, 'kind'>[] | null
  sites: Omit<Counted, 'kind'>[] | null
}
type Reported = {
  offered_at: string
  offer: string
  kind: AdEvent['kind']
  count: number
  was_seen: boolean
}
type Counted = {
  /** The visitor, the network or the one around it. */
  who: string
  creative_id: number
  kind: AdEvent['kind']
  last: string
  count: number
}

/**
 * What the books hold of the events' offers, and what their visitors and networks were charged for
 * today; hashes of visitors are new every day. What campaigns spent and may show goes into their
 * `accounts`, which must be locked. One statement, because each is a way to the database and back.
 */
export async function readLedger(
  tx: Transaction,
  events: readonly AdEvent[],
  accounts: ReadonlyMap<number, CampaignBudget>,
): Promise<{ known: Map<string, OfferEventCount>; visits: Map<string, RecentCharges> }> {
  const campaigns = sql.param([...accounts.keys()])
  const creatives = sql.param(ids(events.map(({ offer }) => offer.creativeId)))
  const days = sql.param([...new Set(events.map(({ day }) => day))])
  const times = sql.param(events.map(({ offer }) => offer.offeredAt.toISOString()))
  const offers = sql.param(events.map(({ offer }) => offer.id))
  const visitors = sql.param([
    ...new Set(events.flatMap(({ visitor, visitorBefore = visitor }) => [visitor, visitorBefore])),
  ])
  const clicks = events.filter(({ kind }) => kind === 'click')
  const earliest = Math.min(...events.map(({ offer }) => offer.offeredAt.getTime()))
  const now = sql`${events.at(-1)!.at.toISOString()}::timestamptz`
  const since = sql`${new Date(earliest - DAY_MS).toISOString()}::timestamptz`
  const { rows } = await tx.execute<Rows>(sql`
    select
      ${list(sql`
        select campaign_id, day, spent, clicks from campaign_days
        where campaign_id = any(${campaigns}::int[]) and day = any(${days}::date[])`)} as days,
      ${list(sql`
        select campaign_id, usual from ad_alerts
        where campaign_id = any(${campaigns}::int[]) and holds_until > ${now}`)} as held,
      ${list(sql`
        select id, campaign_id from creatives
        where id = any(${creatives}::int[]) and is_approved`)} as approved,
      ${list(sql`
        select e.offered_at, e.offer, e.kind, count(*) as count,
          bool_or(e.nth = 0 and e.verdict = any(${sql.param(IN_VIEW)}::text[])) as was_seen
        from (select distinct * from unnest(${times}::timestamptz[], ${offers}::text[]))
          asked(time, id)
        join ad_events e on e.offered_at = asked.time and e.offer = asked.id
        group by e.offered_at, e.offer, e.kind`)} as known,
      ${list(sql`
        select visitor as who, creative_id, kind, max(at) as last, count(*) as count
        from ad_events
        where visitor = any(${visitors}::text[]) and offered_at >= ${since}
          and verdict = 'billed'
        group by visitor, creative_id, kind`)} as visits,
      ${chargedOf('network', clicks, since)} as networks,
      ${chargedOf('site', clicks, since)} as sites`)
  const read = rows[0]!
  for (const { campaign_id: id, day, spent, clicks } of read.days ?? [])
    accounts.get(id)?.days.set(day, { spent, clicks })
  for (const { campaign_id: id, usual } of read.held ?? []) accounts.get(id)!.usual = usual
  for (const { campaign_id: id, id: creative } of read.approved ?? [])
    accounts.get(id)?.approvedCreatives.add(creative)
  return {
    known: new Map(
      (read.known ?? []).map(({ offered_at, offer: id, kind, count, was_seen: wasSeen }) => [
        offerEventKey({ offer: { id, offeredAt: new Date(offered_at) } as AdEvent['offer'], kind }),
        { count, wasSeen },
      ]),
    ),
    visits: visitsOf(read),
  }
}

/** Charged clicks since then of the networks of these clicks; nothing is asked without any. */
function chargedOf(column: 'network' | 'site', clicks: readonly AdEvent[], since: SQL): SQL {
  if (clicks.length === 0) return sql`null`
  const who = sql.raw(column)
  const named = sql.param([...new Set(clicks.map((click) => click[column]))])
  return list(sql`
        select ${who} as who, creative_id, max(at) as last, count(*) as count
        from ad_events
        where ${who} = any(${named}::text[]) and offered_at >= ${since}
          and kind = 'click' and verdict = 'billed'
        group by ${who}, creative_id`)
}

/** The rows of a query as one value. */
const list = (query: SQL) => sql`(select json_agg(row) from (${query}) row)`

/** Of visitors by creative and kind, of networks by creative; of both their clicks in all. */
function visitsOf({ visits, networks, sites }: Rows): Map<string, RecentCharges> {
  const all = new Map<string, RecentCharges>()
  const counted = [
    ...(visits ?? []),
    ...[...(networks ?? []), ...(sites ?? [])].map((row): Counted => ({ ...row, kind: 'click' })),
  ]
  for (const { who, creative_id: creativeId, kind, last, count } of counted) {
    all.set(visitorCreativeKey(who, creativeId, kind), { last: new Date(last), count })
    if (kind !== 'click') continue
    all.set(who, { last: new Date(last), count: (all.get(who)?.count ?? 0) + count })
  }
  return all
}
