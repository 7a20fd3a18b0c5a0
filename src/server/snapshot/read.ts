import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Business } from '#contract/businesses.ts'
import type { Review } from '#contract/reviews.ts'
import { presentBusiness, selectBusinesses } from '#server/businesses/index.ts'
import type { Db } from '#server/db/connection.ts'
import { prepared } from '#server/db/prepared.ts'
import { businesses, reviews } from '#server/db/tables/index.ts'
import { presentReview, selectReviews } from '#server/reviews/index.ts'

type Reading = { after: number; limit: number }
type Read<Item> = { data: Item[]; next: number | null }

const isPublic = eq(businesses.status, 'active')

const businessesAfter = prepared((db) =>
  selectBusinesses(db)
    .where(and(isPublic, gt(businesses.id, sql.placeholder('after'))))
    .orderBy(asc(businesses.id))
    .limit(sql.placeholder('limit'))
    .prepare('snapshot_businesses'),
)

const reviewsAfter = prepared((db) =>
  selectReviews(db)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .where(and(isPublic, eq(reviews.status, 'active'), gt(reviews.id, sql.placeholder('after'))))
    .orderBy(asc(reviews.id))
    .limit(sql.placeholder('limit'))
    .prepare('snapshot_reviews'),
)

/** The active businesses after an id, in id order. */
export async function readBusinesses(db: Db, reading: Reading): Promise<Read<Business>> {
  const rows = await businessesAfter(db).execute(reading)
  return { data: rows.map(presentBusiness), next: nextAfter(rows, reading.limit) }
}

/** The published reviews of active businesses after an id, in id order. */
export async function readReviews(db: Db, reading: Reading): Promise<Read<Review>> {
  const rows = await reviewsAfter(db).execute(reading)
  return { data: rows.map(presentReview), next: nextAfter(rows, reading.limit) }
}

/** A short page is the last. */
function nextAfter(rows: readonly { id: number }[], limit: number): number | null {
  return rows.length < limit ? null : (rows.at(-1)?.id ?? null)
}
