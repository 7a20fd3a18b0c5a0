import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { LANDING_PAGE_OUTCOMES } from '#shared/rules/landing-page-checks.ts'
import { campaigns } from './campaigns.ts'
import { timestampColumn } from './columns.ts'

/**
 * What the last look at the address of a campaign found. Apart from the campaign, because a look
 * changes nothing that anybody edits or sees.
 */
export const campaignLandingPageChecks = pgTable(
  'campaign_targets',
  {
    campaignId: integer('campaign_id')
      .primaryKey()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** The address that was looked at. */
    targetUrl: text('target_url').notNull(),
    /** When to look next; while somebody looks, when another may. */
    dueAt: timestampColumn('due_at').notNull(),
    lookedAt: timestampColumn('looked_at'),
    outcome: text('outcome', { enum: LANDING_PAGE_OUTCOMES }),
    detail: text('detail'),
    finalUrl: text('final_url'),
    /** The site it led to when it was approved. */
    approvedSite: text('approved_site'),
    /** Looks in a row that found nothing. */
    failures: integer('failures').notNull().default(0),
    /** When the advertiser was told that it does not answer. */
    toldAt: timestampColumn('told_at'),
  },
  (t) => [
    index('campaign_targets_due_index').on(t.dueAt),
    check(
      'campaign_targets_outcome_known',
      sql`${t.outcome} in ('answers', 'redirects', 'fails', 'refused', 'unchecked')`,
    ),
  ],
)
