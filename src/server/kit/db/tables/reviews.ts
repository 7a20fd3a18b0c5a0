import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { businesses } from './businesses.ts'
import { identityColumn, timestampColumns, versionColumn } from './columns.ts'

/** One review per business per user; shown only while `active`. */
export const reviews = pgTable(
  'reviews',
  {
    id: identityColumn(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
    title: text('title'),
    comment: text('comment').notNull(),
    visitDate: date('visit_date', { mode: 'string' }),
    status: text('status', { enum: ['pending', 'active', 'hidden'] })
      .notNull()
      .default('pending'),
    verified: boolean('verified').notNull().default(false),
    helpful: integer('helpful').notNull().default(0),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    unique('reviews_one_per_account').on(t.businessId, t.accountId),
    index('reviews_business_index').on(t.businessId, t.status, t.createdAt),
    index('reviews_account_index').on(t.accountId),
    // The list of administrators.
    index('reviews_status_recent_index').on(t.status, t.createdAt, t.id),
    check('reviews_rating_range', sql`${t.rating} between 1 and 5`),
    check('reviews_status_known', sql`${t.status} in ('pending', 'active', 'hidden')`),
    check('reviews_title_length', sql`length(${t.title}) <= 100`),
    check('reviews_comment_length', sql`length(btrim(${t.comment})) between 1 and 1000`),
    check('reviews_helpful_range', sql`${t.helpful} >= 0`),
  ],
)

/** Who found a review helpful; `reviews.helpful` is their number. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.accountId] }),
    index('review_votes_account_index').on(t.accountId),
  ],
)
