import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { CAMPAIGN_STATUSES } from '#shared/rules/campaigns.ts'
import { toPaise, type Paise } from '#shared/rules/money.ts'
import { accounts } from './accounts.ts'
import { timestampColumn, identityColumn, timestampColumns, versionColumn } from './columns.ts'

/** What an advertiser pays for. Money is integer paise. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: identityColumn(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    targetUrl: text('target_url').notNull(),
    budget: integer('budget').$type<Paise>().notNull(),
    dailyBudget: integer('daily_budget').$type<Paise>(),
    costPerClick: integer('cost_per_click').$type<Paise>().notNull().default(toPaise(8)),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    keywords: text('keywords').array().notNull().default([]),
    locations: text('locations').array().notNull().default([]),
    targetAudience: jsonb('target_audience')
      .$type<{ interests?: string[]; demographics?: string[] }>()
      .notNull()
      .default({}),
    status: text('status', { enum: CAMPAIGN_STATUSES }).notNull().default('draft'),
    isApproved: boolean('is_approved').notNull().default(false),
    /** Since when it waits for approval. */
    submittedAt: timestampColumn('submitted_at'),
    rejectionReason: text('rejection_reason'),
    /** What waits for another look while the approved one runs. */
    proposed: jsonb('proposed').$type<{ title?: string; targetUrl?: string }>(),
    proposedAt: timestampColumn('proposed_at'),
    pausedAt: timestampColumn('paused_at'),
    /** Nobody sees it any more; the books keep what it was charged for. */
    deletedAt: timestampColumn('deleted_at'),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    index('campaigns_account_index').on(t.accountId),
    index('campaigns_waiting_index')
      .on(sql`coalesce(${t.submittedAt}, ${t.proposedAt})`)
      .where(sql`${t.submittedAt} is not null or ${t.proposedAt} is not null`),
    check('campaigns_proposed_since', sql`(${t.proposed} is null) = (${t.proposedAt} is null)`),
    check(
      'campaigns_status_known',
      sql`${t.status} in ('draft', 'active', 'paused', 'completed', 'rejected')`,
    ),
    check('campaigns_title_filled', sql`length(btrim(${t.title})) between 1 and 200`),
    check('campaigns_target_http', sql`${t.targetUrl} ~ '^https?://'`),
    check(
      'campaigns_budget_range',
      sql`${t.budget} >= 100 and ${t.dailyBudget} >= 1000 and ${t.costPerClick} >= 100`,
    ),
    check('campaigns_dates_ordered', sql`${t.endDate} >= ${t.startDate}`),
  ],
)
