import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import { businesses, duplicatePairs, duplicateScans } from '#server/kit/db/tables/index.ts'

const BATCH = 500
/** Of one kind of likeness: a number that a hundred listings share says nothing. */
const MOST = 20
/** So alike are the names of one place that has two numbers: markets are full of half-alike ones. */
const CERTAIN = 0.8
/** About 60 metres. */
const NEAR = 0.0006
/** About a kilometre: so far apart, two of one name with two numbers are two branches. */
const TOO_FAR = 0.01

type Place = { updatedAt: string; businessId: number }

/**
 * Looks for duplicates of the listings that changed since the last time, a batch in a transaction.
 * Changes of the last minute wait, as a transaction that began before may still be under way.
 */
export async function scanDuplicates(db: Db, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await scanBatch(db))) {
    // The next batch follows.
  }
}

async function scanBatch(db: Db): Promise<boolean> {
  const [place] = await db.select().from(duplicateScans)
  const after = sql`(${place?.updatedAt ?? '1970-01-01Z'}::timestamptz, ${place?.businessId ?? 0})`
  const { rows } = await db.execute<{ id: number; updated_at: string }>(sql`
    select id, updated_at::text as updated_at from ${businesses}
    where (updated_at, id) > ${after} and updated_at < now() - interval '1 minute'
    order by updated_at, id limit ${BATCH}`)
  const last = rows.at(-1)
  if (!last) return false
  await db.transaction(async (tx) => {
    await updateDuplicatePairs(
      tx,
      rows.map(({ id }) => id),
    )
    await keepPlace(tx, { updatedAt: last.updated_at, businessId: last.id })
  })
  return rows.length === BATCH
}

const keepPlace = (tx: Transaction, place: Place) =>
  tx
    .insert(duplicateScans)
    .values({ id: 1, ...place })
    .onConflictDoUpdate({ target: duplicateScans.id, set: place })

/** Finds the pairs of these listings again; pairs marked as distinct stay so. */
export async function updateDuplicatePairs(tx: Transaction, ids: readonly number[]): Promise<void> {
  const some = sql`any(${sql.param([...ids])}::int[])`
  await tx.execute(sql`delete from ${duplicatePairs}
    where not is_distinct and (one_id = ${some} or other_id = ${some})`)
  const isOpen = (name: string) =>
    sql.raw(`${name}.status in ('active', 'pending') and ${name}.deleted_at is null`)
  await tx.execute(sql`
    insert into ${duplicatePairs} (one_id, other_id, certainty, reasons)
    select least(id, other_id), greatest(id, other_id), max(certainty), (array_agg(reasons))[1]
    from (
      select a.id, o.id as other_id,
        least(100, (case when s.phone then 50 else 0 end) + round(s.name * 40)
          + (case when s.address then 15 else 0 end) + (case when s.point then 15 else 0 end))
          as certainty,
        to_jsonb(array_remove(array[case when s.phone then 'phone' end,
          case when s.name > 0 then 'name' end, case when s.address then 'address' end,
          case when s.point then 'point' end], null)) as reasons
      from ${businesses} a
      cross join lateral (
        (select id from ${businesses} where phone = a.phone limit ${MOST})
        union (select id from ${businesses} where phone = a.alternate_phone limit ${MOST})
        union (select id from ${businesses} where search_name ~>=~ left(a.search_name, 8)
          and search_name ~<~ (left(a.search_name, 8) || chr(1114111))
          and a.search_name <> '' and location_id = a.location_id
          order by search_name <> a.search_name limit ${MOST})
        union (select id from ${businesses} where status = 'active'
          and latitude between a.latitude - ${NEAR} and a.latitude + ${NEAR}
          and longitude between a.longitude - ${NEAR} and a.longitude + ${NEAR} limit ${MOST})
      ) c join ${businesses} o on o.id = c.id
      cross join lateral (select
        coalesce(a.phone in (o.phone, o.alternate_phone) or o.phone = a.alternate_phone, false)
          as phone,
        case when similarity(a.search_name, o.search_name) >= 0.5
          and (a.location_id = o.location_id or a.phone = o.phone)
          then similarity(a.search_name, o.search_name) else 0 end as name,
        length(a.address) >= 12 and similarity(lower(a.address), lower(o.address)) >= 0.6
          as address,
        coalesce(abs(a.latitude - o.latitude) <= ${NEAR}
          and abs(a.longitude - o.longitude) <= ${NEAR}, false) as point
      ) s
      where a.id = ${some} and o.id <> a.id and ${isOpen('a')} and ${isOpen('o')}
        and (s.phone
          or (s.name > 0 and (s.address or s.point)
            and (s.name >= ${CERTAIN} or a.phone is null or o.phone is null))
          or (s.name >= 0.95 and not coalesce(a.phone <> o.phone and greatest(
            abs(a.latitude - o.latitude), abs(a.longitude - o.longitude)) > ${TOO_FAR}, false)))
    ) found group by 1, 2
    on conflict do nothing`)
}
