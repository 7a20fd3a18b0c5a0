import { and, desc, eq } from 'drizzle-orm'
import { savedClassifieds as s } from '#server/kit/db/tables/index.ts'
import { isPublicClassified } from '#shared/rules/classifieds.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { classifiedNotFound, findClassified } from './get.ts'

const MAX_ROWS = 1000

/** Ids of the ads a person has saved, the newest first. */
export async function listSavedClassifiedIds({ db, actor }: UserContext): Promise<number[]> {
  const rows = await db
    .select({ adId: s.adId })
    .from(s)
    .where(eq(s.accountId, actor.id))
    .orderBy(desc(s.createdAt), desc(s.adId))
    .limit(MAX_ROWS)
  return rows.map(({ adId: classifiedId }) => classifiedId)
}

/** Saves an ad; saving it again changes nothing. Throws NOT_FOUND or TOO_MANY_REQUESTS. */
export async function saveClassified(
  { db, actor, limits }: UserContext,
  classifiedId: number,
): Promise<{ adId: number }> {
  await limits.take([{ use: 'save by', key: actor.id, max: 300, withinMs: HOUR_MS }])
  const classified = await findClassified(db, classifiedId)
  if (!isPublicClassified(classified.status)) throw classifiedNotFound()
  await db.insert(s).values({ accountId: actor.id, adId: classifiedId }).onConflictDoNothing()
  return { adId: classifiedId }
}

/** Removes an ad from the saved ones. */
export async function unsaveClassified(
  { db, actor }: UserContext,
  classifiedId: number,
): Promise<{ adId: number }> {
  await db.delete(s).where(and(eq(s.accountId, actor.id), eq(s.adId, classifiedId)))
  return { adId: classifiedId }
}
