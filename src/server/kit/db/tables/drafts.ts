import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { identityColumn, timestampColumns, versionColumn } from './columns.ts'

/**
 * What is being written, as its form holds it; nothing in it has been checked. The version tells
 * two devices apart that write the same draft.
 */
const draftTable = (name: string) =>
  pgTable(
    name,
    {
      id: identityColumn(),
      accountId: integer('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      values: jsonb('values').$type<Record<string, unknown>>().notNull(),
      version: versionColumn(),
      /** The open form that saved it last. */
      writer: text('writer'),
      ...timestampColumns(),
    },
    (t) => [
      index(`${name}_account_index`).on(t.accountId, t.updatedAt),
      index(`${name}_age_index`).on(t.updatedAt),
      check(`${name}_object`, sql`jsonb_typeof(${t.values}) = 'object'`),
    ],
  )

/** Listings that are being written. */
export const businessDrafts = draftTable('business_drafts')

/** Classified ads that are being written. */
export const classifiedDrafts = draftTable('classified_drafts')
