import { plainLine } from '#shared/text/plain-text.ts'
import { quoted } from './cells.ts'
import type { PlacedRow } from './batch.ts'
import { cellsOf, ImportRefusal, readHeader } from './header.ts'
import type { Header, HeaderWish } from './header.ts'
import { readRecords } from './records.ts'
import type { CsvRecord } from './records.ts'
import type { Report } from './report.ts'
import { readRow } from './row.ts'
import type { Problem, ReadRow, RowContext } from './row.ts'
import type { FileKind } from './sniff.ts'

export type ReadOptions = RowContext & {
  file: string
  delimiter: FileKind['delimiter']
  wish: HeaderWish
  report: Report
  /** Gets the notes on rows that are imported. */
  notes: Report
  onHeader: (header: Header) => void
  onBytes: (read: number) => void
}

/** What was read so far. */
export type Tally = {
  rows: number
  rejected: number
  /** Imported, with a conclusion that is in the notes. */
  noted: number
}

const BATCH = 1000
/** The ids of all rows are kept to find doubles; this is about 100 MB of them. */
const MAX_ROWS = 1_000_000

/**
 * The good rows of a file in batches; the bad ones go to the report. Only the ids seen take more
 * and more memory.
 */
export async function* readRows(options: ReadOptions, tally: Tally): AsyncGenerator<PlacedRow[]> {
  const seen = new Map<string, number>()
  let header: Header | undefined
  let batch: PlacedRow[] = []
  for await (const record of readRecords(options.file, options.delimiter, options.onBytes)) {
    if (!header) {
      header = readHeader(record.cells, options.wish)
      options.onHeader(header)
      continue
    }
    if (record.cells.every((cell) => plainLine(cell) === '')) continue
    tally.rows += 1
    if (tally.rows > MAX_ROWS)
      throw new ImportRefusal(`The file has more than ${MAX_ROWS} rows: split it.`)
    const read = readRecord(record, header, options, seen)
    if ('row' in read) {
      batch.push({ ...record, row: read.row })
      if (read.notes.length > 0) {
        tally.noted += 1
        options.notes.add(record.line, read.notes, record.cells)
      }
    } else {
      tally.rejected += 1
      options.report.add(record.line, read.problems, record.cells)
    }
    if (batch.length === BATCH) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

function readRecord(
  { line, cells }: CsvRecord,
  header: Header,
  context: RowContext,
  seen: Map<string, number>,
): ReadRow {
  const shift = shiftOf(cells, header)
  if (shift) return { problems: [shift] }
  const read = readRow(cellsOf(cells, header), context)
  if (!('row' in read)) return read
  const first = seen.get(read.row.source_id)
  if (first !== undefined)
    return {
      problems: [
        { field: 'source_id', reason: `${quoted(read.row.source_id)} is already on line ${first}` },
      ],
    }
  seen.set(read.row.source_id, line)
  return read
}

/**
 * A row with too few or too many cells does not fit its header; blank cells at the end do no harm.
 */
function shiftOf(cells: readonly string[], { width }: Header): Problem | undefined {
  if (cells.length >= width && cells.slice(width).every((cell) => cell.trim() === ''))
    return undefined
  return {
    field: 'row',
    reason: `has ${cells.length} cells under ${width} columns; look for a stray separator or quote`,
  }
}
