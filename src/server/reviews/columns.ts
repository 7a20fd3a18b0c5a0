import { and, eq } from 'drizzle-orm'
import type { OwnReview, Review } from '#contract/reviews.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { accounts, reviewReplies as answers, reviews } from '#server/kit/db/tables/index.ts'

const columns = {
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
}

const answer = { text: answers.text, createdAt: answers.createdAt }
const isShownAnswer = and(eq(answers.reviewId, reviews.id), eq(answers.status, 'active'))

/** Reviews as they are shown, with the names of their writers and the answers of owners. */
export function selectReviews(db: Db) {
  return db
    .select({ ...columns, answer })
    .from(reviews)
    .innerJoin(accounts, eq(accounts.id, reviews.accountId))
    .leftJoin(answers, isShownAnswer)
}

type Row = Awaited<ReturnType<typeof selectReviews>>[number]

/** A row as the contract's review. */
export function serialiseReview(row: Row): Review {
  return { ...row, createdAt: row.createdAt.toISOString(), answer: presentAnswer(row.answer) }
}

const presentAnswer = (shown: Row['answer']): Review['answer'] =>
  shown && { text: shown.text, createdAt: shown.createdAt.toISOString() }

/** Reviews as their writers see them. */
export function selectOwnReviews(db: Db) {
  return db
    .select({ ...columns, answer, status: reviews.status })
    .from(reviews)
    .innerJoin(accounts, eq(accounts.id, reviews.accountId))
    .leftJoin(answers, isShownAnswer)
}

/** A row as the contract's own review; other fields of the row are left out. */
export function serialiseOwnReview(row: Row & Pick<OwnReview, 'status'>): OwnReview {
  const { id, businessId, rating, title, comment, visitDate, verified, helpful, user, status } = row
  const createdAt = row.createdAt.toISOString()
  return {
    id,
    businessId,
    rating,
    title,
    comment,
    visitDate,
    verified,
    helpful,
    user,
    status,
    createdAt,
    answer: presentAnswer(row.answer),
  }
}
