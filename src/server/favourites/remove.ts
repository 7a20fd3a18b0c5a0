import { and, eq } from 'drizzle-orm'
import { favourites } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { FAVOURITES_RATE_LIMIT } from './rate-limit.ts'
import { listFavourites } from './list.ts'

/** Removes a saved business, listed or not; returns those that remain. Throws TOO_MANY_REQUESTS. */
export async function removeFavourite(
  { db, actor, localLimits }: UserContext,
  businessId: number,
): Promise<number[]> {
  await localLimits.take([{ key: actor.id, ...FAVOURITES_RATE_LIMIT }])
  await db
    .delete(favourites)
    .where(and(eq(favourites.accountId, actor.id), eq(favourites.businessId, businessId)))
  return listFavourites({ db, actor })
}
