import { sql } from 'drizzle-orm'
import { MAX_FAVOURITES } from '#contract/favourites.ts'
import { businesses, favourites } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { FAVOURITES_RATE_LIMIT } from './rate-limit.ts'
import { listFavourites } from './list.ts'

const MS = sql`interval '1 millisecond'`

/**
 * Saves the listed ones of these businesses, newer than all that was saved and the last of them as
 * the newest; returns all that is saved. Saved businesses are private: there is no audit entry, and
 * no page shows them. Throws TOO_MANY_REQUESTS.
 */
export async function addFavourites(
  { db, actor, localLimits }: UserContext,
  wanted: readonly number[],
): Promise<number[]> {
  await localLimits.take([{ key: actor.id, ...FAVOURITES_RATE_LIMIT }])
  const ids = [...new Set(wanted)]
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into ${favourites} (account_id, business_id, created_at)
      select ${actor.id}::int, b.id,
        greatest(statement_timestamp(), (select max(created_at) + ${ids.length}::int * ${MS}
          from ${favourites} where account_id = ${actor.id}))
        - (${ids.length}::int - given.place) * ${MS}
      from unnest(${sql.param(ids)}::int[]) with ordinality as given (id, place)
      join ${businesses} b on b.id = given.id and b.status = 'active'
      on conflict do nothing`)
    await tx.execute(sql`
      delete from ${favourites} where account_id = ${actor.id} and business_id in (
        select business_id from ${favourites} where account_id = ${actor.id}
        order by created_at desc, business_id desc offset ${MAX_FAVOURITES})`)
    return listFavourites({ db: tx, actor })
  })
}
