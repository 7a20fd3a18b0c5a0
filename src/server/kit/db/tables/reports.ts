import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { COMPLAINT_OUTCOMES } from '#shared/rules/complaint-outcomes.ts'
import { GRIEVANCE_REASONS } from '#shared/rules/grievances.ts'
import { accounts } from './accounts.ts'
import { languageCheck, languageColumn, timestampColumn, identityColumn } from './columns.ts'
import { mails } from './mails.ts'

const words = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

/**
 * Someone says that something should not be there: one for an account and a record. `page` is
 * what the complaint form sends, which names no record.
 */
export const reports = pgTable(
  'reports',
  {
    id: identityColumn(),
    noun: text('noun', {
      enum: ['classified', 'business', 'review', 'blog', 'message', 'page'],
    }).notNull(),
    recordId: integer('record_id'),
    /** The address that was typed in. */
    url: text('url'),
    reason: text('reason', { enum: GRIEVANCE_REASONS }).notNull(),
    detail: text('detail').notNull().default(''),
    /** Contact details of a sender without an account. */
    name: text('name'),
    email: text('email'),
    language: languageColumn(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    status: text('status', { enum: ['new', 'open', 'closed'] })
      .notNull()
      .default('new'),
    /** The administrator who settles it. */
    assignedTo: integer('assigned_to').references(() => accounts.id, { onDelete: 'set null' }),
    /** Until when the law wants it settled, as the terms were when it came. */
    dueAt: timestampColumn('due_at')
      .notNull()
      .default(sql`now() + interval '7 days'`),
    answeredAt: timestampColumn('answered_at'),
    closedAt: timestampColumn('closed_at'),
    outcome: text('outcome', { enum: COMPLAINT_OUTCOMES }),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('reports_one_per_account').on(t.noun, t.recordId, t.accountId),
    index('reports_status_index').on(t.status, t.createdAt),
    index('reports_created_index').on(t.createdAt),
    index('reports_account_index').on(t.accountId),
    index('reports_assigned_index').on(t.assignedTo),
    index('reports_email_index').on(sql`lower(${t.email})`),
    check(
      'reports_noun_known',
      sql`${t.noun} in ('classified', 'business', 'review', 'blog', 'message', 'page')`,
    ),
    languageCheck('reports', t.language),
    check('reports_record_named', sql`(${t.noun} = 'page') = (${t.recordId} is null)`),
    check('reports_reason_known', sql`${t.reason} in (${words(GRIEVANCE_REASONS)})`),
    check('reports_status_known', sql`${t.status} in ('new', 'open', 'closed')`),
    check('reports_outcome_known', sql`${t.outcome} in (${words(COMPLAINT_OUTCOMES)})`),
    check(
      'reports_closed_whole',
      sql`(${t.status} = 'closed') = (${t.closedAt} is not null)
        and (${t.status} = 'closed') = (${t.outcome} is not null)`,
    ),
    check('reports_detail_length', sql`length(${t.detail}) <= 5000`),
  ],
)

/** Answers of administrators to the sender, by mail. */
export const reportReplies = pgTable(
  'report_answers',
  {
    id: identityColumn(),
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    message: text('message').notNull(),
    /** Mails are forgotten after some weeks. */
    mailId: integer('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('report_answers_report_index').on(t.reportId, t.id),
    index('report_answers_account_index').on(t.accountId),
    index('report_answers_mail_index').on(t.mailId),
    check('report_answers_message_length', sql`length(btrim(${t.message})) between 1 and 5000`),
  ],
)
