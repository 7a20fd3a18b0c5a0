import { ImportError } from './header.ts'
import { readRecords, type CsvRecord } from './records.ts'
import type { CsvFormat } from './sniff.ts'

/** Some rows and how many bytes were read for them, or why the file cannot be imported. */
export type RecordBatch =
  | { records: CsvRecord[]; bytes: number }
  | { refusal: { message: string; plain: string } }

const MAX_RECORDS = 500
const MAX_CHARACTERS = 1024 * 1024

/** The rows of a file in parts, for a process that does nothing else. */
export default async function* readRecordBatches({
  path,
  kind,
}: {
  path: string
  kind: CsvFormat
}): AsyncGenerator<RecordBatch> {
  let records: CsvRecord[] = []
  let characters = 0
  let bytes = 0
  try {
    for await (const record of readRecords(path, kind, (read) => (bytes = read))) {
      records.push(record)
      characters += lengthOf(record)
      if (records.length < MAX_RECORDS && characters < MAX_CHARACTERS) continue
      yield { records, bytes }
      records = []
      characters = 0
    }
    yield { records, bytes }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    if (records.length > 0) yield { records, bytes }
    yield { refusal: { message: error.message, plain: error.plain } }
  }
}

const lengthOf = ({ cells }: CsvRecord): number =>
  cells.reduce((sum, cell) => sum + cell.length + 1, 0)
