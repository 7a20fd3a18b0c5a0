import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Business } from '#contract/businesses.ts'
import type { Review } from '#contract/reviews.ts'
import { serialiseBusiness, selectBusinesses } from '#server/businesses/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { createPrepared } from '#server/kit/db/prepared.ts'
import { businesses, reviews } from '#server/kit/db/tables/index.ts'
import { PUBLIC_BUSINESS_STATUSES } from '#shared/rules/business.ts'
import { serialiseReview, selectReviews } from '#server/reviews/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'

type Reading = { after: number; limit: number; ids?: number[] | undefined }
type Read<Item> = { data: Item[]; next: number | null }

const isPublic = inArray(businesses.status, [...PUBLIC_BUSINESS_STATUSES])

const businessesAfter = createPrepared((db) =>
  selectBusinesses(db)
    .where(and(isPublic, gt(businesses.id, sql.placeholder('after'))))
    .orderBy(asc(businesses.id))
    .limit(sql.placeholder('limit'))
    .prepare('snapshot_businesses'),
)

const reviewsAfter = createPrepared((db) =>
  selectReviews(db)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .where(and(isPublic, eq(reviews.status, 'active'), gt(reviews.id, sql.placeholder('after'))))
    .orderBy(asc(reviews.id))
    .limit(sql.placeholder('limit'))
    .prepare('snapshot_reviews'),
)

const someBusinesses = (db: Db, { after, limit }: Reading, ids: number[]) =>
  selectBusinesses(db)
    .where(and(isPublic, gt(businesses.id, after), inArray(businesses.id, ids)))
    .orderBy(asc(businesses.id))
    .limit(limit)

const someReviews = (db: Db, { after, limit }: Reading, ids?: number[], businessIds?: number[]) =>
  selectReviews(db)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .where(
      and(
        isPublic,
        eq(reviews.status, 'active'),
        gt(reviews.id, after),
        ids && inArray(reviews.id, ids),
        businessIds && inArray(reviews.businessId, businessIds),
      ),
    )
    .orderBy(asc(reviews.id))
    .limit(limit)

/** The businesses with a page and an id after the given one, in id order. */
export async function readBusinesses(
  { db }: VisitorContext,
  reading: Reading,
): Promise<Read<Business>> {
  const rows = await (reading.ids
    ? someBusinesses(db, reading, reading.ids)
    : businessesAfter(db).execute(reading))
  return { data: rows.map(serialiseBusiness), next: nextAfter(rows, reading.limit) }
}

/** Their published reviews after an id, in id order. */
export async function readReviews(
  { db }: VisitorContext,
  reading: Reading & { businessIds?: number[] | undefined },
): Promise<Read<Review>> {
  const { ids, businessIds } = reading
  const rows = await (ids || businessIds
    ? someReviews(db, reading, ids, businessIds)
    : reviewsAfter(db).execute(reading))
  return { data: rows.map(serialiseReview), next: nextAfter(rows, reading.limit) }
}

/** The id to continue after; null after a page that is not full. */
function nextAfter(rows: readonly { id: number }[], limit: number): number | null {
  return rows.length < limit ? null : (rows.at(-1)?.id ?? null)
}
