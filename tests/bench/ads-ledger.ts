import { sql, type SQL } from 'drizzle-orm'
import { compareSums, rebuildSums } from '#server/advertising/creatives/ledger/compare.ts'
import { createMonthTables } from '#server/advertising/creatives/ledger/months.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { listDays, shiftDay } from '#shared/rules/ad-figures.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { measureTime, type BenchFigure } from './measure.ts'

const CREATIVES = 5000
const CREATIVES_EACH = 5
/** Half of all rows are of the days that pages of figures show, half of the year before. */
const RECENT_DAYS = 28
const DAYS = 393
/** Four views, a charged click and a repeat of it, of one creative in one hour. */
const GROUP = 6
/** Of each day, up to now. */
const HOURS = 6
const PRICE = 800

/** Fills without the time limit that statements of the product have. */
async function fillWith(db: Db, statement: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`)
    await tx.execute(statement)
  })
}

/**
 * Thirteen months of the ledger, in the order of their time and without indexes, which are made at
 * the end. The sums are made by the product's own rebuilding and held against the ledger.
 */
export async function fillLedger(db: Db, rows: number): Promise<BenchFigure[]> {
  const today = getKolkataDate(new Date())
  const first = Date.now() - DAYS * DAY_MS
  await createMonthTables(
    db,
    Array.from({ length: DAYS + 2 }, (_, n) => new Date(first + n * DAY_MS)),
  )
  const indexes = await dropIndexes(db)
  const written = await measureTime(async () => {
    for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
      const isRecent = ago < RECENT_DAYS
      const count = rows / 2 / (isRecent ? RECENT_DAYS : DAYS - RECENT_DAYS)
      await fillWith(db, dayOfLedger(ago, Math.ceil(count)))
    }
  })
  const indexed = await measureTime(async () => {
    for (const index of indexes) await fillWith(db, sql.raw(index))
    await fillWith(db, sql`analyze ad_events`)
  })
  await fillWith(
    db,
    sql`insert into campaign_totals (campaign_id, spent, views, clicks)
      select id, 0, 0, 0 from campaigns`,
  )
  const from = shiftDay(today, -DAYS - 1)
  const built = await measureTime(() => rebuildSums(db, from))
  const compared = await measureTime(() => compareSums(db, from))
  if (compared.answer.length > 0)
    throw new Error(`Sums differ from the ledger: ${JSON.stringify(compared.answer.slice(0, 3))}`)
  // What was seen was offered half again as often.
  for (const day of listDays(from, today))
    await fillWith(
      db,
      sql`insert into ad_offer_hours
        (hour, campaign_id, creative_id, placement_id, page, town, count)
        select hour, campaign_id, creative_id, placement_id, page, town, sum(count) * 3 / 2
        from ad_hours
        where kind = 'view' and hour >= (${day}::date::timestamp at time zone 'Asia/Kolkata')
          and hour < ((${day}::date + 1)::timestamp at time zone 'Asia/Kolkata')
        group by 1, 2, 3, 4, 5, 6`,
    )
  await fillWith(db, sql`analyze`)
  const seconds = (name: string, value: number): BenchFigure => ({
    ...{ name: `ledger of ads: ${name}`, value, unit: 's', better: 'less' },
  })
  const { rows: counted } = await db.execute<{ ledger: string; hours: string; bytes: string }>(sql`
    select (select count(*) from ad_events) as ledger, (select count(*) from ad_hours) as hours,
      (select sum(pg_total_relation_size(inhrelid)) from pg_inherits
        where inhparent = 'ad_events'::regclass) as bytes`)
  const { ledger, hours, bytes } = counted[0]!
  return [
    { name: 'ledger of ads: rows', value: Number(ledger), unit: '', better: 'more' },
    { name: 'ledger of ads: sums by hour', value: Number(hours), unit: '', better: 'less' },
    { name: 'ledger of ads: disk', value: Number(bytes) / 1024 ** 2, unit: 'MiB', better: 'less' },
    seconds('rows written by the bench', written.seconds),
    seconds('indexes made by the bench', indexed.seconds),
    seconds('all sums made anew', built.seconds),
    seconds('all sums compared', compared.seconds),
  ]
}

/** The statements that make the indexes again. */
async function dropIndexes(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; made: string; is_key: boolean }>(sql`
    select c.relname as name, i.indisprimary as is_key,
      case when i.indisprimary then 'alter table ad_events add constraint ' || c.relname || ' '
          || (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conindid = c.oid)
        else replace(pg_get_indexdef(c.oid), ' ON ONLY ', ' ON ') end as made
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'ad_events'::regclass`)
  for (const { name, is_key: isKey } of rows)
    await fillWith(
      db,
      sql.raw(isKey ? `alter table ad_events drop constraint ${name}` : `drop index ${name}`),
    )
  return rows.map(({ made }) => made)
}

/** So many rows of one day, in the last hours up to now. */
const dayOfLedger = (ago: number, count: number): SQL => sql`
  with slots as (
    select i, i / ${GROUP}::int as slot, i % ${GROUP}::int as part
    from generate_series(0, ${count - 1}::int) i),
  events as (
    select part, slot, 1 + (slot + ${ago * 997}::int) % ${CREATIVES}::int as creative,
      date_trunc('hour', now(), 'Asia/Kolkata') - ${ago}::int * interval '1 day'
        - (${HOURS - 1}::int - slot / ${CREATIVES}::int % ${HOURS}::int) * interval '1 hour'
        + slot % ${CREATIVES}::int * interval '100 milliseconds' as time,
      left(md5(${ago}::text || ' ' || slot || ' ' || case when part > 3 then 0 else part end), 16)
        as offer,
      left(md5(${ago}::text || ' visitor ' || slot), 22) as visitor
    from slots)
  insert into ad_events (offered_at, offer, kind, nth, at, campaign_id, creative_id, placement_id,
    page, town, visitor, network, verdict, amount)
  select time, offer, case when part > 3 then 'click' else 'view' end,
    case when part = 5 then 1 else 0 end, time + (2 + part) * interval '10 milliseconds',
    (creative + ${CREATIVES_EACH - 1}::int) / ${CREATIVES_EACH}::int, creative,
    case when creative % ${CREATIVES_EACH}::int = 1 then 1 else 2 end, 'home', '', visitor,
    left(md5(visitor), 22), case when part = 5 then 'repeat' else 'billed' end,
    case when part = 4 then ${PRICE}::int else 0 end
  from events`
