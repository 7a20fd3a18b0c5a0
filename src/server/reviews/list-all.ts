import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { listAllReviews as endpoint } from '#contract/reviews-admin.ts'
import type { ReportReason } from '#shared/rules/reports.ts'
import type { Db } from '#server/kit/db/connection.ts'
import {
  accounts,
  businesses,
  reports,
  reviewReplies,
  reviews,
} from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { serialiseReviewReply } from './replies/serialise.ts'
import { findSuspiciousPatterns } from './patterns.ts'

/** More reports of reviews than anyone leaves open. */
const MAX_REPORTED = 1000

type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>

/** Reviews in every state for administrators: those that were reported first, then the newest. */
export async function listAllReviews(
  { db }: Pick<UserContext, 'db'>,
  query: z.output<typeof endpoint.query>,
): Promise<Answer> {
  const where = query.status ? eq(reviews.status, query.status) : undefined
  const reported = await openReports(db)
  const isReported = inArray(reviews.id, [...reported.keys()])
  const found = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(where)
    .orderBy(
      // A list that holds nothing reported is given by an index alone.
      ...(reported.size > 0 ? [desc(isReported)] : []),
      desc(reviews.createdAt),
      desc(reviews.id),
    )
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const ids = found.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await readRows(db, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const patterns = await findSuspiciousPatterns(db, ids)
  const answers = await answersTo(db, ids)
  const all = await db.$count(reviews, where)
  const { page, totalPages, total, hasPrev, hasNext } = toPagination(query, all)
  return {
    data: {
      reviews: ids.flatMap((id) => {
        const row = byId.get(id)
        if (!row) return []
        const { createdAt, ...review } = row
        return {
          ...review,
          createdAt: createdAt.toISOString(),
          reports: reported.get(id)?.count ?? 0,
          reasons: reported.get(id)?.reasons ?? [],
          sameDay: { ofBusiness: 1, ofWriter: 1 },
          network: null,
          ...patterns.get(id),
          answers: answers.filter(({ reviewId }) => reviewId === id).map(serialiseReviewReply),
        }
      }),
      pagination: { totalReviews: total, currentPage: page, totalPages, hasPrev, hasNext },
    },
  }
}

async function openReports(db: Db) {
  const rows = await db
    .select({
      id: reports.recordId,
      count: count(),
      reasons: sql<ReportReason[]>`array_agg(distinct ${reports.reason})`,
    })
    .from(reports)
    .where(and(eq(reports.noun, 'review'), ne(reports.status, 'closed')))
    .groupBy(reports.recordId)
    .limit(MAX_REPORTED)
  return new Map(rows.map((row) => [row.id!, row]))
}

const readRows = (db: Db, ids: number[]) =>
  db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      title: reviews.title,
      comment: reviews.comment,
      helpful: reviews.helpful,
      status: reviews.status,
      createdAt: reviews.createdAt,
      business: { id: businesses.id, name: businesses.name, slug: businesses.slug },
      user: { id: accounts.id, name: accounts.name, email: accounts.email },
    })
    .from(reviews)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .innerJoin(accounts, eq(accounts.id, reviews.accountId))
    .where(inArray(reviews.id, ids))

const answersTo = async (db: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(reviewReplies)
        .where(inArray(reviewReplies.reviewId, ids))
        .orderBy(asc(reviewReplies.id))
