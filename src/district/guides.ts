import { stopAtFault } from './read/fault.ts'
import { getDistrictFolder } from './read/folder.ts'
import { readGuides } from './read/guide.ts'

/** The district's guides by language; none where the folder has none. */
export const GUIDES = readGuides(getDistrictFolder(), stopAtFault)
