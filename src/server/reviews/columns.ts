import { eq } from 'drizzle-orm'
import type { OwnReview, Review } from '#contract/reviews.ts'
import type { Db } from '#server/db/connection.ts'
import { accounts, reviews } from '#server/db/tables/index.ts'

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

/** Reviews as they are shown, with the names of their writers. */
export function selectReviews(db: Db) {
  return db.select(columns).from(reviews).innerJoin(accounts, eq(accounts.id, reviews.accountId))
}

type Row = Awaited<ReturnType<typeof selectReviews>>[number]

/** A row as the contract's review. */
export function presentReview(row: Row): Review {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/** Reviews as their writers see them. */
export function selectOwnReviews(db: Db) {
  return db
    .select({ ...columns, status: reviews.status })
    .from(reviews)
    .innerJoin(accounts, eq(accounts.id, reviews.accountId))
}

/** A row as the contract's own review; other fields of the row are left out. */
export function presentOwnReview(row: Row & Pick<OwnReview, 'status'>): OwnReview {
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
  }
}
