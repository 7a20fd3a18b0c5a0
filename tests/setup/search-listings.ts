import { fileURLToPath } from 'node:url'
import { runImport } from '#server/businesses/import/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { loadSampleDistrict } from '#server/operations/sample/index.ts'

const FILE = fileURLToPath(new URL('../fixtures/search-listings.csv', import.meta.url))

/** Loads the district of the tests, with banks, post offices, hospitals and stations to search. */
export async function loadSearchListings(db: Db): Promise<void> {
  await loadSampleDistrict(db)
  const add = (line: number, problems: readonly { reason: string }[]) => {
    throw new Error(`${FILE}:${line} ${problems.map(({ reason }) => reason).join('; ')}`)
  }
  await runImport({ db }, { file: FILE, source: 'search listings', report: { add } })
}
