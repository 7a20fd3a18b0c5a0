import { basename } from 'node:path'
import type { Db, Transaction } from '#server/db/connection.ts'
import { importBatch } from './batch.ts'
import type { PlacedRow } from './placed-row.ts'
import { compare } from './compare.ts'
import type { Comparing } from './compare.ts'
import type { Field } from './header.ts'
import { ImportInterrupted } from './interrupted.ts'
import { listingsNumbered } from './listing.ts'
import { readRecords } from './records.ts'
import { readRows } from './read-rows.ts'
import type { Tally } from './read-rows.ts'
import type { RowContext } from './row.ts'
import { RunAudit } from './run-audit.ts'
import type { ImportOptions } from './run-options.ts'
import type { FileKind } from './sniff.ts'
import { changeOf, COUNTS, NO_COUNTS } from './write.ts'
import type { Counts, Written } from './write.ts'

export type Pass = {
  db: Db | Transaction
  write: boolean
  context: Omit<RowContext, 'source'>
  kind: FileKind
  options: ImportOptions
}
export type PassResult = Counts & Tally & { stopped: boolean }

/** Reads the file once, writing the batches or only comparing them with what is there. */
export async function runPass({ db, write, context, kind, options }: Pass): Promise<PassResult> {
  const tally: Tally = { rows: 0, rejected: 0, noted: 0 }
  const sum: Counts = { ...NO_COUNTS }
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
      listings: (ids) => listingsNumbered(db, ids),
      makesIds: options.makesIds,
      file: options.file,
      report: options.report,
      notes: options.notes ?? { add: () => undefined },
      kind,
      read: options.read ?? readRecords,
      wish: {
        map: options.map ?? new Map(),
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
      for (const count of COUNTS) sum[count] += written[count]
      options.onChanges?.(written.changes)
      await show()
    }
  } catch (error) {
    throw write ? new ImportInterrupted(sum, error) : error
  }
  await show()
  return { ...tally, ...sum, stopped: false }
}

type PutBatch = (batch: readonly PlacedRow[]) => Promise<Written>

function writer(
  db: Db | Transaction,
  comparing: Omit<Comparing, 'lock'>,
  options: ImportOptions,
  tally: Tally,
): PutBatch {
  const { file, named, source, status = 'active', report, keep, editing } = options
  const audit = new RunAudit({ source, file: named ?? basename(file) })
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

function comparer(db: Db | Transaction, comparing: Omit<Comparing, 'lock'>): PutBatch {
  return async (batch) => {
    const found = await compare(db, batch, { ...comparing, lock: false })
    const { fresh, changed, unchanged, kept } = found
    return {
      created: fresh.length,
      updated: changed.length,
      unchanged,
      kept,
      changes: changed.map(changeOf),
    }
  }
}
