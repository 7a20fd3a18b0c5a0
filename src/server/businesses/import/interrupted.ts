import { getErrorReason } from '#server/kit/db/reason.ts'
import { ImportError } from './header.ts'
import type { WriteCounts } from './write.ts'

/** A run that could not go on: why, and what of the file is in already. */
export class ImportInterruptedError extends ImportError {
  constructor(written: WriteCounts, cause: unknown) {
    super(`${sentence(getErrorReason(cause))}\n${importedSoFar(written)}`)
    this.cause = cause
  }
}

const sentence = (reason: string) => (/[.!]$/.test(reason) ? reason : `${reason}.`)

function importedSoFar({ created, updated, unchanged, kept }: WriteCounts): string {
  const rows = created + updated + unchanged + kept
  if (rows === 0) return 'Nothing was imported.'
  return (
    `The import stopped. ${rows} rows were already imported (${created} created, ` +
    `${updated} updated, ${unchanged + kept} unchanged). Run it again to import the ` +
    'rest; nothing is duplicated.'
  )
}
