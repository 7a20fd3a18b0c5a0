import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import type { MergeRecord } from '#server/kit/db/tables/index.ts'

type Pair = { keptId: number; goneId: number }
export type MovedRecords = Omit<
  MergeRecord,
  'before' | 'after' | 'goneStatus' | 'goneReason' | 'slugs'
>

/** The tables of figures: the column of the figure, and what tells one row from another. */
const FIGURES = [
  { table: 'daily_counts', figure: 'count', keys: 'day, kind' },
  { table: 'search_counts', figure: 'count', keys: 'day, words' },
  { table: 'view_counts', figure: 'views', keys: 'day' },
] as const

/** Moves the records of the removed listing to the remaining one. Returns what was moved. */
export async function moveRecords(tx: Transaction, pair: Pair): Promise<MovedRecords> {
  const { keptId, goneId } = pair
  const idsOf = async (query: ReturnType<typeof sql>) =>
    (await tx.execute<{ id: number }>(query)).rows.map(({ id }) => id)
  const moved = {
    // One person has one review: where both were reviewed, that of the one that stays counts.
    reviews:
      await idsOf(sql`update reviews set business_id = ${keptId} where business_id = ${goneId}
      and account_id not in (select account_id from reviews where business_id = ${keptId})
      returning id`),
    messages: await idsOf(sql`update messages set business_id = ${keptId}
      where business_id = ${goneId} returning id`),
    enquiries: await idsOf(sql`update enquiries set business_id = ${keptId}
      where business_id = ${goneId} returning id`),
    claims: await idsOf(sql`update business_claims set business_id = ${keptId}
      where business_id = ${goneId} and account_id not in
        (select account_id from business_claims where business_id = ${keptId})
      returning id`),
    movedHere: await idsOf(sql`update businesses set moved_to_id = ${keptId}
      where moved_to_id = ${goneId} and id <> ${keptId} returning id`),
    favourites: await idsOf(sql`insert into favourites (account_id, business_id, created_at)
      select account_id, ${keptId}, created_at from favourites where business_id = ${goneId}
      on conflict do nothing returning account_id as id`),
    features: await idsOf(sql`insert into business_amenities (business_id, amenity_id)
      select ${keptId}, x.amenity_id from business_amenities x
        join amenities m on m.id = x.amenity_id
        join businesses b on b.id = ${keptId} and b.category_id = m.category_id
      where x.business_id = ${goneId}
      on conflict do nothing returning amenity_id as id`),
  }
  await addCounters(tx, pair)
  return moved
}

/** The figures of the one that goes stay with it, so that they can be taken out again. */
async function addCounters(tx: Transaction, { keptId, goneId }: Pair): Promise<void> {
  for (const { table, figure, keys } of FIGURES)
    await tx.execute(sql`
      insert into ${sql.raw(table)} (noun, record_id, ${sql.raw(`${keys}, ${figure}`)})
      select noun, ${keptId}, ${sql.raw(`${keys}, ${figure}`)} from ${sql.raw(table)}
        where noun = 'business' and record_id = ${goneId}
      on conflict (noun, record_id, ${sql.raw(keys)}) do update
        set ${sql.raw(`${figure} = ${table}.${figure} + excluded.${figure}`)}`)
}

/** Moves the records back; those deleted since stay deleted. */
export async function moveRecordsBack(
  tx: Transaction,
  pair: Pair,
  moved: MovedRecords,
): Promise<void> {
  const { keptId, goneId } = pair
  const list = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::int[])`
  for (const [table, ids] of [
    ['reviews', moved.reviews],
    ['messages', moved.messages],
    ['enquiries', moved.enquiries],
    ['business_claims', moved.claims],
  ] as const)
    await tx.execute(sql`update ${sql.raw(table)} set business_id = ${goneId}
      where business_id = ${keptId} and id = ${list(ids)}`)
  await tx.execute(sql`update businesses set moved_to_id = ${goneId}
    where moved_to_id = ${keptId} and id = ${list(moved.movedHere)}`)
  await tx.execute(sql`delete from favourites
    where business_id = ${keptId} and account_id = ${list(moved.favourites)}`)
  await tx.execute(sql`delete from business_amenities
    where business_id = ${keptId} and amenity_id = ${list(moved.features)}`)
  for (const { table, figure, keys } of FIGURES) {
    const same = keys
      .split(', ')
      .map((key) => `k.${key} = g.${key}`)
      .join(' and ')
    const both = sql`k.noun = 'business' and k.record_id = ${keptId} and g.noun = 'business'
      and g.record_id = ${goneId} and ${sql.raw(same)}`
    await tx.execute(sql`delete from ${sql.raw(table)} k using ${sql.raw(table)} g
      where ${both} and ${sql.raw(`k.${figure} <= g.${figure}`)}`)
    await tx.execute(sql`update ${sql.raw(table)} k
      set ${sql.raw(`${figure} = k.${figure} - g.${figure}`)} from ${sql.raw(table)} g
      where ${both} and ${sql.raw(`k.${figure} > g.${figure}`)}`)
  }
}
