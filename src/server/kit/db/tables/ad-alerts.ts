import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { AD_ALERT_KINDS, AD_ALERT_OUTCOMES } from '#shared/rules/ad-alerts.ts'
import { accounts } from './accounts.ts'
import { campaigns } from './campaigns.ts'
import { timestampColumn, identityColumn } from './columns.ts'

const quoted = (values: readonly string[]) => sql.raw(values.map((v) => `'${v}'`).join(', '))

/**
 * Unusual clicks: administrators are notified, and until one decides, charges are capped at the
 * usual amount.
 */
export const adAlerts = pgTable(
  'ad_alerts',
  {
    id: identityColumn(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: AD_ALERT_KINDS }).notNull(),
    raisedAt: timestampColumn('raised_at').notNull(),
    /** Clicks of that day, charged or held: when it was raised, and when it was settled. */
    clicks: integer('clicks').notNull(),
    /** Clicks of a whole day that are usual, and of a hundred how many come from few networks. */
    usual: integer('usual').notNull(),
    share: integer('share').notNull(),
    /** How many administrators were written to. */
    told: integer('told').notNull(),
    /** More than what is usual is not charged until then. */
    holdsUntil: timestampColumn('holds_until').notNull(),
    outcome: text('outcome', { enum: AD_ALERT_OUTCOMES }),
    settledAt: timestampColumn('settled_at'),
    settledBy: integer('settled_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('ad_alerts_open_index')
      .on(t.campaignId)
      .where(sql`${t.settledAt} is null`),
    index('ad_alerts_campaign_index').on(t.campaignId),
    index('ad_alerts_settled_by_index').on(t.settledBy),
    check('ad_alerts_kind_known', sql`${t.kind} in (${quoted(AD_ALERT_KINDS)})`),
    check(
      'ad_alerts_settled_with_outcome',
      sql`(${t.outcome} is null) = (${t.settledAt} is null)
        and ${t.outcome} in (${quoted(AD_ALERT_OUTCOMES)})`,
    ),
    check('ad_alerts_range', sql`${t.clicks} > 0 and ${t.usual} >= 0 and ${t.share} >= 0`),
  ],
)
