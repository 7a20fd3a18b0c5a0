import { parse } from 'csv-parse/sync'
import { MAX_STATEMENT_LINES } from '#shared/rules/ad-payments.ts'

const MAX_COLUMNS = 60
const MAX_CELL_LENGTH = 500
const DELIMITERS = [',', ';', '\t', '|'] as const

/** The cells of a statement; a text without columns has one cell a line. Runs confined. */
export default function readStatementCells(text: string): string[][] {
  const plain = text.replace(/^\ufeff/, '').replaceAll('\0', '')
  const rows = split(plain, findDelimiter(plain))
  return rows
    .slice(0, MAX_STATEMENT_LINES)
    .map((row) => row.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, MAX_CELL_LENGTH)))
}

function split(text: string, delimiter: string | null): string[][] {
  if (delimiter === null)
    return text.split(/\r\n|\r|\n/).flatMap((line) => (line.trim() ? [[line]] : []))
  return parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  })
}

/** The separator that most lines have, and at least two of it. */
function findDelimiter(text: string): string | null {
  const lines = text.split(/\r\n|\r|\n/, 200).filter((line) => line.trim() !== '')
  const counts = DELIMITERS.map((delimiter) => {
    const having = lines.filter((line) => line.split(delimiter).length > 3).length
    return { delimiter, having }
  })
  const best = counts.reduce((a, b) => (b.having > a.having ? b : a))
  // Commas also stand within amounts.
  const isTable = best.having * 2 >= lines.length || (best.delimiter !== ',' && best.having > 0)
  return isTable && best.having > 0 ? best.delimiter : null
}
