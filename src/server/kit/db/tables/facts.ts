import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  CONFIRMABLE_QUESTIONS,
  FACT_QUESTIONS,
  FACT_STATUSES,
  type FactValue,
} from '#shared/rules/facts.ts'
import { accounts } from './accounts.ts'
import { businesses } from './businesses.ts'
import { identityColumn, timestampColumn } from './columns.ts'

/**
 * One fact of a listing that visitors told: equal answers are one row. It waits for the team, and
 * is shown only once it was accepted.
 */
export const facts = pgTable(
  'facts',
  {
    id: identityColumn(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    question: text('question', { enum: FACT_QUESTIONS }).notNull(),
    value: jsonb('value').$type<FactValue>().notNull(),
    /** The same for equal answers. */
    valueKey: text('value_key').notNull(),
    status: text('status', { enum: FACT_STATUSES }).notNull().default('open'),
    /** What the listing said before it was accepted, for an owner who takes it back. */
    before: jsonb('before').$type<FactValue>(),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    decidedAt: timestampColumn('decided_at'),
  },
  (t) => [
    uniqueIndex('facts_one_open')
      .on(t.businessId, t.question, t.valueKey)
      .where(sql`${t.status} = 'open'`),
    index('facts_business_index').on(t.businessId),
    index('facts_open_index')
      .on(t.id)
      .where(sql`${t.status} = 'open'`),
    check(
      'facts_question_known',
      sql`${t.question} in ('phone', 'hours', 'here', 'point', 'photo')`,
    ),
    check('facts_status_known', sql`${t.status} in ('open', 'accepted', 'rejected', 'withdrawn')`),
    check('facts_value_object', sql`jsonb_typeof(${t.value}) = 'object'`),
    check('facts_decided', sql`(${t.status} = 'open') = (${t.decidedAt} is null)`),
  ],
)

/**
 * Who told a fact: the network as `account_networks` keeps it, for 90 days, and the account of
 * somebody who was signed in. One network counts once a day.
 */
export const factAnswers = pgTable(
  'fact_answers',
  {
    id: identityColumn(),
    factId: integer('fact_id')
      .notNull()
      .references(() => facts.id, { onDelete: 'cascade' }),
    networkHash: text('network_hash'),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** The day in Indian time (YYYY-MM-DD). */
    day: text('day').notNull(),
    /** Chosen by the sender, so that an answer that is sent again is kept once. */
    key: text('key').unique(),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('fact_answers_one_a_day').on(t.factId, t.networkHash, t.day),
    index('fact_answers_account_index').on(t.accountId),
    index('fact_answers_network_index').on(t.networkHash, t.day),
    index('fact_answers_created_index').on(t.createdAt),
    check('fact_answers_day_shape', sql`${t.day} ~ '^20[0-9]{2}-[01][0-9]-[0-3][0-9]$'`),
  ],
)

/**
 * Visitors who said that what a listing says is right, once a network and month. Gone after the
 * month that follows, with the network.
 */
export const factConfirmations = pgTable(
  'fact_confirmations',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    question: text('question', { enum: CONFIRMABLE_QUESTIONS }).notNull(),
    /** Of the value that was confirmed: another number has no confirmations. */
    valueKey: text('value_key').notNull(),
    /** In Indian time (YYYY-MM). */
    month: text('month').notNull(),
    networkHash: text('network_hash').notNull(),
    /** The day in Indian time (YYYY-MM-DD); the pages show a day when it is over. */
    day: text('day').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'fact_confirmations_pkey',
      columns: [t.businessId, t.question, t.valueKey, t.month, t.networkHash],
    }),
    index('fact_confirmations_month_index').on(t.month),
    index('fact_confirmations_network_index').on(t.networkHash, t.day),
    check('fact_confirmations_question_known', sql`${t.question} in ('phone', 'hours', 'here')`),
  ],
)

/** Networks whose answers of a day an administrator threw away: more of them are not kept. */
export const discardedFactSources = pgTable(
  'discarded_fact_sources',
  { networkHash: text('network_hash').notNull(), day: text('day').notNull() },
  (t) => [primaryKey({ name: 'discarded_fact_sources_pkey', columns: [t.networkHash, t.day] })],
)
