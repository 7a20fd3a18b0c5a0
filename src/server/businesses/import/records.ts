import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import { removeFormulaGuard } from '#shared/text/csv.ts'
import { normaliseLineEnds } from './bytes.ts'
import { ImportError } from './header.ts'
import { limitRows } from './limit-rows.ts'
import type { CsvFormat } from './sniff.ts'

/** One row of the file and the line it begins on; the header is line 1. */
export type CsvRecord = { line: number; cells: string[] }

/** Reads the rows of a file one by one; `onBytes` hears how many bytes of it were read. */
export type ReadRecords = (
  path: string,
  kind: CsvFormat,
  onBytes: (read: number) => void,
) => AsyncGenerator<CsvRecord>

const MAX_COLUMNS = 200

/**
 * The rows of a CSV file, one by one, as they are read; empty lines are left out. Quotes may hold
 * line ends; the apostrophe that our exports write before a formula is gone. Throws ImportError
 * for a quote that is never closed, a row or a first line beyond all measure, and bytes that are
 * not UTF-8. Columns without a name are left out.
 */
export const readRecords: ReadRecords = async function* (
  path,
  { delimiter, hasSeparatorLine },
  onBytes,
): AsyncGenerator<CsvRecord> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
  // An error of the reading also ends the parser, and reaches whoever reads it.
  pipeline(
    createReadStream(path),
    (chunks: AsyncIterable<Buffer>) => limitRows(normaliseLineEnds(chunks, onBytes), delimiter),
    parser,
  ).catch(() => undefined)

  let lastLine = 0
  let isSeparatorLine = hasSeparatorLine
  let named: ToNamedCells | undefined
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      lastLine = info.lines
      const line = info.lines - lineEndsIn(record)
      if (isSeparatorLine) isSeparatorLine = false
      else {
        named ??= namedColumns(record, line)
        yield { line, cells: named(record).map(removeFormulaGuard) }
      }
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'CSV_QUOTE_NOT_CLOSED')
      throw new ImportError(
        `After line ${lastLine} a quote (") is opened and not closed. Close it or double it, ` +
          'then import again.',
      )
    throw error
  }
}

type ToNamedCells = (cells: readonly string[]) => string[]

/**
 * Takes those cells of a row whose column has a name in the first line, and what is beyond it where
 * it holds something.
 */
function namedColumns(names: readonly string[], line: number): ToNamedCells {
  const kept = [...names.keys()].filter((at) => names[at]!.trim() !== '')
  if (kept.length > MAX_COLUMNS)
    throw new ImportError(
      `Line ${line} names ${kept.length} columns; at most ${MAX_COLUMNS} are read. Delete those ` +
        'that are not needed, then import again.',
    )
  if (kept.length === names.length) return (cells) => [...cells]
  return (cells) => {
    // A row that is too short has shifted: it must not look whole.
    const own = kept.filter((at) => at < cells.length).map((at) => cells[at]!)
    const beyond = cells.slice(names.length).filter((cell) => cell.trim() !== '')
    return [...own, ...beyond]
  }
}

const lineEndsIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
