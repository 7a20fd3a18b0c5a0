import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumns, versionColumn } from './columns.ts'

/**
 * The website's settings: one row. Only the values that were saved; defaults are the contract's.
 */
export const settings = pgTable(
  'settings',
  {
    id: integer('id').primaryKey().default(1),
    values: jsonb('values').$type<Record<string, unknown>>().notNull().default({}),
    /** Steps of the setup that an administrator put off (`shared/rules/setup.ts`). */
    postponedSetup: text('postponed_setup')
      .array()
      .notNull()
      .default(sql`'{}'`),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    check('settings_single_row', sql`${t.id} = 1`),
    check('settings_values_object', sql`jsonb_typeof(${t.values}) = 'object'`),
  ],
)
