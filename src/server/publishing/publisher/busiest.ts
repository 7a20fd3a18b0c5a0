import { desc, eq, inArray, sql, sum } from 'drizzle-orm'
import { businessPath } from '#config/routes.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses, viewCounts } from '#server/kit/db/tables/index.ts'
import { PUBLIC_BUSINESS_STATUSES } from '#shared/rules/business.ts'

/**
 * The addresses of the pages of businesses that were opened most, in a language; of those that were
 * opened as often the newest first.
 */
export async function listBusiestPages(db: Db, count: number): Promise<string[]> {
  const views = db
    .select({ id: viewCounts.recordId, count: sum(viewCounts.views).mapWith(Number).as('count') })
    .from(viewCounts)
    .where(eq(viewCounts.noun, 'business'))
    .groupBy(viewCounts.recordId)
    .as('views')
  const rows = await db
    .select({ slug: businesses.slug })
    .from(businesses)
    .leftJoin(views, eq(views.id, businesses.id))
    .where(inArray(businesses.status, [...PUBLIC_BUSINESS_STATUSES]))
    .orderBy(sql`coalesce(${views.count}, 0) desc`, desc(businesses.id))
    .limit(count)
  return rows.map(({ slug }) => businessPath(slug))
}
