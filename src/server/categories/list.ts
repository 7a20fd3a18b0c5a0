import { asc, count, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Category, listCategories as endpoint } from '#contract/categories.ts'
import { createPrepared } from '#server/kit/db/prepared.ts'
import { businesses, categories } from '#server/kit/db/tables/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { categoryColumns } from './columns.ts'

const MAX_ROWS = 1000

/** The status `all` lets every row pass. */
const inStatus = sql`(${sql.placeholder('status')} = 'all'
    or ${categories.status} = ${sql.placeholder('status')})`
const inOrder = [asc(categories.sortOrder), asc(categories.name), asc(categories.id)]

const plain = createPrepared((db) =>
  db
    .select(categoryColumns)
    .from(categories)
    .where(inStatus)
    .orderBy(...inOrder)
    .limit(MAX_ROWS)
    .prepare('categories'),
)

const counted = createPrepared((db) => {
  const counts = db
    .select({ categoryId: businesses.categoryId, count: count().as('count') })
    .from(businesses)
    .where(eq(businesses.status, 'active'))
    .groupBy(businesses.categoryId)
    .as('counts')
  return db
    .select({ ...categoryColumns, businessCount: sql<number>`coalesce(${counts.count}, 0)::int` })
    .from(categories)
    .leftJoin(counts, eq(counts.categoryId, categories.id))
    .where(inStatus)
    .orderBy(...inOrder)
    .limit(MAX_ROWS)
    .prepare('categories_counted')
})

/** The categories in their order, with the number of active businesses when asked. */
export async function listCategories(
  { db }: VisitorContext,
  query: z.output<typeof endpoint.query>,
): Promise<Category[]> {
  const { status } = query
  const rows = query.includeCount
    ? await counted(db).execute({ status })
    : await plain(db).execute({ status })
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}
