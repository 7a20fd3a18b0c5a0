import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { timestampColumn, identityColumn } from './columns.ts'

/**
 * Who did what; written in the transaction of the change itself. A trigger refuses every change of
 * an entry but that its account is gone, and its removal before two years have passed.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: identityColumn(),
    at: timestampColumn('at').notNull().defaultNow(),
    actor: text('actor', { enum: ['visitor', 'user', 'job'] }).notNull(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    noun: text('noun').notNull(),
    recordId: integer('record_id'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index('audit_entries_record_index').on(t.noun, t.recordId),
    index('audit_entries_at_index').on(t.at),
    index('audit_entries_action_index').on(t.action, t.at),
    index('audit_entries_account_index').on(t.accountId),
    check('audit_entries_actor_known', sql`${t.actor} in ('visitor', 'user', 'job')`),
  ],
)
