import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import { plainBytes } from './bytes.ts'
import { ImportRefusal } from './header.ts'
import type { FileKind } from './sniff.ts'

/** One row of the file and the line it begins on; the header is line 1. */
export type CsvRecord = { line: number; cells: string[] }

/** A long cell is refused with its row; this is what a row of this length may hold in memory. */
const MAX_RECORD_MB = 16

/**
 * The rows of a CSV file, one by one, as they are read; empty lines are left out. Quotes may hold
 * line ends. Throws ImportRefusal for a quote that is never closed, a row beyond all measure, and
 * bytes that are not UTF-8.
 */
export async function* readRecords(
  path: string,
  delimiter: FileKind['delimiter'],
  onBytes: (read: number) => void,
): AsyncGenerator<CsvRecord> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_MB * 1024 * 1024,
  })
  // An error of the reading also ends the parser, and reaches whoever reads it.
  pipeline(
    createReadStream(path),
    (chunks: AsyncIterable<Buffer>) => plainBytes(chunks, onBytes),
    parser,
  ).catch(() => undefined)

  let lastLine = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      lastLine = info.lines
      yield { line: info.lines - lineEndsIn(record), cells: record }
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'CSV_MAX_RECORD_SIZE')
      throw new ImportRefusal(
        `After line ${lastLine} a row is longer than ${MAX_RECORD_MB} MB. Shorten it; if it ` +
          'is not so long, a quote (") in it is not closed.',
      )
    if (code === 'CSV_QUOTE_NOT_CLOSED')
      throw new ImportRefusal(
        `After line ${lastLine} a quote (") is opened and not closed. Close it or double it, ` +
          'then import again.',
      )
    throw error
  }
}

const lineEndsIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
