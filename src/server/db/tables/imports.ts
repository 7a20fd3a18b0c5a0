import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { IMPORT_STATES, RUNNING_IMPORTS } from '#shared/rules/imports.ts'
import type { FieldChange, ImportField } from '#shared/rules/imports.ts'
import { accounts } from './accounts.ts'
import { timestampColumn, bytes, identityColumn } from './columns.ts'

const quoted = (values: readonly string[]) => sql.raw(values.map((v) => `'${v}'`).join(', '))

/** How the columns of a file are read. */
export type ImportChoices = {
  source: string
  status: 'active' | 'pending'
  /** Field → column of the file. */
  map: Partial<Record<ImportField, string>>
  /** The category and the town of rows that name none. */
  category: string | null
  city: string | null
  nearest: boolean
}

export type ImportCounts = {
  rows: number
  created: number
  updated: number
  unchanged: number
  kept: number
  rejected: number
}

/** Files of listings that administrators import in their screen. */
export const imports = pgTable(
  'imports',
  {
    id: identityColumn(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    file: text('file').notNull(),
    state: text('state', { enum: IMPORT_STATES }).notNull().default('uploaded'),
    columns: jsonb('columns').$type<string[]>().notNull(),
    sample: jsonb('sample').$type<string[][]>().notNull(),
    choices: jsonb('choices').$type<ImportChoices>(),
    /** Of the file's bytes, or of the rows to undo. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    counts: jsonb('counts').$type<ImportCounts>(),
    /** Why it failed. */
    problem: text('problem'),
    wantsStop: boolean('wants_stop').notNull().default(false),
    /** A process works on it until then; it says so again and again. */
    leaseUntil: timestampColumn('lease_until'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    endedAt: timestampColumn('ended_at'),
  },
  (t) => [
    index('imports_account_index').on(t.accountId),
    index('imports_running_index')
      .on(t.id)
      .where(sql`${t.state} in (${quoted(RUNNING_IMPORTS)})`),
    check('imports_state_known', sql`${t.state} in (${quoted(IMPORT_STATES)})`),
  ],
)

/** The bytes of a file until it is imported. */
export const importFiles = pgTable('import_files', {
  importId: integer('import_id')
    .primaryKey()
    .references(() => imports.id, { onDelete: 'cascade' }),
  content: bytes('content').notNull(),
})

/** The rows of a file that were refused, with all that is wrong with each. */
export const importProblems = pgTable(
  'import_problems',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    problems: jsonb('problems').$type<{ field: string; reason: string }[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.line] })],
)

/** What a file changes in listings that are there, before and after. */
export const importChanges = pgTable(
  'import_changes',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    businessId: integer('business_id').notNull(),
    name: text('name').notNull(),
    changes: jsonb('changes').$type<FieldChange[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.line] })],
)

/**
 * The listings that an import wrote, so that it can be undone. A listing may be gone since; ids are
 * never used again.
 */
export const importRows = pgTable(
  'import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    businessId: integer('business_id').notNull(),
    /** The values before; null for a listing that the import created. */
    was: jsonb('was').$type<Record<string, unknown>>(),
    /** The version that the import wrote: another one tells that somebody changed it since. */
    version: bigint('version', { mode: 'number' }).notNull(),
    outcome: text('outcome', { enum: ['undone', 'kept'] }),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.businessId] }),
    index('import_rows_business_index').on(t.businessId),
    check('import_rows_outcome_known', sql`${t.outcome} in ('undone', 'kept')`),
  ],
)
