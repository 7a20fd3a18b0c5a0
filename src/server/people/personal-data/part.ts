import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/kit/db/connection.ts'

/** The choices of a person who deletes the account. */
export type ErasureOptions = { keepsReviews: boolean; listings: 'keep' | 'remove' }

/** Whose data it is. */
export type DataOwner = { id: number; email: string | null; mobile: string | null }

/**
 * Rows of one table that belong to an account. Every foreign key to `accounts`, and every table
 * that holds mail addresses or phone numbers, must stand in a part: a test fails while one is
 * missing.
 */
export type PersonalDataTable = {
  table: PgTable
  /** The column that names the account by its id, its mail address or its number; with an index. */
  owner: PgColumn
  by?: 'email' | 'mobile'
  /** Where the owner stands in another table: the column that names its row, and that row's key. */
  via?: { column: PgColumn; key: PgColumn }
  /**
   * The file of these rows in a download, without its ending; null for data that a person could not
   * read, such as hashes.
   */
  file: string | null
  /** Columns that stay out of the download: secrets, and data about other people. */
  hides?: readonly PgColumn[]
  /**
   * What happens to the rows: `delete` removes them; `unlink` keeps them without the account;
   * `keep` leaves them with an account that has no name any more.
   */
  onErase: 'delete' | 'unlink' | 'keep'
}

/** The personal data of a noun. Each noun with such tables exports one from its `index.ts`. */
export type PersonalData = {
  noun: string
  parts: readonly PersonalDataTable[]
  /**
   * Before the parts are erased, in the same transaction: marks published records, empties columns
   * of rows that stay, or follows the person's choices.
   */
  erase?: (tx: Transaction, person: DataOwner, wishes: ErasureOptions) => Promise<void>
}
