import { getFacts } from './read/facts.ts'
import { stopAtFault } from './read/fault.ts'
import { getDistrictFolder } from './read/folder.ts'
import { readJsonFile } from './read/json.ts'
import { SOURCES_SCHEMA } from './read/schemas.ts'

const read = readJsonFile(getDistrictFolder(), 'sources.json', SOURCES_SCHEMA, stopAtFault)

/** Where the folder's listings and towns come from, as the about page prints it. */
export const SOURCES = read?.sources ?? []

/** The `source` of the folder's listings. */
export const SAMPLE_SOURCE_NAME = `${getFacts().slug}-sample`
