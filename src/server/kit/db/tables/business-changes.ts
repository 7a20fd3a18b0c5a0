import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { ModeratedField } from '#shared/rules/moderated-fields.ts'
import { accounts } from './accounts.ts'
import { businesses } from './businesses.ts'
import { timestampColumn, identityColumn } from './columns.ts'

/** Values by column of `businesses`, and the features, which are in a table of their own. */
export type PendingValues = Partial<
  Pick<typeof businesses.$inferSelect, Exclude<ModeratedField, 'selectedFeatures'>> & {
    selectedFeatures: number[]
  }
>

/**
 * The changes of a live listing that wait for approval by an administrator: one row for a listing.
 * A row is never changed, only replaced, so its id names exactly what the administrator read and
 * approves.
 */
export const businessChanges = pgTable(
  'business_changes',
  {
    id: identityColumn(),
    businessId: integer('business_id')
      .notNull()
      .unique()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    proposed: jsonb('proposed').$type<PendingValues>().notNull(),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('business_changes_account_index').on(t.accountId),
    check(
      'business_changes_something',
      sql`jsonb_typeof(${t.proposed}) = 'object' and ${t.proposed} <> '{}'`,
    ),
  ],
)
