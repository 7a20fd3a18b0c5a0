import type { ImportDecisions } from '#shared/rules/import-decisions.ts'
import type { Cells, Field } from './header.ts'
import type { ReadRecords } from './records.ts'
import type { ProblemReport } from './report.ts'
import type { RowObserver } from './row-findings.ts'
import type { EditAudit } from './record-edits.ts'
import type { RowsWrittenHook, ListingChange } from './write.ts'

/** `step`: what the bytes are read for; with `allOrNothing` the file is read twice. */
export type ImportProgress = {
  step: 'checking' | 'importing'
  bytes: number
  total: number
  rows: number
}

/** How a file is imported. */
export type ImportOptions = {
  file: string
  /** How it is read; `readRecordsInSandbox` for what somebody sent. */
  read?: ReadRecords
  /** Its name in the audit log, unless it is the file's own. */
  named?: string
  /** Names this file among others; together with `source_id` it identifies a listing. */
  source: string
  status?: 'active' | 'pending'
  /** Field → column of the file; an empty column name leaves the field out. */
  map?: ReadonlyMap<string, string>
  /** Field → further columns, whose cells follow in its value. */
  joins?: ReadonlyMap<Field, readonly string[]>
  /** What was decided of rows in doubt. */
  decisions?: ImportDecisions
  /** Towns that were added for this file. */
  addedTowns?: ReadonlySet<number>
  /** Gets each row that was read, good or bad, to tell what has to be decided. */
  findings?: RowObserver
  /** Values for cells that are empty or have no column. */
  defaults?: Partial<Cells>
  /** Rows whose town is unknown go to the nearest town by their coordinates. */
  nearest?: boolean
  /** Only checks the rows and counts what would happen. */
  dryRun?: boolean
  /** Imports nothing when any row is bad. */
  allOrNothing?: boolean
  report: ProblemReport
  /** Gets the rows that were assigned to a town they do not name exactly. */
  notes?: ProblemReport
  /** Rows without a `source_id` get one made of name, town and number. */
  makesIds?: boolean
  /** Who changes listings where rows have our numbers; the import itself if it is not said. */
  editing?: EditAudit
  /** Gets what is or would be different in listings that are there. */
  onChanges?: (changes: readonly ListingChange[]) => void
  /** Called in each batch's transaction with what it wrote, so that it can be undone. */
  keep?: RowsWrittenHook
  /** The next batch waits for it. */
  onProgress?: (progress: ImportProgress) => unknown
  onUnusedColumns?: (columns: string[]) => void
  /** Ends the run after the batch under way. */
  signal?: AbortSignal
}
