import { and, eq } from 'drizzle-orm'
import type { UserActor } from '#server/actor/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { favourites } from '#server/db/tables/index.ts'
import { listFavourites } from './list.ts'

/** Forgets a saved business, listed or not; answers what is saved still. */
export async function removeFavourite(
  db: Db,
  actor: UserActor,
  businessId: number,
): Promise<number[]> {
  await db
    .delete(favourites)
    .where(and(eq(favourites.accountId, actor.id), eq(favourites.businessId, businessId)))
  return listFavourites(db, actor)
}
