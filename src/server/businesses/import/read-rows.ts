import { setImmediate } from 'node:timers/promises'
import { normaliseLine } from '#shared/text/plain-text.ts'
import { CellError, quoteValue } from './cells.ts'
import type { ParsedRow } from './parsed-row.ts'
import type { ListingEdit } from './edit.ts'
import { toCells, ImportError, readHeader, type Header, type HeaderOptions } from './header.ts'
import { sourceKey, type ExistingListing } from './listing.ts'
import { resolveDuplicate, type LiveDuplicates } from './live-duplicates.ts'
import type { ImportRow } from './import-row.ts'
import { readListingNumber, readListingNumberOrNull, readEdit } from './read-edit.ts'
import type { CsvRecord, ReadRecords } from './records.ts'
import type { ProblemReport } from './report.ts'
import type { RowObserver } from './row-findings.ts'
import { readRow, type RowProblem, type RowReadResult, type RowContext } from './row.ts'
import type { CsvFormat } from './sniff.ts'

export type ReadOptions = RowContext & {
  file: string
  kind: CsvFormat
  read: ReadRecords
  wish: HeaderOptions
  report: ProblemReport
  /** Gets the notes on rows that are imported. */
  notes: ProblemReport
  findings: RowObserver | undefined
  /** The listings of these numbers of ours. */
  listings: (ids: readonly number[]) => Promise<ReadonlyMap<number, ExistingListing>>
  /** The live listings that rows of another source are about, where somebody can decide that. */
  duplicates: (rows: readonly ImportRow[]) => Promise<LiveDuplicates>
  onHeader: (header: Header) => void
  onBytes: (read: number) => void
}

/** Counts of the rows read so far. */
export type RowCounts = {
  rows: number
  rejected: number
  /** Imported, with a conclusion that is in the notes. */
  noted: number
}

const BATCH = 1000
const MAX_CHARACTERS = 4 * 1024 * 1024
/** So many rows are read before others have their turn. */
const TURN = 50
/** The ids of all rows are kept to find doubles; this is about 100 MB of them. */
const MAX_ROWS = 1_000_000

/**
 * The good rows of a file in batches; the bad ones go to the report. Only the ids seen take more
 * and more memory.
 */
export async function* readRows(
  options: ReadOptions,
  tally: RowCounts,
): AsyncGenerator<ParsedRow[]> {
  const seen = new Map<string, number>()
  let header: Header | undefined
  let records: CsvRecord[] = []
  let characters = 0
  for await (const record of options.read(options.file, options.kind, options.onBytes)) {
    if (!header) {
      header = readHeader(record.cells, options.wish)
      options.onHeader(header)
      continue
    }
    if (record.cells.every((cell) => normaliseLine(cell) === '')) continue
    tally.rows += 1
    if (tally.rows > MAX_ROWS)
      throw new ImportError(`The file has more than ${MAX_ROWS} rows: split it.`)
    records.push(record)
    characters += record.cells.reduce((sum, { length }) => sum + length, 0)
    if (records.length === BATCH || characters > MAX_CHARACTERS) {
      yield await readBatch(records, header, options, { seen, tally })
      records = []
      characters = 0
    }
  }
  if (header && records.length > 0) yield await readBatch(records, header, options, { seen, tally })
}

async function readBatch(
  records: readonly CsvRecord[],
  header: Header,
  options: ReadOptions,
  { seen, tally }: { seen: Map<string, number>; tally: RowCounts },
): Promise<ParsedRow[]> {
  const ids = header.fields.has('number')
    ? records.flatMap(({ cells }) => readListingNumberOrNull(toCells(cells, header)) ?? [])
    : []
  const listings = await options.listings(ids)
  const reads: { record: CsvRecord; read: ReadRecord }[] = []
  for (const [at, record] of records.entries()) {
    if (at % TURN === TURN - 1) await setImmediate()
    reads.push({ record, read: readRecord(record, header, options, listings) })
  }
  const live = await options.duplicates(
    reads.flatMap(({ read }) => ('row' in read ? [read.row] : [])),
  )
  const batch: ParsedRow[] = []
  for (const { record, read } of reads) {
    const { updates, ...duplicate } = resolveDuplicate(
      'row' in read ? live.get(read.row) : undefined,
      options.decisions,
    )
    const problems =
      'problems' in read
        ? read.problems
        : [...doubles(read, record.line, { seen, updates }), ...duplicate.problems]
    if ('problems' in read || problems.length > 0) {
      tally.rejected += 1
      options.report.add(record.line, problems, record.cells)
      options.findings?.refused(record.line, problems, {
        cells: record.cells,
        ...('partial' in read && read),
        ...('row' in read && { partial: read.row, guess: read.guess }),
      })
      continue
    }
    if ('listing' in read) {
      batch.push({ ...record, edit: read })
      continue
    }
    batch.push({ ...record, row: read.row, updates })
    options.findings?.good(record.line, read.row, read.guess)
    if (read.notes.length > 0) {
      tally.noted += 1
      options.notes.add(record.line, read.notes, record.cells)
    }
  }
  return batch
}

type ReadRecord = RowReadResult | ListingEdit | { problems: RowProblem[] }

function readRecord(
  { cells: all }: CsvRecord,
  header: Header,
  context: RowContext,
  listings: ReadonlyMap<number, ExistingListing>,
): ReadRecord {
  const shift = shiftOf(all, header)
  if (shift) return { problems: [shift] }
  const cells = toCells(all, header)
  try {
    const number = header.fields.has('number') ? readListingNumber(cells) : null
    if (number !== null) return readEdit(cells, listings.get(number), header.fields, context)
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    return { problems: [{ field: 'number', reason: error.message }] }
  }
  return readRow(cells, context)
}

/** A second row about one listing is reported, whichever id it uses. */
function doubles(
  read: ListingEdit | Exclude<RowReadResult, { problems: RowProblem[] }>,
  line: number,
  { seen, updates }: { seen: Map<string, number>; updates: ExistingListing | undefined },
): RowProblem[] {
  const [field, id, keys] =
    'listing' in read
      ? ([
          'number',
          `BIZ-${read.listing.id}`,
          [String(read.listing.id), ...(read.listing.source ? [sourceKey(read.listing)] : [])],
        ] as const)
      : ([
          'source_id',
          read.row.source_id,
          [sourceKey(read.row), ...(updates ? [String(updates.id)] : [])],
        ] as const)
  const first = keys.map((key) => seen.get(key)).find((at) => at !== undefined)
  if (first !== undefined)
    return [{ field, reason: `${quoteValue(id)} is already on line ${first}` }]
  for (const key of keys) seen.set(key, line)
  return []
}

/**
 * A row with too few or too many cells does not fit its header; blank cells at the end do no harm.
 */
function shiftOf(cells: readonly string[], { width }: Header): RowProblem | undefined {
  if (cells.length >= width && cells.slice(width).every((cell) => cell.trim() === ''))
    return undefined
  return {
    field: 'row',
    reason: `has ${cells.length} cells under ${width} columns; look for a stray separator or quote`,
  }
}
