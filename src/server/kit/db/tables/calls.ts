import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { CALL_RESULTS, CALL_WAYS } from '#shared/rules/calls.ts'
import { accounts } from './accounts.ts'
import { businesses } from './businesses.ts'
import { identityColumn, timestampColumn } from './columns.ts'

/** Calls and visits of helpers, and what came of them; forgotten after a year. */
export const businessCalls = pgTable(
  'business_calls',
  {
    id: identityColumn(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    way: text('way', { enum: CALL_WAYS }).notNull(),
    result: text('result', { enum: CALL_RESULTS }).notNull(),
    /** For the next helper. */
    note: text('note'),
    /** The number that was wrong. */
    phone: text('phone'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('business_calls_business_index').on(t.businessId, t.id),
    index('business_calls_account_index').on(t.accountId, t.createdAt),
    index('business_calls_created_index').on(t.createdAt),
    check('business_calls_way_known', sql`${t.way} in ('call', 'visit')`),
    check(
      'business_calls_result_known',
      sql`${t.result} in ('told', 'no-answer', 'wrong-number', 'not-listed', 'note')`,
    ),
    check('business_calls_note_length', sql`length(btrim(${t.note})) between 1 and 300`),
  ],
)

/**
 * The state of a listing in the call list; one that nobody has opened there has no row. While
 * `leased_until` is ahead, it is that helper's.
 */
export const callList = pgTable(
  'call_list',
  {
    businessId: integer('business_id')
      .primaryKey()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    leasedTo: integer('leased_to').references(() => accounts.id, { onDelete: 'set null' }),
    leasedUntil: timestampColumn('leased_until'),
    /** It comes again then. */
    notBefore: timestampColumn('not_before'),
    /** Calls without an answer since the last one with one. */
    unanswered: smallint('unanswered').notNull().default(0),
    /** They asked not to be listed: nobody calls them any more. */
    optedOutAt: timestampColumn('opted_out_at'),
  },
  (t) => [
    index('call_list_leased_index').on(t.leasedTo),
    check('call_list_unanswered_range', sql`${t.unanswered} >= 0`),
  ],
)
