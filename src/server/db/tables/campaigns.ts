import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { toPaise } from '#shared/rules/money.ts'
import type { Paise } from '#shared/rules/money.ts'
import { accounts } from './accounts.ts'
import { identity, timestamps } from './columns.ts'

/** What an advertiser pays for. Money is integer paise. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: identity(),
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
    status: text('status', { enum: ['draft', 'active', 'paused', 'completed', 'rejected'] })
      .notNull()
      .default('draft'),
    isApproved: boolean('is_approved').notNull().default(false),
    ...timestamps(),
  },
  (t) => [
    index('campaigns_account_index').on(t.accountId),
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
