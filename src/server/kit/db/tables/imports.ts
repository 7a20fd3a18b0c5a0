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
import {
  IMPORT_STATES,
  RUNNING_IMPORT_STATES,
  type FieldChange,
  type ImportField,
} from '#shared/rules/imports.ts'
import type { Cause, DecisionAction, ImportDecisions } from '#shared/rules/import-decisions.ts'
import { accounts } from './accounts.ts'
import { timestampColumn, bytes, identityColumn } from './columns.ts'
import { locations } from './locations.ts'

const quoted = (values: readonly string[]) => sql.raw(values.map((v) => `'${v}'`).join(', '))

/** How the columns of a file are read. */
export type ImportSettings = {
  source: string
  status: 'active' | 'pending'
  /** Field → column of the file. */
  map: Partial<Record<ImportField, string>>
  /** Field → further columns, whose cells follow in its value. */
  joins?: Partial<Record<ImportField, string[]>>
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

type Counted = { rows: number }

/** A town as the decisions name it; one that is not there yet has no id. */
type ImportTownChoice = Counted & {
  action: DecisionAction
  id: number | null
  city: string
  district: string
}

/** A town that rows name and that is added where that is decided. */
export type ImportNewTown = Counted & {
  city: string
  district: string
  state: string
  pincode: string | null
  at: { lat: number; lng: number } | null
}

export type ImportCause = Counted &
  Cause & {
    key: string
    /** The values of the field, the most frequent first. */
    values: (Counted & { text: string })[]
    examples: { line: number; name: string; reason: string }[]
    /** How many of its rows each action can settle. */
    can: Partial<Record<DecisionAction, number>>
    towns: ImportTownChoice[]
    newTowns: ImportNewTown[]
  }

type ImportGuess = Counted & {
  key: string
  said: string
  why: 'pin' | 'alike' | 'overruled' | 'nearest'
  townId: number
}

type ImportPreview = {
  line: number
  name: string
  nameHi: string | null
  description: string
  address: string
  zipCode: string | null
  phone: string | null
  /** Null while its category needs a decision, that of the cause. */
  categoryId: number | null
  categoryCause: string | null
  townId: number
}

/** Of one check of a file: all of it has a limit. */
export type ImportFindings = {
  causes: ImportCause[]
  guesses: ImportGuess[]
  previews: ImportPreview[]
  /** Rows that have the same causes, and what each cause could do with them. */
  sets: (Counted & { causes: { key: string; can: DecisionAction[] }[] })[]
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
    choices: jsonb('choices').$type<ImportSettings>(),
    /** Whether the choices are those of an earlier file with the same columns. */
    remembered: boolean('remembered').notNull().default(false),
    /** What the last check found that somebody should decide. */
    findings: jsonb('findings').$type<ImportFindings>(),
    /** What was decided, by the key of its cause. */
    decisions: jsonb('decisions').$type<ImportDecisions>().notNull().default({}),
    /** Of the file's bytes, or of the rows to undo. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    counts: jsonb('counts').$type<ImportCounts>(),
    /** Why it failed. */
    problem: text('problem'),
    wantsStop: boolean('wants_stop').notNull().default(false),
    /** A process works on it until then; it says so again and again. */
    leaseUntil: timestampColumn('lease_until'),
    /** When the work under way, or the last one, began. */
    startedAt: timestampColumn('started_at'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    endedAt: timestampColumn('ended_at'),
  },
  (t) => [
    index('imports_account_index').on(t.accountId),
    index('imports_running_index')
      .on(t.id)
      .where(sql`${t.state} in (${quoted(RUNNING_IMPORT_STATES)})`),
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

/** Towns that an import added, so that undoing it can remove those that nothing else uses. */
export const importTowns = pgTable(
  'import_towns',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.locationId] }),
    index('import_towns_location_index').on(t.locationId),
  ],
)

/** What was chosen for files with the same columns, for the next one. */
export const importColumnChoices = pgTable('import_shapes', {
  /** A hash of the column names. */
  shape: text('shape').primaryKey(),
  choices: jsonb('choices').$type<ImportSettings>().notNull(),
  decisions: jsonb('decisions').$type<ImportDecisions>().notNull(),
  updatedAt: timestampColumn('updated_at').notNull().defaultNow(),
})

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
