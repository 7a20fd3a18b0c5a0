import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { getErrorCode } from '#server/kit/db/refusal.ts'
import type { CsvRecord } from './records.ts'
import type { ParsedRow } from './parsed-row.ts'
import {
  COUNT_NAMES,
  ZERO_COUNTS,
  writeBatch,
  type WriteOptions,
  type WriteResult,
} from './write.ts'

export type BatchResult = WriteResult & { refused: (CsvRecord & { reason: string })[] }

const MAX_ATTEMPTS = 5
/**
 * Another writer was faster, stood in the way or made us wait too long: nothing is wrong with the
 * rows.
 */
const RETRYABLE = new Set(['23505', '40001', '40P01', '55P03'])

/** Called in the same transaction when anything was written. */
export type AfterWrite = (tx: Transaction, written: WriteResult) => Promise<void>

/**
 * Writes a batch in a transaction of its own (in a savepoint of the caller's, when that is given).
 * A row that the database refuses although it looked right is told, and the others are written.
 */
export async function importBatch(
  db: DbOrTransaction,
  rows: readonly ParsedRow[],
  options: WriteOptions,
  afterWrite: AfterWrite,
): Promise<BatchResult> {
  const put = (some: readonly ParsedRow[]) => inTransaction(db, some, options, afterWrite)
  try {
    return { ...(await put(rows)), refused: [] }
  } catch (error) {
    if (!isAboutData(error)) throw error
  }
  const result: BatchResult = { ...ZERO_COUNTS, changes: [], refused: [] }
  for (const placed of rows) {
    try {
      const written = await put([placed])
      for (const count of COUNT_NAMES) result[count] += written[count]
      result.changes.push(...written.changes)
    } catch (error) {
      if (!isAboutData(error)) throw error
      result.refused.push({
        line: placed.line,
        cells: placed.cells,
        reason: `the database refused it: ${causeOf(error).message}`,
      })
    }
  }
  return result
}

async function inTransaction(
  db: DbOrTransaction,
  rows: readonly ParsedRow[],
  options: WriteOptions,
  afterWrite: AfterWrite,
): Promise<WriteResult> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(async (tx) => {
        const written = await writeBatch(tx, rows, options)
        if (written.created + written.updated > 0) await afterWrite(tx, written)
        return written
      })
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !RETRYABLE.has(getErrorCode(causeOf(error)) ?? ''))
        throw error
    }
  }
}

/** Errors of class 22 (data) and 23 (constraints). */
const isAboutData = (error: unknown): boolean => /^2[23]/.test(getErrorCode(causeOf(error)) ?? '')

/** Drizzle wraps what the database answers. */
function causeOf(error: unknown): Error {
  const outer = error instanceof Error ? error : new Error(String(error))
  return outer.cause instanceof Error ? outer.cause : outer
}
