import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { BULK_STATES, RUNNING_BULK_STATES, type BulkChange } from '#shared/rules/bulk-changes.ts'
import { accounts } from './accounts.ts'
import { identityColumn, timestampColumn } from './columns.ts'

const quoted = (values: readonly string[]) => sql.raw(values.map((v) => `'${v}'`).join(', '))

/** One change of many listings, carried out in batches; it can be undone for some days. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: identityColumn(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Who takes it back, once somebody does; and when, for the audit log. */
    undoneBy: integer('undone_by').references(() => accounts.id, { onDelete: 'set null' }),
    undoneAt: timestampColumn('undone_at'),
    change: jsonb('change').$type<BulkChange>().notNull(),
    state: text('state', { enum: BULK_STATES }).notNull().default('running'),
    total: integer('total').notNull(),
    /** Whether other work is published before it. */
    isLarge: boolean('is_large').notNull(),
    /** A process works on it until then; it says so again and again. */
    leaseUntil: timestampColumn('lease_until'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('bulk_changes_account_index').on(t.accountId),
    index('bulk_changes_undone_by_index').on(t.undoneBy),
    index('bulk_changes_created_index').on(t.createdAt),
    index('bulk_changes_running_index')
      .on(t.id)
      .where(sql`${t.state} in (${quoted(RUNNING_BULK_STATES)})`),
    check('bulk_changes_state_known', sql`${t.state} in (${quoted(BULK_STATES)})`),
  ],
)

/** The listings of a bulk change. A listing may be gone since; ids are never used again. */
export const bulkChangeRows = pgTable(
  'bulk_change_rows',
  {
    bulkId: integer('bulk_id')
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    businessId: integer('business_id').notNull(),
    /** The columns that it changes, before and after. */
    was: jsonb('was').$type<Record<string, unknown>>(),
    became: jsonb('became').$type<Record<string, unknown>>(),
    /** Null while it waits its turn; `kept`: somebody changed it since, so it was not undone. */
    outcome: text('outcome', { enum: ['done', 'failed', 'undone', 'kept'] }),
    /** Why it was not changed. */
    problem: text('problem'),
  },
  (t) => [
    primaryKey({ columns: [t.bulkId, t.businessId] }),
    index('bulk_change_rows_outcome_index').on(t.bulkId, t.outcome, t.businessId),
    check(
      'bulk_change_rows_outcome_known',
      sql`${t.outcome} in ('done', 'failed', 'undone', 'kept')`,
    ),
  ],
)
