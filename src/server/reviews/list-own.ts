import { desc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { listOwnReviews as endpoint } from '#contract/reviews.ts'
import { businesses, reviews } from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { hasPublicPage } from '#shared/rules/business.ts'
import { serialiseOwnReview, selectOwnReviews } from './columns.ts'

type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>

/** A page of the reviews that the account wrote, published or not, newest first. */
export async function listOwnReviews(
  { db, actor }: UserContext,
  query: z.output<typeof endpoint.query>,
): Promise<Answer> {
  const isOwn = eq(reviews.accountId, actor.id)
  const rows = await selectOwnReviews(db)
    .where(isOwn)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const named = await db
    .select({
      id: businesses.id,
      name: businesses.name,
      slug: businesses.slug,
      status: businesses.status,
      deletedAt: businesses.deletedAt,
    })
    .from(businesses)
    .where(
      inArray(
        businesses.id,
        rows.map(({ businessId }) => businessId),
      ),
    )
  const byId = new Map(
    named.map(({ id, name, slug, status, deletedAt }) => [
      id,
      { id, name, slug: hasPublicPage(status) && deletedAt === null ? slug : null },
    ]),
  )
  return {
    data: rows.map((row) => ({
      ...serialiseOwnReview(row),
      business: byId.get(row.businessId)!,
    })),
    pagination: toPagination(query, await db.$count(reviews, isOwn)),
  }
}
