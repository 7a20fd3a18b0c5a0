import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { COMPLAINT_OUTCOMES } from '#shared/rules/complaint-outcomes.ts'
import { VERDICTS, QUEUE_ITEM_KINDS } from '#shared/rules/moderation.ts'
import { accounts } from './accounts.ts'
import { timestampColumn, identityColumn } from './columns.ts'

/**
 * What administrators decided. A decision waits until it can no longer be undone; nothing is seen
 * of it before it is carried out.
 */
export const decisions = pgTable(
  'decisions',
  {
    id: identityColumn(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: QUEUE_ITEM_KINDS }).notNull(),
    recordId: integer('record_id').notNull(),
    title: text('title').notNull(),
    verdict: text('verdict', { enum: VERDICTS }).notNull(),
    reason: text('reason'),
    /** What an approved listing is marked as. */
    verified: boolean('verified').notNull().default(false),
    featured: boolean('featured').notNull().default(false),
    /** How a complaint ends, and what its sender is told. */
    outcome: text('outcome', { enum: COMPLAINT_OUTCOMES }),
    note: text('note'),
    /** Of what was looked at; with another it is not carried out. */
    version: bigint('version', { mode: 'number' }),
    dueAt: timestampColumn('due_at').notNull(),
    state: text('state', { enum: ['waiting', 'done', 'failed', 'undone'] })
      .notNull()
      .default('waiting'),
    /** Why it could not be carried out. */
    problem: text('problem'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('decisions_account_index').on(t.accountId, t.createdAt),
    index('decisions_due_index')
      .on(t.dueAt)
      .where(sql`${t.state} = 'waiting'`),
    uniqueIndex('decisions_one_waiting')
      .on(t.kind, t.recordId)
      .where(sql`${t.state} = 'waiting'`),
    check('decisions_state_known', sql`${t.state} in ('waiting', 'done', 'failed', 'undone')`),
    check('decisions_verdict_known', sql`${t.verdict} in ('approve', 'return', 'reject')`),
  ],
)

/** What each administrator has open in the queue, so that two at the same thing see each other. */
export const queueViewers = pgTable('queue_looks', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: QUEUE_ITEM_KINDS }).notNull(),
  recordId: integer('record_id').notNull(),
  at: timestampColumn('at').notNull(),
})

/**
 * Which administrator a pending item was given to, or took. Messages to the website and complaints
 * keep that themselves.
 */
export const queueAssignments = pgTable(
  'queue_assignments',
  {
    kind: text('kind', { enum: QUEUE_ITEM_KINDS }).notNull(),
    recordId: integer('record_id').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    at: timestampColumn('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId] }),
    index('queue_assignments_account_index').on(t.accountId),
  ],
)
