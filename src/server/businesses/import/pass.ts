import { basename } from 'node:path'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { importBatch } from './batch.ts'
import type { ParsedRow } from './parsed-row.ts'
import { compareWithDatabase, type CompareOptions } from './compare.ts'
import type { Field } from './header.ts'
import { ImportInterruptedError } from './interrupted.ts'
import { findListingsByNumber } from './listing.ts'
import { findLiveDuplicates } from './live-duplicates.ts'
import { readRecords } from './records.ts'
import { readRows, type RowCounts } from './read-rows.ts'
import type { RowContext } from './row.ts'
import { ImportAuditEntry } from './run-audit.ts'
import type { ImportOptions } from './run-options.ts'
import type { CsvFormat } from './sniff.ts'
import {
  toListingChange,
  COUNT_NAMES,
  ZERO_COUNTS,
  type WriteCounts,
  type WriteResult,
} from './write.ts'

export type ImportPass = {
  db: DbOrTransaction
  write: boolean
  context: Omit<RowContext, 'source'>
  kind: CsvFormat
  options: ImportOptions
}
export type ImportPassResult = WriteCounts & RowCounts & { stopped: boolean }

/** Reads the file once, writing the batches or only comparing them with what is there. */
export async function runImportPass({
  db,
  write,
  context,
  kind,
  options,
}: ImportPass): Promise<ImportPassResult> {
  const tally: RowCounts = { rows: 0, rejected: 0, noted: 0 }
  const sum: WriteCounts = { ...ZERO_COUNTS }
  const progress = {
    step: write ? ('importing' as const) : ('checking' as const),
    bytes: 0,
    total: kind.bytes,
  }
  const { kinds, places } = context
  const comparing = { kinds, places, fields: new Set<Field>() }
  const put = write ? writer(db, comparing, options, tally) : comparer(db, comparing)
  const show = async () => options.onProgress?.({ ...progress, rows: tally.rows })

  const batches = readRows(
    {
      ...context,
      source: options.source,
      listings: (ids) => findListingsByNumber(db, ids),
      makesIds: options.makesIds,
      file: options.file,
      report: options.report,
      notes: options.notes ?? { add: () => undefined },
      findings: options.findings,
      // On the command line nobody decides: such a row is a listing of its own, as it always was.
      duplicates: async (rows) =>
        options.findings || options.decisions ? findLiveDuplicates(db, rows) : new Map(),
      kind,
      read: options.read ?? readRecords,
      wish: {
        map: options.map ?? new Map(),
        joins: options.joins ?? new Map(),
        given: new Set([
          ...(Object.keys(options.defaults ?? {}) as Field[]),
          ...(options.makesIds ? ['source_id' as const] : []),
        ]),
      },
      onHeader: ({ unused, fields }) => {
        for (const field of fields) comparing.fields.add(field)
        if (unused.length > 0) options.onUnusedColumns?.(unused)
      },
      onBytes: (read) => (progress.bytes = read),
    },
    tally,
  )
  try {
    for await (const batch of batches) {
      if (options.signal?.aborted)
        return { ...tally, rows: tally.rows - batch.length, ...sum, stopped: true }
      const written = await put(batch)
      for (const count of COUNT_NAMES) sum[count] += written[count]
      options.onChanges?.(written.changes)
      await show()
    }
  } catch (error) {
    throw write ? new ImportInterruptedError(sum, error) : error
  }
  await show()
  return { ...tally, ...sum, stopped: false }
}

type PutBatch = (batch: readonly ParsedRow[]) => Promise<WriteResult>

function writer(
  db: DbOrTransaction,
  comparing: Omit<CompareOptions, 'lock'>,
  options: ImportOptions,
  tally: RowCounts,
): PutBatch {
  const { file, named, source, status = 'active', report, keep, editing } = options
  const audit = new ImportAuditEntry({ source, file: named ?? basename(file) })
  const target = { ...comparing, status, keep, editing }
  return async (batch) => {
    const { refused, ...written } = await importBatch(db, batch, target, (tx, counts) =>
      audit.add(tx, counts),
    )
    tally.rejected += refused.length
    for (const { line, reason, cells } of refused)
      report.add(line, [{ field: 'row', reason }], cells)
    return written
  }
}

function comparer(db: DbOrTransaction, comparing: Omit<CompareOptions, 'lock'>): PutBatch {
  return async (batch) => {
    const found = await compareWithDatabase(db, batch, { ...comparing, lock: false })
    const { fresh, changed, unchanged, kept } = found
    return {
      created: fresh.length,
      updated: changed.length,
      unchanged,
      kept,
      changes: changed.map(toListingChange),
    }
  }
}
