import { and, asc, gt, inArray } from 'drizzle-orm'
import type { Ad } from '#contract/classifieds.ts'
import { classifiedAds as a } from '#server/kit/db/tables/index.ts'
import { PUBLIC_AD_STATUSES } from '#shared/rules/classifieds.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { selectAds } from './columns.ts'
import { presentAd } from './present.ts'

/** The ads with a page and an id after the given one, in id order, for the static build. */
export async function readAds(
  { db, now }: VisitorContext,
  { after, limit, ids }: { after: number; limit: number; ids?: number[] | undefined },
): Promise<{ data: Ad[]; next: number | null }> {
  const rows = await selectAds(db)
    .where(
      and(inArray(a.status, [...PUBLIC_AD_STATUSES]), gt(a.id, after), ids && inArray(a.id, ids)),
    )
    .orderBy(asc(a.id))
    .limit(limit)
  return {
    data: rows.map((row) => presentAd(row, now())),
    next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
  }
}
