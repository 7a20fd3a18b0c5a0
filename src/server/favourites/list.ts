import { and, desc, eq } from 'drizzle-orm'
import type { UserActor } from '#server/kit/actor/actor.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { businesses, favourites } from '#server/kit/db/tables/index.ts'

/** Ids of the saved businesses that are still listed, the newest first. */
export async function listFavourites({
  db,
  actor,
}: {
  db: DbOrTransaction
  actor: UserActor
}): Promise<number[]> {
  const rows = await db
    .select({ id: favourites.businessId })
    .from(favourites)
    .innerJoin(businesses, eq(businesses.id, favourites.businessId))
    .where(and(eq(favourites.accountId, actor.id), eq(businesses.status, 'active')))
    .orderBy(desc(favourites.createdAt), desc(favourites.businessId))
  return rows.map((row) => row.id)
}
