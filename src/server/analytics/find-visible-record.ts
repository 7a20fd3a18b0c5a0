import { and, eq, inArray } from 'drizzle-orm'
import { businesses as b, classifieds as a } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import type { AnalyticsRecordType } from '#shared/rules/analytics.ts'
import { PUBLIC_CLASSIFIED_STATUSES } from '#shared/rules/classifieds.ts'

/** The owner of a listing or an ad with a public page; undefined when there is no such page. */
export async function findVisibleRecordOwner(
  { db }: Pick<BaseContext, 'db'>,
  noun: AnalyticsRecordType,
  id: number,
): Promise<{ ownerId: number | null } | undefined> {
  const [row] =
    noun === 'business'
      ? await db
          .select({ ownerId: b.ownerId })
          .from(b)
          .where(and(eq(b.id, id), eq(b.status, 'active')))
      : await db
          .select({ ownerId: a.accountId })
          .from(a)
          .where(and(eq(a.id, id), inArray(a.status, [...PUBLIC_CLASSIFIED_STATUSES])))
  return row
}
