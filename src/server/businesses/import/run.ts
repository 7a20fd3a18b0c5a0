import { basename } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connection.ts'
import { putBatch } from './batch.ts'
import type { PlacedRow } from './batch.ts'
import { CellProblem } from './cells.ts'
import { compare } from './compare.ts'
import { ImportRefusal } from './header.ts'
import type { Cells, Field } from './header.ts'
import { readKinds } from './kinds.ts'
import { readPlaces } from './places.ts'
import { readRows } from './read-rows.ts'
import type { Tally } from './read-rows.ts'
import type { Report } from './report.ts'
import type { RowContext } from './row.ts'
import { RunAudit } from './run-audit.ts'
import { sniffFile } from './sniff.ts'
import type { FileKind } from './sniff.ts'
import type { Written } from './write.ts'

export type ImportOptions = {
  file: string
  /** Tells the rows of this file from those of others; with `source_id` it tells a listing. */
  source: string
  status?: 'active' | 'pending'
  /** Field → column of the file; an empty column name leaves the field out. */
  map?: ReadonlyMap<string, string>
  /** Values for cells that are empty or have no column. */
  defaults?: Partial<Cells>
  /** Rows whose town is unknown go to the nearest town by their coordinates. */
  nearest?: boolean
  /** Only checks the rows and counts what would happen. */
  dryRun?: boolean
  /** Imports nothing when any row is bad. */
  allOrNothing?: boolean
  report: Report
  onProgress?: (progress: Progress) => void
  onUnusedColumns?: (columns: string[]) => void
  /** Ends the run after the batch under way. */
  signal?: AbortSignal
}

/** `step`: what the bytes are read for; with `allOrNothing` the file is read twice. */
export type Progress = { step: 'checking' | 'importing'; bytes: number; total: number; rows: number }

/** `undone`: a run of `allOrNothing` that wrote nothing because of a bad row or a stop. */
export type ImportResult = Written & Tally & { stopped: boolean; undone: boolean }

type Pass = {
  db: Db | Transaction
  write: boolean
  context: RowContext
  cityOf: (id: number) => string
  kind: FileKind
}

class Undone extends Error {}

/**
 * Imports a CSV file: good rows in batches, each with its search documents, publish mark and audit count in one transaction;
 * bad rows to the report. Running it again changes nothing. Throws ImportRefusal for a file that cannot be imported.
 */
export async function runImport(db: Db, options: ImportOptions): Promise<ImportResult> {
  const kind = await sniffFile(options.file)
  const context = await readContext(db, options)
  const cityOf = context.places.cityOf
  const write = !options.dryRun

  const first = await readThrough({ db, context, cityOf, kind, write: write && !options.allOrNothing }, options)
  if (!write || !options.allOrNothing) return { ...first, undone: false }
  if (first.rejected > 0 || first.stopped) return { ...first, ...NOTHING, undone: true }
  return wholeOrNone(db, { context, cityOf, kind, write }, options)
}

const NOTHING: Written = { created: 0, updated: 0, unchanged: 0, kept: 0 }

/** The second reading: everything in one transaction, as nothing of it may stay when the process is killed half-way. */
async function wholeOrNone(db: Db, pass: Omit<Pass, 'db'>, options: ImportOptions): Promise<ImportResult> {
  let result: ImportResult | undefined
  try {
    await db.transaction(async (tx) => {
      result = { ...(await readThrough({ ...pass, db: tx }, options)), undone: false }
      if (result.rejected > 0 || result.stopped) throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone) || !result) throw error
    return { ...result, ...NOTHING, undone: true }
  }
  return result!
}

/** Reads the file once, writing the batches or only comparing them with what is there. */
async function readThrough(
  { db, write, context, cityOf, kind }: Pass,
  options: ImportOptions,
): Promise<Omit<ImportResult, 'undone'>> {
  const { file, source, status = 'active', report, signal } = options
  const tally: Tally = { rows: 0, rejected: 0 }
  const sum: Written = { ...NOTHING }
  const audit = new RunAudit({ source, file: basename(file) })
  const progress = { step: write ? ('importing' as const) : ('checking' as const), bytes: 0, total: kind.bytes }

  const put = async (batch: readonly PlacedRow[]): Promise<Written> => {
    if (!write) return countsOf(await compare(db, source, batch.map(({ row }) => row))) // prettier-ignore
    const { refused, ...written } = await putBatch(db, batch, { source, status, cityOf }, (tx, counts) =>
      audit.add(tx, counts),
    )
    tally.rejected += refused.length
    for (const { line, reason } of refused) report.add(line, [{ field: 'row', reason }])
    return written
  }

  const batches = readRows(
    {
      ...context,
      file,
      report,
      delimiter: kind.delimiter,
      wish: { map: options.map ?? new Map(), given: new Set(Object.keys(options.defaults ?? {}) as Field[]) },
      onHeader: ({ unused }) => unused.length > 0 && options.onUnusedColumns?.(unused),
      onBytes: (read) => (progress.bytes = read),
    },
    tally,
  )
  for await (const batch of batches) {
    if (signal?.aborted) return { ...tally, ...sum, stopped: true }
    const written = await put(batch)
    for (const count of ['created', 'updated', 'unchanged', 'kept'] as const) sum[count] += written[count]
    options.onProgress?.({ ...progress, rows: tally.rows })
  }
  options.onProgress?.({ ...progress, rows: tally.rows })
  return { ...tally, ...sum, stopped: false }
}

const countsOf = ({ fresh, changed, unchanged, kept }: Awaited<ReturnType<typeof compare>>): Written => ({
  created: fresh.length,
  updated: changed.length,
  unchanged,
  kept,
})

/** Reads categories and towns once for the run, and tries the values meant for all rows. */
async function readContext(db: Db, { defaults = {}, nearest = false }: ImportOptions): Promise<RowContext> {
  const [kinds, places] = [await readKinds(db), await readPlaces(db, nearest)]
  if (kinds.isEmpty || places.isEmpty)
    throw new ImportRefusal(
      'The database has no categories or no towns yet: start the site once (npm start), or add them, then import again.',
    )
  try {
    if (defaults.category) kinds.idOf(defaults.category)
  } catch (error) {
    if (error instanceof CellProblem) throw new ImportRefusal(`--category: ${error.message}.`)
    throw error
  }
  return { kinds, places, defaults }
}

/** After many rows: fresh statistics for the planner, and the search index without a backlog. */
export async function settleAfterImport(db: Db): Promise<void> {
  await db.execute(sql`select gin_clean_pending_list('businesses_search_document_index')`)
  await db.execute(sql`analyze businesses, search_words`)
}
