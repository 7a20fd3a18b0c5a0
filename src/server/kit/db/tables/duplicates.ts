import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { DuplicateReason } from '#shared/rules/duplicates.ts'
import { accounts } from './accounts.ts'
import { businesses } from './businesses.ts'
import { timestampColumn, identityColumn } from './columns.ts'

/**
 * Two listings that may be one, found in the background. `isDistinct` says that an administrator
 * looked, and that they are not; it is kept while both are there.
 */
export const duplicatePairs = pgTable(
  'duplicate_pairs',
  {
    oneId: integer('one_id').notNull(),
    otherId: integer('other_id').notNull(),
    certainty: smallint('certainty').notNull(),
    reasons: jsonb('reasons').$type<DuplicateReason[]>().notNull(),
    isDistinct: boolean('is_distinct').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.oneId, t.otherId] }),
    foreignKey({ columns: [t.oneId], foreignColumns: [businesses.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.otherId], foreignColumns: [businesses.id] }).onDelete('cascade'),
    index('duplicate_pairs_other_index').on(t.otherId),
    index('duplicate_pairs_certainty_index')
      .on(t.certainty.desc(), t.oneId, t.otherId)
      .where(sql`not ${t.isDistinct}`),
    check('duplicate_pairs_ordered', sql`${t.oneId} < ${t.otherId}`),
  ],
)

/** Up to which change of the listings duplicates were looked for: one row. */
export const duplicateScans = pgTable('duplicate_scans', {
  id: integer('id').primaryKey(),
  /** Text, as a date of JavaScript would lose the microseconds. */
  updatedAt: text('updated_at').notNull(),
  businessId: integer('business_id').notNull(),
})

/** What a merge changed and moved, so that it can be taken back. */
export type MergeRecord = {
  before: Record<string, unknown>
  after: Record<string, unknown>
  goneStatus: 'pending' | 'active'
  goneReason: string | null
  slugs: string[]
  reviews: number[]
  messages: number[]
  enquiries: number[]
  claims: number[]
  movedHere: number[]
  favourites: number[]
  features: number[]
}

/** Two listings that were made one: `goneId` is hidden, and its addresses lead to `keptId`. */
export const businessMerges = pgTable(
  'business_merges',
  {
    id: identityColumn(),
    keptId: integer('kept_id').notNull(),
    goneId: integer('gone_id').notNull(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    record: jsonb('record').$type<MergeRecord>().notNull(),
    at: timestampColumn('at').notNull().defaultNow(),
    undoneAt: timestampColumn('undone_at'),
  },
  (t) => [
    foreignKey({ columns: [t.keptId], foreignColumns: [businesses.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.goneId], foreignColumns: [businesses.id] }).onDelete('cascade'),
    index('business_merges_kept_index').on(t.keptId),
    index('business_merges_gone_index').on(t.goneId),
    index('business_merges_account_index').on(t.accountId),
  ],
)
