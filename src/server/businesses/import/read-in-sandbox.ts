import { streamParserJob, ParsingAbortedError } from '#server/kit/parser/index.ts'
import { ImportError } from './header.ts'
import type { CsvRecord, ReadRecords } from './records.ts'
import type readRecordBatches from './records-job.ts'

const JOB = new URL('./records-job.ts', import.meta.url)

/**
 * The rows of a file that somebody sent, read by a process of its own. Throws ImportError as
 * `readRecords` does, and for a file that takes too much time or memory.
 */
export const readRecordsInSandbox: ReadRecords = async function* (
  path,
  kind,
  onBytes,
): AsyncGenerator<CsvRecord> {
  let line = 0
  try {
    for await (const part of streamParserJob<typeof readRecordBatches>(JOB, { path, kind })) {
      if ('refusal' in part) throw new ImportError(part.refusal.message, part.refusal.plain)
      onBytes(part.bytes)
      line = part.records.at(-1)?.line ?? line
      yield* part.records
    }
  } catch (error) {
    if (!(error instanceof ParsingAbortedError)) throw error
    throw new ImportError(
      `Reading the file took too ${error.reason === 'late' ? 'long' : 'much memory'} ` +
        `after line ${line}. Check the rows there, or split the file.`,
    )
  }
}
