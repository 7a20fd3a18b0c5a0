import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { loadRowContext } from './context.ts'
import { ImportInterruptedError } from './interrupted.ts'
import { runImportPass, type ImportPass, type ImportPassResult } from './pass.ts'
import type { ImportOptions } from './run-options.ts'
import { detectCsvFormat } from './sniff.ts'
import { ZERO_COUNTS } from './write.ts'

/** `undone`: a run of `allOrNothing` that wrote nothing because of a bad row or a stop. */
export type ImportResult = ImportPassResult & { undone: boolean }

class RollbackError extends Error {}

/**
 * Imports a CSV file: good rows in batches, each with its search documents, publish mark and audit
 * count in one transaction; bad rows to the report. Running it again changes nothing. Throws
 * ImportError for a file that cannot be imported.
 */
export async function runImport(
  { db }: Pick<BaseContext, 'db'>,
  options: ImportOptions,
): Promise<ImportResult> {
  const { dryRun = false, allOrNothing = false, defaults = {}, nearest = false } = options
  const kind = await detectCsvFormat(options.file)
  const context = await loadRowContext(db, defaults, nearest, options.addedTowns)
  const pass = { kind, context: { ...context, decisions: options.decisions }, options }

  const first = await runImportPass({ ...pass, db, write: !dryRun && !allOrNothing })
  if (dryRun || !allOrNothing) return { ...first, undone: false }
  if (first.rejected > 0 || first.stopped) return { ...first, ...ZERO_COUNTS, undone: true }
  // The first reading has reported its notes and changes already.
  const quiet = { notes: { add: () => undefined }, onChanges: () => undefined }
  return wholeOrNone(db, { ...pass, options: { ...options, ...quiet } })
}

/**
 * The second reading: everything in one transaction, as nothing of it may stay when the process is
 * killed half-way.
 */
async function wholeOrNone(
  db: BaseContext['db'],
  pass: Omit<ImportPass, 'db' | 'write'>,
): Promise<ImportResult> {
  let result: ImportPassResult | undefined
  try {
    return await db.transaction(async (tx) => {
      result = await runImportPass({ ...pass, db: tx, write: true })
      if (result.rejected > 0 || result.stopped) throw new RollbackError()
      return { ...result, undone: false }
    })
  } catch (error) {
    // The transaction is rolled back, so nothing stays of what was written.
    if (error instanceof ImportInterruptedError)
      throw new ImportInterruptedError(ZERO_COUNTS, error.cause)
    if (!(error instanceof RollbackError) || !result) throw error
    return { ...result, ...ZERO_COUNTS, undone: true }
  }
}
