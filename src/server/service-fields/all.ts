import { and, asc, eq, ilike, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { listAllServiceFields as endpoint } from '#contract/service-fields.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { escapeLike } from '#server/kit/db/escape-like.ts'
import { categories, serviceFields as f } from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { serialiseServiceFieldDetail, selectServiceFieldDetails } from './columns.ts'

type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>

/** The questions of all categories, category by category in their order. */
export async function listAllServiceFields(
  { db }: UserContext,
  query: z.output<typeof endpoint.query>,
): Promise<Answer> {
  const part = query.search && `%${escapeLike(query.search)}%`
  const where = and(
    query.categoryId === undefined ? undefined : eq(f.categoryId, query.categoryId),
    part
      ? or(ilike(f.fieldName, part), ilike(f.fieldLabel, part), ilike(f.labelHi, part))
      : undefined,
  )
  const rows = await selectServiceFieldDetails(db)
    .where(where)
    .orderBy(
      asc(categories.sortOrder),
      asc(categories.name),
      asc(categories.id),
      asc(f.displayOrder),
      asc(f.id),
    )
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  return {
    data: rows.map(serialiseServiceFieldDetail),
    pagination: toPagination(query, await db.$count(f, where)),
  }
}
