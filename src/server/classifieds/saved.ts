import { and, desc, eq } from 'drizzle-orm'
import { savedAds as s } from '#server/kit/db/tables/index.ts'
import { isPublicAd } from '#shared/rules/classifieds.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { adNotFound, findAd } from './get.ts'

const MAX_ROWS = 1000

/** Ids of the ads a person has saved, the newest first. */
export async function listSavedAds({ db, actor }: UserContext): Promise<number[]> {
  const rows = await db
    .select({ adId: s.adId })
    .from(s)
    .where(eq(s.accountId, actor.id))
    .orderBy(desc(s.createdAt), desc(s.adId))
    .limit(MAX_ROWS)
  return rows.map(({ adId }) => adId)
}

/** Saves an ad; saving it again changes nothing. Throws NOT_FOUND or TOO_MANY_REQUESTS. */
export async function saveAd(
  { db, actor, limits }: UserContext,
  adId: number,
): Promise<{ adId: number }> {
  await limits.take([{ use: 'save by', key: actor.id, max: 300, withinMs: HOUR_MS }])
  const ad = await findAd(db, adId)
  if (!isPublicAd(ad.status)) throw adNotFound()
  await db.insert(s).values({ accountId: actor.id, adId }).onConflictDoNothing()
  return { adId }
}

/** Removes an ad from the saved ones. */
export async function unsaveAd(
  { db, actor }: UserContext,
  adId: number,
): Promise<{ adId: number }> {
  await db.delete(s).where(and(eq(s.accountId, actor.id), eq(s.adId, adId)))
  return { adId }
}
