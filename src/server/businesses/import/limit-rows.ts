import { ImportError } from './header.ts'
import type { CsvFormat } from './sniff.ts'

/** A row of this length holds every field at its longest many times over. */
export const MAX_ROW_KB = 256
/** More than any list has; those without a name are dropped later. */
const MAX_CELLS = 2000

const LF = 10
const QUOTE = 34
const NUL = 0

/**
 * Passes on the bytes of a CSV file whose lines end in LF. Throws ImportError naming the line as
 * soon as a row is longer or wider than any row of listings, before a parser gathers it, and for
 * bytes that no text has.
 */
export async function* limitRows(
  chunks: AsyncIterable<Buffer>,
  delimiter: CsvFormat['delimiter'],
): AsyncGenerator<Buffer> {
  const separator = delimiter.charCodeAt(0)
  let line = 1
  let row = { line, bytes: 0, cells: 1 }
  let isQuoted = false
  let isCellStart = true
  let wasQuote = false
  for await (const chunk of chunks) {
    for (const byte of chunk) {
      row.bytes += 1
      if (byte === NUL) throw nulByte(line)
      // A doubled quote ends a quotation and begins it again.
      if (byte === QUOTE) isQuoted = !isQuoted && (isCellStart || wasQuote)
      else if (byte === separator && !isQuoted) row.cells += 1
      wasQuote = byte === QUOTE && !isQuoted
      isCellStart = !isQuoted && (byte === separator || byte === LF)
      if (byte === LF) {
        line += 1
        if (!isQuoted) row = { line, bytes: 0, cells: 1 }
      }
      if (row.bytes > MAX_ROW_KB * 1024) throw tooLong(row.line)
      if (row.cells > MAX_CELLS) throw tooWide(row.line)
    }
    yield chunk
  }
}

const nulByte = (line: number) =>
  new ImportError(
    `Line ${line} contains bytes that are not text (NUL). In Excel save the file as ` +
      '"CSV UTF-8 (Comma delimited)", then import it again.',
  )

const tooLong = (line: number) =>
  new ImportError(
    `The row on line ${line} is longer than ${MAX_ROW_KB} KB. Shorten it; if it is not so long, ` +
      'a quote (") in it is not closed.',
  )

const tooWide = (line: number) =>
  new ImportError(
    `Line ${line} has more than ${MAX_CELLS} columns. Delete the empty columns on the right, ` +
      'save the file and import it again.',
  )
