import { desc, eq } from 'drizzle-orm'
import type { Ad } from '#contract/classifieds.ts'
import type { UserActor } from '#server/actor/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { classifiedAds as a } from '#server/db/tables/index.ts'
import { selectAds } from './columns.ts'
import { presentAd } from './present.ts'

const MAX_ROWS = 500

/** The ads of a person in every state, the newest first. */
export async function myAds(db: Db, user: UserActor, now: Date): Promise<Ad[]> {
  const rows = await selectAds(db)
    .where(eq(a.accountId, user.id))
    .orderBy(desc(a.createdAt), desc(a.id))
    .limit(MAX_ROWS)
  return rows.map((row) => presentAd(row, now, 'insider'))
}
