import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { placeSums, reopenDays } from './days.ts'
import { midnight } from './midnight.ts'

/** A sum that is not what the ledger adds up to. */
export type Difference = { campaignId: number; what: string; sum: number; ledger: number }

/** The sums of the ledger since a day; what was taken back is told as withdrawn, and costs nothing. */
const ledgerHours = (day: string) => sql`
  select e.campaign_id, date_trunc('hour', e.at, 'Asia/Kolkata') as hour, e.creative_id,
    e.placement_id, e.page, e.town, e.kind,
    case when w.offer is null then e.verdict else 'withdrawn' end as verdict,
    count(*)::int as count,
    coalesce(sum(e.amount) filter (where w.offer is null), 0)::int as amount
  from ad_events e
  left join ad_withdrawn w on w.offered_at = e.offered_at and w.offer = e.offer
    and w.kind = e.kind and e.nth = 0
  where e.at >= ${midnight(day)}
  group by 1, 2, 3, 4, 5, 6, 7, 8`

const FIGURES = sql`
  coalesce(sum(amount), 0)::int as spent,
  coalesce(sum(count) filter (where kind = 'view' and verdict = 'billed'), 0)::int as views,
  coalesce(sum(count) filter (where kind = 'click' and verdict = 'billed'), 0)::int as clicks`

/**
 * Holds the sums since a day in India against the ledger; answers what differs. One statement reads
 * both at one moment, so what is written meanwhile makes no difference.
 */
export async function compareSums(db: Db, day: string): Promise<Difference[]> {
  const closed = sql`(
    select day, ${midnight(sql`day`)} as since, until from ad_closed_days where day >= ${day})`
  const { rows } = await db.execute<{
    campaign_id: number
    what: string
    sum: number
    ledger: number
  }>(sql`
    with ledger as (${ledgerHours(day)}),
    sides as (
      select campaign_id, concat_ws(' ', hour, kind, verdict, 'of creative', creative_id) as what,
        coalesce(h.count, 0) as sum_count, coalesce(l.count, 0) as ledger_count,
        coalesce(h.amount, 0) as sum_amount, coalesce(l.amount, 0) as ledger_amount
      from (select * from ad_hours where hour >= ${midnight(day)}) h
      full join ledger l
        using (campaign_id, hour, creative_id, placement_id, page, town, kind, verdict))
    select campaign_id, what, sum_count as sum, ledger_count as ledger
    from sides where sum_count <> ledger_count
    union all
    select campaign_id, 'paise ' || what, sum_amount, ledger_amount
    from sides where sum_amount <> ledger_amount
    union all
    select t.campaign_id, 'paise spent in all', t.spent, coalesce(sum(h.amount), 0)::int
    from campaign_totals t left join ad_hours h on h.campaign_id = t.campaign_id
    group by t.campaign_id, t.spent having t.spent <> coalesce(sum(h.amount), 0)
    union all
    select d.campaign_id, 'paise spent on ' || d.day, d.spent, coalesce(sum(h.amount), 0)::int
    from campaign_days d left join ad_hours h on h.campaign_id = d.campaign_id
      and (h.hour at time zone 'Asia/Kolkata')::date = d.day
    where d.day >= ${day}
    group by d.campaign_id, d.day, d.spent having d.spent <> coalesce(sum(h.amount), 0)
    union all
    select 0, concat_ws(' ', 'closed day', day, placement_id, kind, verdict), coalesce(d.count, 0),
      coalesce(h.count, 0)
    from (select * from ad_days where day >= ${day}) d
    full join (${placeSums(closed)}) h using (day, placement_id, town, kind, verdict)
    where coalesce(d.count, 0) <> coalesce(h.count, 0)
      or coalesce(d.amount, 0) <> coalesce(h.amount, 0)
    order by campaign_id, what`)
  return rows.map(({ campaign_id: campaignId, what, sum, ledger }) => ({
    campaignId,
    what,
    sum,
    ledger,
  }))
}

/** Makes the sums since a day in India anew from the ledger, and the totals from the sums. */
export async function rebuildSums(db: Db, day: string): Promise<void> {
  await db.transaction(async (tx) => {
    await reopenDays(tx, day, 'infinity')
    await tx.execute(sql`lock table campaign_totals, campaign_days, ad_hours in exclusive mode`)
    await tx.execute(sql`delete from ad_hours where hour >= ${midnight(day)}`)
    await tx.execute(sql`
      insert into ad_hours (campaign_id, hour, creative_id, placement_id, page, town, kind,
        verdict, count, amount) ${ledgerHours(day)}`)
    await tx.execute(sql`delete from campaign_days where day >= ${day}`)
    await tx.execute(sql`
      insert into campaign_days (campaign_id, day, spent, views, clicks)
      select h.campaign_id, (h.hour at time zone 'Asia/Kolkata')::date, ${FIGURES}
      from ad_hours h join campaigns c on c.id = h.campaign_id
      where h.hour >= ${midnight(day)} and h.verdict = 'billed'
      group by 1, 2`)
    await tx.execute(sql`
      update campaign_totals t set spent = s.spent, views = s.views, clicks = s.clicks
      from (select c.campaign_id, s.* from campaign_totals c, lateral
        (select ${FIGURES} from ad_hours h where h.campaign_id = c.campaign_id) s) s
      where t.campaign_id = s.campaign_id`)
  })
}
