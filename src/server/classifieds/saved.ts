import { and, desc, eq } from 'drizzle-orm'
import type { UserActor } from '#server/actor/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { savedAds as s } from '#server/db/tables/index.ts'
import { isPublicAd } from '#shared/rules/classifieds.ts'
import { adNotFound, findAd } from './get.ts'

const MAX_ROWS = 1000

/** Ids of the ads a person has saved, the newest first. */
export async function listSavedAds(db: Db, user: UserActor): Promise<number[]> {
  const rows = await db
    .select({ adId: s.adId })
    .from(s)
    .where(eq(s.accountId, user.id))
    .orderBy(desc(s.createdAt), desc(s.adId))
    .limit(MAX_ROWS)
  return rows.map(({ adId }) => adId)
}

/** Saves an ad; saving it again changes nothing. Throws NOT_FOUND. */
export async function saveAd(db: Db, user: UserActor, adId: number): Promise<{ adId: number }> {
  const ad = await findAd(db, adId)
  if (!isPublicAd(ad.status)) throw adNotFound()
  await db.insert(s).values({ accountId: user.id, adId }).onConflictDoNothing()
  return { adId }
}

/** Saves it no longer. */
export async function unsaveAd(db: Db, user: UserActor, adId: number): Promise<{ adId: number }> {
  await db.delete(s).where(and(eq(s.accountId, user.id), eq(s.adId, adId)))
  return { adId }
}
