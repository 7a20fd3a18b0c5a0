import { sql, type AnyColumn } from 'drizzle-orm'
import { bigint, check, customType, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { MAIL_LANGUAGES } from '#shared/rules/languages.ts'
import type { Paise } from '#shared/rules/money.ts'

/** Integer identity key, the form of every id in the API. */
export const identityColumn = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * `created_at` and `updated_at`; the second is set by the `touch_row` trigger (see the migrations).
 */
export const timestampColumns = () => ({
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** A sum or a count of the whole site: an integer ends at 2,147,483,647, which is ₹2.1 crore. */
export const totalColumn = (name: string) => bigint(name, { mode: 'number' })

/** The same of money: whole paise. */
export const paiseTotalColumn = (name: string) => totalColumn(name).$type<Paise>()

export const timestampColumn = instant

/** The language of a person: of mails to them, and of an account's screens. */
export const languageColumn = () =>
  text('language', { enum: [...MAIL_LANGUAGES] })
    .notNull()
    .default('en')

/**
 * Its check, in the list of those of `table`: that it is the code of a language. Which ones there
 * are, the code and the district say.
 */
export const languageCheck = (table: string, column: AnyColumn) =>
  check(`${table}_language_code`, sql`${column} ~ '^[a-z]{2,3}$'`)

/**
 * Grows with every change of the row; the same counter for all tables (sequence `content_version`,
 * set by the `touch_row` trigger). The static build and caches compare it.
 */
export const versionColumn = () =>
  bigint('version', { mode: 'number' })
    .notNull()
    .default(sql`nextval('content_version')`)

/** Postgres full-text document. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Text in the order of its bytes whatever the database's locale, so that words with one beginning
 * are one index range.
 */
export const byteOrderedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Text in the order of a Hindi dictionary: Devanagari before Latin letters, in either case. */
export const hindiOrderedText = customType<{ data: string }>({
  dataType: () => 'text collate "hi-x-icu"',
})

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
