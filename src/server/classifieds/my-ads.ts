import { desc, eq } from 'drizzle-orm'
import type { Ad } from '#contract/classifieds.ts'
import { classifiedAds as a } from '#server/db/tables/index.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { selectAds } from './columns.ts'
import { presentAd } from './present.ts'

const MAX_ROWS = 500

/** The ads of a person in every state, the newest first. */
export async function myAds({ db, actor, now }: UserContext): Promise<Ad[]> {
  const rows = await selectAds(db)
    .where(eq(a.accountId, actor.id))
    .orderBy(desc(a.createdAt), desc(a.id))
    .limit(MAX_ROWS)
  return rows.map((row) => presentAd(row, now(), 'insider'))
}
