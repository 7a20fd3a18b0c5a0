import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/db/connection.ts'

/** What somebody chose who deletes the account. */
export type Wishes = { keepsReviews: boolean; listings: 'keep' | 'remove' }

/** Whose data it is. */
export type Person = { id: number; email: string }

/**
 * Rows of one table that belong to an account. Every foreign key to `accounts`, and every table
 * that holds mail addresses or phone numbers, must stand in a part: a test fails while one is
 * missing.
 */
export type PersonalPart = {
  table: PgTable
  /** The column that names the account by its id, or by its mail address; with an index. */
  owner: PgColumn
  by?: 'email'
  /**
   * The file of these rows in a download, without its ending; null for what says nothing about a
   * person that they could read, such as hashes.
   */
  file: string | null
  /** Columns that stay out of the download: secrets, and what is another person's affair. */
  hides?: readonly PgColumn[]
  /**
   * What becomes of the rows: `delete`; `unlink` keeps them without the account; `keep` leaves
   * them with an account that has no name any more.
   */
  onErase: 'delete' | 'unlink' | 'keep'
}

/** What a noun holds of people. Each noun with such tables exports one by its door. */
export type PersonalData = {
  noun: string
  parts: readonly PersonalPart[]
  /**
   * Before the parts are erased, in the same transaction: marks what is published, empties columns
   * of rows that stay, or does what the person had a choice about.
   */
  erase?: (tx: Transaction, person: Person, wishes: Wishes) => Promise<void>
}
