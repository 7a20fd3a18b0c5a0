import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { timestampColumn, identityColumn, timestampColumns, versionColumn } from './columns.ts'
import { reviews } from './reviews.ts'

/**
 * What the owner of a listing answers to a review: at most one text that is shown, one that waits
 * for an administrator and one that was refused. A changed text is another row, so that an id names
 * exactly what an administrator has read.
 */
export const reviewReplies = pgTable(
  'review_answers',
  {
    id: identityColumn(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    status: text('status', { enum: ['pending', 'active', 'hidden'] })
      .notNull()
      .default('pending'),
    /** Why it is not shown. */
    reason: text('reason'),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    unique('review_answers_one_of_each').on(t.reviewId, t.status),
    index('review_answers_account_index').on(t.accountId),
    index('review_answers_waiting_index')
      .on(t.id)
      .where(sql`${t.status} = 'pending'`),
    check('review_answers_status_known', sql`${t.status} in ('pending', 'active', 'hidden')`),
    check('review_answers_text_length', sql`length(btrim(${t.text})) between 1 and 1000`),
  ],
)

/**
 * The network each review came from, as `account_networks` keeps it, for 90 days: evidence for
 * administrators when many reviews of a listing come from one place.
 */
export const reviewNetworks = pgTable(
  'review_networks',
  {
    reviewId: integer('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    networkHash: text('network_hash').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (t) => [
    index('review_networks_network_index').on(t.networkHash),
    index('review_networks_created_index').on(t.createdAt),
  ],
)
