import { sql, type SQL } from 'drizzle-orm'
import type { Db, Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { listDays, shiftDay } from '#shared/rules/ad-figures.ts'
import { MAX_AD_OFFER_AGE_MS } from '#shared/rules/charge-verdict.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { placementSumsQuery, reopenDays } from './days.ts'
import { midnightSql } from './midnight.ts'

/** A sum that is not what the ledger adds up to. */
export type SumDifference = { campaignId: number; what: string; sum: number; ledger: number }

/** Hours from one moment until before another. */
type Stretch = { since: SQL; until: SQL }

/** Offers of a dropped month may have been told of for so long. */
const REPORTED_DAYS = MAX_AD_OFFER_AGE_MS / DAY_MS + 1

/**
 * The days from a day on that ledger and sums know of, and what is before and after these: each is
 * read by a statement of its own, so that none takes minutes when the ledger is large. Sums of
 * months that the ledger has given up are left alone: nothing could tell what they should be.
 */
async function stretchesFrom(
  db: DbOrTransaction,
  day: string,
): Promise<{ from: string; stretches: Stretch[] }> {
  const { rows } = await db.execute<Record<'hours' | 'events' | 'last', string | null>>(sql`
    select (hours.first at time zone 'Asia/Kolkata')::date::text as hours,
      (events.first at time zone 'Asia/Kolkata')::date::text as events,
      (greatest(hours.last, events.last) at time zone 'Asia/Kolkata')::date::text as last
    from (select min(hour) as first, max(hour) as last from ad_hours) hours,
      (select min(offered_at) as first, max(offered_at) as last from ad_events) events`)
  const { hours, events, last } = rows[0]!
  const isFolded = hours !== null && events !== null && hours < events
  const from = latest(day, isFolded ? shiftDay(events, REPORTED_DAYS) : day)
  const begin = latest(from, (isFolded ? null : (hours ?? events)) ?? from)
  const known = last === null ? [] : listDays(begin, last)
  const end = known.at(-1)
  return {
    from,
    stretches: [
      { since: midnightSql(from), until: midnightSql(begin) },
      ...known.map((one) => ({ since: midnightSql(one), until: midnightSql(shiftDay(one, 1)) })),
      {
        since: midnightSql(end === undefined ? begin : shiftDay(end, 1)),
        until: sql`'infinity'::timestamptz`,
      },
    ],
  }
}

const latest = (one: string, other: string) => (one > other ? one : other)

/**
 * The sums of the ledger over a stretch; what was taken back is told as withdrawn, and costs
 * nothing.
 */
const ledgerHours = ({ since, until }: Stretch) => sql`
  select e.campaign_id, date_trunc('hour', e.at, 'Asia/Kolkata') as hour, e.creative_id,
    e.placement_id, e.page, e.town, e.kind,
    case when w.offer is null then e.verdict else 'withdrawn' end as verdict,
    count(*)::bigint as count,
    coalesce(sum(e.amount) filter (where w.offer is null), 0)::bigint as amount
  from ad_events e
  left join ad_withdrawn w on w.offered_at = e.offered_at and w.offer = e.offer
    and w.kind = e.kind and e.nth = 0
  where e.at >= ${since} and e.at < ${until}
  group by 1, 2, 3, 4, 5, 6, 7, 8`

const EXCLUDED = sql`
  coalesce(sum(h.count) filter (where h.kind = 'click' and h.verdict <> 'billed'), 0)::bigint`

const FIGURES = sql`
  coalesce(sum(amount), 0)::bigint as spent,
  coalesce(sum(count) filter (where kind = 'view' and verdict = 'billed'), 0)::bigint as views,
  coalesce(sum(count) filter (where kind = 'click' and verdict = 'billed'), 0)::bigint as clicks`

/**
 * Compares the sums since a day in India with the ledger; returns the differences. A statement
 * reads both at one moment, so what is written meanwhile makes no difference.
 */
export async function compareSums(db: Db, day: string): Promise<SumDifference[]> {
  const differences: SumDifference[] = []
  const compare = async (statement: SQL) => {
    const { rows } = await db.execute<Row>(sql`${statement} order by campaign_id, what`)
    for (const { campaign_id: campaignId, ...row } of rows) differences.push({ campaignId, ...row })
  }
  const { from, stretches } = await stretchesFrom(db, day)
  for (const stretch of stretches) await compare(hoursThatDiffer(stretch))
  await compare(totalsThatDiffer(from))
  return differences
}

type Row = Omit<SumDifference, 'campaignId'> & { campaign_id: number }

const hoursThatDiffer = (stretch: Stretch) => sql`
  with ledger as (${ledgerHours(stretch)}),
  sides as (
    select campaign_id, concat_ws(' ', to_char(hour at time zone 'Asia/Kolkata',
        'YYYY-MM-DD HH24:MI'), kind, verdict, 'of creative', creative_id) as what,
      coalesce(h.count, 0) as sum_count, coalesce(l.count, 0) as ledger_count,
      coalesce(h.amount, 0) as sum_amount, coalesce(l.amount, 0) as ledger_amount
    from (select * from ad_hours where hour >= ${stretch.since} and hour < ${stretch.until}) h
    full join ledger l
      using (campaign_id, hour, creative_id, placement_id, page, town, kind, verdict))
  select campaign_id, what, sum_count as sum, ledger_count as ledger
  from sides where sum_count <> ledger_count
  union all
  select campaign_id, 'paise ' || what, sum_amount, ledger_amount
  from sides where sum_amount <> ledger_amount`

/**
 * What is added up from the sums by hour: campaigns, their days, and days of places. A total that
 * is missing counts as nothing, so a lost row is found as well; campaigns that are gone have none.
 */
const totalsThatDiffer = (day: string) => {
  const closed = sql`(
    select day, ${midnightSql(sql`day`)} as since, until from ad_closed_days where day >= ${day})`
  return sql`
    with hours as (
      select h.campaign_id, (h.hour at time zone 'Asia/Kolkata')::date as day, ${FIGURES},
        ${EXCLUDED} as excluded
      from ad_hours h join campaigns c on c.id = h.campaign_id
      group by 1, 2),
    sides as (
      select campaign_id, 'in all' as whole, ${sideBySide(['spent', 'views', 'clicks', 'excluded'])}
      from campaign_totals t full join (
        select campaign_id, sum(spent)::bigint as spent, sum(views)::bigint as views,
          sum(clicks)::bigint as clicks, sum(excluded)::bigint as excluded
        from hours group by 1) l using (campaign_id)
      union all
      select campaign_id, 'on ' || day, ${sideBySide(['spent', 'views', 'clicks'])}
      from (select * from campaign_days where day >= ${day}) t
        full join (select * from hours where day >= ${day}) l using (campaign_id, day))
    select campaign_id, one.what || ' ' || whole as what, one.sum, one.ledger
    from sides, lateral unnest(whats, sums, ledgers) as one (what, sum, ledger)
    where one.sum <> one.ledger
    union all
    select 0, concat_ws(' ', 'closed day', day, placement_id, kind, verdict), coalesce(d.count, 0),
      coalesce(h.count, 0)
    from (select * from ad_days where day >= ${day}) d
    full join (${placementSumsQuery(closed)}) h using (day, placement_id, town, kind, verdict)
    where coalesce(d.count, 0) <> coalesce(h.count, 0)
      or coalesce(d.amount, 0) <> coalesce(h.amount, 0)`
}

const WHATS = {
  spent: 'paise spent',
  views: 'views counted',
  clicks: 'clicks charged',
  excluded: 'clicks excluded',
}

/** Columns of totals `t` and of what the hours add up to, `l`, as three arrays in one order. */
const sideBySide = (names: readonly (keyof typeof WHATS)[]): SQL => {
  const values = (of: 't' | 'l') => names.map((name) => `coalesce(${of}.${name}, 0)`).join(', ')
  const whats = names.map((name) => `'${WHATS[name]}'`).join(', ')
  return sql.raw(
    `array[${whats}] as whats, array[${values('t')}] as sums, array[${values('l')}] as ledgers`,
  )
}

/**
 * Rebuilds the sums since a day in India from the ledger, and the totals from the sums. Views and
 * clicks wait until it is done. `also` is done in the same transaction.
 */
export async function rebuildSums(
  db: Db,
  since: string,
  also?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    // The totals before the days, as a withdrawal locks them.
    await tx.execute(sql`lock table campaign_totals, campaign_days, ad_hours in exclusive mode`)
    await reopenDays(tx, since, 'infinity')
    const { from: day, stretches } = await stretchesFrom(tx, since)
    // Years of sums may take longer than a request ever should.
    await tx.execute(sql`set local statement_timeout = 0`)
    for (const stretch of stretches) {
      await tx.execute(
        sql`delete from ad_hours where hour >= ${stretch.since} and hour < ${stretch.until}`,
      )
      await tx.execute(sql`
        insert into ad_hours (campaign_id, hour, creative_id, placement_id, page, town, kind,
          verdict, count, amount) ${ledgerHours(stretch)}`)
    }
    await tx.execute(sql`select analyze_ad_hours()`)
    await tx.execute(sql`delete from campaign_days where day >= ${day}`)
    await tx.execute(sql`
      insert into campaign_days (campaign_id, day, spent, views, clicks)
      select h.campaign_id, (h.hour at time zone 'Asia/Kolkata')::date, ${FIGURES}
      from ad_hours h join campaigns c on c.id = h.campaign_id
      where h.hour >= ${midnightSql(day)} and h.verdict = 'billed'
      group by 1, 2`)
    await tx.execute(sql`
      insert into campaign_totals (campaign_id, spent, views, clicks, excluded)
      select c.id, ${FIGURES}, ${EXCLUDED}
      from campaigns c left join ad_hours h on h.campaign_id = c.id
      group by c.id
      on conflict (campaign_id) do update set spent = excluded.spent, views = excluded.views,
        clicks = excluded.clicks, excluded = excluded.excluded`)
    await also?.(tx)
  })
}
