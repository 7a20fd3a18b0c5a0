import { ImportError } from './header.ts'
import { readRecordsInSandbox } from './read-in-sandbox.ts'
import { detectCsvFormat } from './sniff.ts'

/**
 * The names of a file's columns and its first rows, `most` together. Throws ImportError for a
 * file that is no CSV.
 */
export async function readFirstRows(path: string, most: number): Promise<string[][]> {
  const kind = await detectCsvFormat(path)
  const rows: string[][] = []
  for await (const { cells } of readRecordsInSandbox(path, kind, () => undefined)) {
    rows.push(cells)
    if (rows.length === most) break
  }
  const [first = []] = rows
  if (first.length < 2)
    throw new ImportError('The first line must name several columns, separated by commas.')
  return rows
}
