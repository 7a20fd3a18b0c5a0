import { parse } from 'csv-parse/sync'
import type { Report } from './fault.ts'
import { readDistrictFile } from './folder.ts'

/** A row of a table by the names of its columns, and where a cell of it stands. */
export type Row = {
  cells: Readonly<Record<string, string>>
  /** The line that the row begins in. */
  line: number
  columnOf: (name: string) => number
}

/** A table of the folder: its rows; null where there is no such file. */
export function readTable(
  folder: string,
  file: string,
  columns: { required: readonly string[]; optional?: readonly string[] },
  report: Report,
): Row[] | null {
  const text = readDistrictFile(folder, file)
  if (text === null) return null
  let records: { record: string[]; raw: string; info: { lines: number } }[]
  try {
    records = parse(text, {
      ...{ info: true, raw: true, skip_empty_lines: true, relax_column_count: true },
    }) as unknown as typeof records
  } catch (error) {
    const { message, lines = 1 } = error as Error & { lines?: number }
    report({ file, line: lines, column: 1, message })
    return null
  }
  const [head, ...rows] = records
  const names = head?.record.map((name) => name.trim()) ?? []
  for (const name of columns.required) {
    if (!names.includes(name))
      report({ file, line: 1, column: 1, message: `lacks the column "${name}"` })
  }
  const known = [...columns.required, ...(columns.optional ?? [])]
  for (const [i, name] of names.entries()) {
    if (!known.includes(name))
      report({
        file,
        line: 1,
        column: cellStarts(head!.raw)[i] ?? 1,
        message: `"${name}" is no column; use ${known.join(', ')}`,
      })
  }
  return rows.map(({ record, raw, info }) => {
    const line = info.lines - (raw.trimEnd().split('\n').length - 1)
    if (record.length !== names.length)
      report({ file, line, column: 1, message: `has ${record.length} cells, not ${names.length}` })
    const cells = Object.fromEntries(names.map((name, i) => [name, record[i]?.trim() ?? '']))
    const columnOf = (name: string) => cellStarts(raw)[names.indexOf(name)] ?? 1
    return { cells, line, columnOf }
  })
}

/** Where each cell of a line begins. */
function cellStarts(raw: string): number[] {
  const starts = [1]
  let isQuoted = false
  for (const [i, sign] of [...raw].entries()) {
    if (sign === '"') isQuoted = !isQuoted
    if (sign === ',' && !isQuoted) starts.push(i + 2)
  }
  return starts
}

/** The parts of a cell that holds several. */
export const splitCell = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
