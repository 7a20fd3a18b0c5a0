import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { SAVED_VIEW_MAX_LENGTHS } from '#shared/rules/saved-views.ts'
import { accounts } from './accounts.ts'
import { identityColumn, timestampColumn } from './columns.ts'

/** Named searches and filters of an administrator's tables. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: identityColumn(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The table that it is a view of: `businesses`. */
    list: text('list').notNull(),
    title: text('title').notNull(),
    /** As in the address: `status=pending&search=tea`. */
    query: text('query').notNull(),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('saved_views_title_unique').on(t.accountId, t.list, t.title),
    check(
      'saved_views_title_filled',
      sql`length(btrim(${t.title})) between 1 and ${sql.raw(String(SAVED_VIEW_MAX_LENGTHS.title))}`,
    ),
    check(
      'saved_views_query_length',
      sql`length(${t.query}) <= ${sql.raw(String(SAVED_VIEW_MAX_LENGTHS.query))}`,
    ),
  ],
)
