import { stopAtFault } from './read/fault.ts'
import { getDistrictFolder } from './read/folder.ts'
import { readJsonFile } from './read/json.ts'
import { LAW_SCHEMA } from './read/schemas.ts'

const read = readJsonFile(getDistrictFolder(), 'law.json', LAW_SCHEMA, stopAtFault)

/** Why the law of the state refuses goods, by rule. */
export const STATE_LAW = read?.goods ?? []
