import { sql } from 'drizzle-orm'
import { chargeClicks } from '#server/advertising/balances/index.ts'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import { asPaise } from '#shared/rules/money.ts'
import { readHourlyShares } from './day-shape.ts'
import type { AdEvent, LedgerRow, RecordedVerdict } from './event.ts'
import { judgeEvents } from './judge.ts'
import { createMonthTables } from './months.ts'
import { lockCampaignTotals, readLedger, type CampaignBudget } from './read.ts'
import { createDayCache } from './day-cache.ts'

/** A day of a large district. */
const MAX_KEPT = 100_000

/**
 * How many views of a creative counted today from a neighbourhood of addresses (by
 * `visitorCreativeKey` of the network), in this process: kept in memory, because it only keeps
 * somebody from making another's advertisement look dull.
 */
const getNetworkViews = createDayCache<number>(MAX_KEPT)

/** Campaigns that have totals, as far as this process knows. */
const opened = new WeakMap<Db, Set<number>>()

/**
 * Enters views and clicks in the books: judged, added up and on disk in one transaction. Whatever
 * runs at once, no budget is exceeded by a paisa, because the totals of the campaigns are locked
 * from before the first is judged until the last is written.
 */
export async function recordAdEvents(
  db: Db,
  events: readonly AdEvent[],
): Promise<(event: AdEvent) => RecordedVerdict> {
  // A month at a time, as tax is rounded over a month and invoiced with it.
  const months = [...Map.groupBy(events, ({ day }) => day.slice(0, 7)).values()]
  const verdicts = new Map<AdEvent, RecordedVerdict>()
  for (const own of months)
    for (const [event, verdict] of await recordMonth(db, own)) verdicts.set(event, verdict)
  return (event) => verdicts.get(event) ?? null
}

async function recordMonth(
  db: Db,
  events: readonly AdEvent[],
): Promise<[AdEvent, RecordedVerdict][]> {
  await createMonthTables(
    db,
    events.map(({ offer }) => offer.offeredAt),
  )
  let open = opened.get(db)
  if (!open) opened.set(db, (open = new Set()))
  const shape = await readHourlyShares(db, events.at(-1)!.day)
  const { rows, accounts } = await db.transaction(async (tx) => {
    const accounts = await lockCampaignTotals(tx, events, open)
    const { known, visits } = await readLedger(tx, events, accounts)
    const networkViews = getNetworkViews(db, events.at(-1)!.day)
    const judged = judgeEvents(events, { accounts, known, visits, networkViews, shape })
    await writeRows(tx, judged)
    await moveCharges(tx, judged, accounts)
    return { rows: judged, accounts }
  })
  // Not before: what is not committed was not opened.
  for (const { offer } of events)
    if (accounts.has(offer.campaignId)) open.add(offer.campaignId)
    else open.delete(offer.campaignId)
  return rows.map(({ event, verdict }) => [event, verdict])
}

/** Moves what the clicks cost out of the balances, which are locked. */
async function moveCharges(
  tx: Transaction,
  rows: readonly LedgerRow[],
  budgets: ReadonlyMap<number, CampaignBudget>,
): Promise<void> {
  const charged = rows.filter(({ amount }) => amount > 0)
  const byCampaign = Map.groupBy(charged, ({ event }) => event.offer.campaignId)
  await chargeClicks(
    tx,
    [...byCampaign].map(([campaignId, own]) => ({
      accountId: budgets.get(campaignId)!.accountId,
      wallet: budgets.get(campaignId)!.wallet,
      campaignId,
      clicks: own.length,
      amount: asPaise(own.reduce((sum, { amount }) => sum + amount, 0)),
      at: own.at(-1)!.event.at,
    })),
  )
}

/**
 * Writes rows, and adds them up, in one statement: by hour, and for their campaigns, whose totals
 * are locked. A campaign that is gone by now has none.
 */
async function writeRows(tx: Transaction, rows: readonly LedgerRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    with told as (
      insert into ad_events (${COLUMNS})
      select ${COLUMNS} from json_to_recordset(${JSON.stringify(rows.map(toColumns))}) as row
        (offered_at timestamptz, offer text, kind text, nth smallint, at timestamptz,
        campaign_id int, creative_id int, placement_id int, page text, town text, visitor text,
        network text, site text, browser text, verdict text, amount int)
      returning *, date_trunc('hour', at, 'Asia/Kolkata') as hour),
    hours as (
      insert into ad_hours as h (campaign_id, hour, creative_id, placement_id, page, town, kind,
        verdict, count, amount)
      select campaign_id, hour, creative_id, placement_id, page, town, kind, verdict, count(*),
        sum(amount)
      from told group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8
      on conflict (campaign_id, hour, creative_id, placement_id, page, town, kind, verdict)
      do update set count = h.count + excluded.count, amount = h.amount + excluded.amount),
    totals as (
      update campaign_totals t
      set spent = t.spent + s.spent, views = t.views + s.views, clicks = t.clicks + s.clicks,
        excluded = t.excluded + s.excluded
      from (
        select campaign_id, ${FIGURES},
          count(*) filter (where kind = 'click' and verdict <> 'billed') as excluded
        from told where kind = 'click' or verdict = 'billed' group by campaign_id) s
      where t.campaign_id = s.campaign_id)
    insert into campaign_days as d (campaign_id, day, spent, views, clicks)
    select campaign_id, (hour at time zone 'Asia/Kolkata')::date, ${FIGURES}
    from told where verdict = 'billed' group by 1, 2
    on conflict (campaign_id, day) do update set spent = d.spent + excluded.spent,
      views = d.views + excluded.views, clicks = d.clicks + excluded.clicks`)
}

const COLUMNS = sql.raw(
  'offered_at, offer, kind, nth, at, campaign_id, creative_id, placement_id, page, town, ' +
    'visitor, network, site, browser, verdict, amount',
)

const FIGURES = sql`
  sum(amount) as spent, count(*) filter (where kind = 'view' and verdict = 'billed') as views,
  count(*) filter (where kind = 'click' and verdict = 'billed') as clicks`

const toColumns = ({ event, nth, verdict, amount }: LedgerRow) => {
  const { offer, kind, at, visitor, network, site, browser } = event
  const { offeredAt, id, campaignId, creativeId, placementId, page, town } = offer
  return {
    ...{ offered_at: offeredAt, offer: id, kind, nth, at, page, town },
    ...{ visitor, network, site, browser },
    ...{ campaign_id: campaignId, creative_id: creativeId, placement_id: placementId },
    ...{ verdict, amount },
  }
}
