import { and, asc, desc, eq, inArray, isNull, notExists } from 'drizzle-orm'
import type { z } from 'zod'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { listReceivedReviews as endpoint } from '#contract/review-replies.ts'
import {
  accounts,
  businesses,
  reviewReplies as answers,
  reviews,
} from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { serialiseReviewReply } from './serialise.ts'

type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>

/** A page of the published reviews of the account's listings, newest first, with the answers. */
export async function listReceivedReviews(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  query: z.output<typeof endpoint.query>,
): Promise<Answer> {
  const toReview = db.select().from(answers).where(eq(answers.reviewId, reviews.id))
  const where = and(
    eq(businesses.ownerId, actor.id),
    isNull(businesses.deletedAt),
    eq(reviews.status, 'active'),
    query.show === 'unanswered' ? notExists(toReview) : undefined,
  )
  const rows = await db
    .select({
      id: reviews.id,
      businessId: reviews.businessId,
      rating: reviews.rating,
      title: reviews.title,
      comment: reviews.comment,
      visitDate: reviews.visitDate,
      verified: reviews.verified,
      helpful: reviews.helpful,
      user: { name: accounts.name },
      createdAt: reviews.createdAt,
      business: { id: businesses.id, name: businesses.name, slug: businesses.slug },
    })
    .from(reviews)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .innerJoin(accounts, eq(accounts.id, reviews.accountId))
    .where(where)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const total = await db.$count(
    reviews,
    inArray(
      reviews.id,
      db
        .select({ id: reviews.id })
        .from(reviews)
        .innerJoin(businesses, eq(businesses.id, reviews.businessId))
        .where(where),
    ),
  )
  const ids = rows.map(({ id }) => id)
  const given =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(answers)
          .where(inArray(answers.reviewId, ids))
          .orderBy(asc(answers.id))
  return {
    data: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      answers: given.filter(({ reviewId }) => reviewId === row.id).map(serialiseReviewReply),
    })),
    pagination: toPagination(query, total),
  }
}
