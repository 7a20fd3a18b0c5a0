import { stopAtFault } from './read/fault.ts'
import { getDistrictFolder } from './read/folder.ts'
import { readSearchWords } from './read/words.ts'

const words = readSearchWords(getDistrictFolder(), stopAtFault)

/** Another spelling, then the one it stands for: of the district's own names. */
export const LOCAL_SPELLINGS = words.spellings

/** First halves of names by the second that they are often written apart from. */
export const JOINED_NAMES = words.joined

/** Further words for kinds of places, by their ids. */
export const LOCAL_KIND_WORDS = words.kinds
