import type { Db } from '#server/db/connection.ts'
import { readContext } from './context.ts'
import type { Cells } from './header.ts'
import { ImportInterrupted } from './interrupted.ts'
import { NOTHING, passThrough } from './pass.ts'
import type { Pass, PassResult, Progress } from './pass.ts'
import type { Report } from './report.ts'
import { sniffFile } from './sniff.ts'

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
  /** Hears of rows that are taken to a town which they do not name as it is called. */
  notes?: Report
  onProgress?: (progress: Progress) => void
  onUnusedColumns?: (columns: string[]) => void
  /** Ends the run after the batch under way. */
  signal?: AbortSignal
}

/** `undone`: a run of `allOrNothing` that wrote nothing because of a bad row or a stop. */
export type ImportResult = PassResult & { undone: boolean }

class Undone extends Error {}

/**
 * Imports a CSV file: good rows in batches, each with its search documents, publish mark and audit
 * count in one transaction; bad rows to the report. Running it again changes nothing. Throws
 * ImportRefusal for a file that cannot be imported.
 */
export async function runImport(db: Db, options: ImportOptions): Promise<ImportResult> {
  const { dryRun = false, allOrNothing = false, defaults = {}, nearest = false } = options
  const kind = await sniffFile(options.file)
  const pass = { kind, context: await readContext(db, defaults, nearest), options }

  const first = await passThrough({ ...pass, db, write: !dryRun && !allOrNothing })
  if (dryRun || !allOrNothing) return { ...first, undone: false }
  if (first.rejected > 0 || first.stopped) return { ...first, ...NOTHING, undone: true }
  // The first reading has told its notes.
  return wholeOrNone(db, { ...pass, options: { ...options, notes: { add: () => undefined } } })
}

/**
 * The second reading: everything in one transaction, as nothing of it may stay when the process is
 * killed half-way.
 */
async function wholeOrNone(db: Db, pass: Omit<Pass, 'db' | 'write'>): Promise<ImportResult> {
  let result: PassResult | undefined
  try {
    return await db.transaction(async (tx) => {
      result = await passThrough({ ...pass, db: tx, write: true })
      if (result.rejected > 0 || result.stopped) throw new Undone()
      return { ...result, undone: false }
    })
  } catch (error) {
    // Of a transaction nothing stays, whatever had been written.
    if (error instanceof ImportInterrupted) throw new ImportInterrupted(NOTHING, error.cause)
    if (!(error instanceof Undone) || !result) throw error
    return { ...result, ...NOTHING, undone: true }
  }
}
