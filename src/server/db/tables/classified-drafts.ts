import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { identity, timestamps, version } from './columns.ts'

/**
 * Classified ads that are being written, as their form holds them; nothing in them has been
 * checked. The version tells two devices apart that write the same draft.
 */
export const classifiedDrafts = pgTable(
  'classified_drafts',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    version: version(),
    ...timestamps(),
  },
  (t) => [
    index('classified_drafts_account_index').on(t.accountId, t.updatedAt),
    index('classified_drafts_age_index').on(t.updatedAt),
    check('classified_drafts_object', sql`jsonb_typeof(${t.values}) = 'object'`),
  ],
)
