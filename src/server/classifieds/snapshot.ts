import { and, asc, gt, inArray } from 'drizzle-orm'
import type { Classified } from '#contract/classifieds.ts'
import { classifieds as a } from '#server/kit/db/tables/index.ts'
import { PUBLIC_CLASSIFIED_STATUSES } from '#shared/rules/classifieds.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { selectClassifieds } from './columns.ts'
import { serialiseClassified } from './serialise.ts'

/** The ads with a page and an id after the given one, in id order, for the static build. */
export async function readClassifieds(
  { db, now }: VisitorContext,
  { after, limit, ids }: { after: number; limit: number; ids?: number[] | undefined },
): Promise<{ data: Classified[]; next: number | null }> {
  const rows = await selectClassifieds(db)
    .where(
      and(
        inArray(a.status, [...PUBLIC_CLASSIFIED_STATUSES]),
        gt(a.id, after),
        ids && inArray(a.id, ids),
      ),
    )
    .orderBy(asc(a.id))
    .limit(limit)
  return {
    data: rows.map((row) => serialiseClassified(row, now())),
    next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
  }
}
