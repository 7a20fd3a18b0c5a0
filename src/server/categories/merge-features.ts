import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { amenities, businessAmenities, businessChanges } from '#server/kit/db/tables/index.ts'

type Pair = { from: number; to: number }

/** Moves the features of a category to another one; those of the same name become one. */
export async function mergeFeatures(tx: Transaction, { from, to }: Pair): Promise<void> {
  const { rows } = await tx.execute<Pair>(sql`
    select f.id as "from", t.id as "to" from ${amenities} f
    join ${amenities} t on t.category_id = ${to} and lower(t.name) = lower(f.name)
    where f.category_id = ${from} order by f.id`)
  for (const same of rows) await becomeOne(tx, same)
  await tx.execute(sql`update ${amenities} set category_id = ${to},
      sort_order = sort_order + (select coalesce(max(sort_order), 0) from ${amenities}
        where category_id = ${to})
    where category_id = ${from}`)
}

/** Listings, and changes of listings that wait, have the other feature instead. */
async function becomeOne(tx: Transaction, { from, to }: Pair): Promise<void> {
  await tx.execute(sql`insert into ${businessAmenities} (business_id, amenity_id)
    select business_id, ${to}::int from ${businessAmenities} where amenity_id = ${from}
    on conflict do nothing`)
  await tx.execute(sql`update ${amenities} set status = 'active' where id = ${to}
    and exists (select 1 from ${amenities} where id = ${from} and status = 'active')`)
  await tx.execute(sql`update ${businessChanges} set proposed = jsonb_set(proposed,
      '{selectedFeatures}', (
        select jsonb_agg(distinct case when feature = to_jsonb(${from}::int)
          then to_jsonb(${to}::int) else feature end)
        from jsonb_array_elements(proposed -> 'selectedFeatures') e (feature)))
    where proposed -> 'selectedFeatures' @> to_jsonb(${from}::int)`)
  await tx.execute(sql`delete from ${amenities} where id = ${from}`)
}
