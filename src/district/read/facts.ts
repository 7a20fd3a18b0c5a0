import { stopAtFault, type Report } from './fault.ts'
import { getDistrictFolder } from './folder.ts'
import { readJsonFile } from './json.ts'
import { DISTRICT_SCHEMA, type DistrictFacts } from './schemas.ts'

/** What `district.json` says; null where it is missing or not fit. */
export const readFacts = (folder: string, report: Report): DistrictFacts | null =>
  readJsonFile(folder, 'district.json', DISTRICT_SCHEMA, report)

let read: DistrictFacts | undefined

/** The facts of the chosen district, which must be there. */
export function getFacts(): DistrictFacts {
  if (read) return read
  const folder = getDistrictFolder()
  const facts = readFacts(folder, stopAtFault)
  if (!facts) throw new Error(`DISTRICT: there is no district.json in ${folder}.`)
  return (read = facts)
}
