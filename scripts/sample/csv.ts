import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

/** Every row of a CSV file with a header line, as strings. */
export function readCsv(path: string): Record<string, string>[] {
  return parse<Record<string, string>>(readFileSync(path, 'utf8'), {
    columns: true,
    bom: true,
    skip_empty_lines: true,
  })
}

/** Writes rows under a header, quoting only what needs it, so that two runs give the same bytes. */
export function writeCsv<Column extends string>(
  path: string,
  columns: readonly Column[],
  rows: readonly Partial<Record<Column, string>>[],
): void {
  const lines = [
    columns.join(','),
    ...rows.map((row) => columns.map((column) => quoted(row[column] ?? '')).join(',')),
  ]
  writeFileSync(path, lines.join('\n').normalize('NFC') + '\n')
}

function quoted(value: string): string {
  return /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
