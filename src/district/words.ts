import { getFacts } from './read/facts.ts'
import { stopAtFault } from './read/fault.ts'
import { getDistrictFolder } from './read/folder.ts'
import { readSearchWords } from './read/words.ts'

const { name, aliases } = getFacts()
const words = readSearchWords(getDistrictFolder(), stopAtFault)
/** Of names that are one word in Roman letters; Coorg is Kodagu. */
const isWord = (text: string) => /^[a-z]+$/i.test(text)
const otherNames = isWord(name.en!)
  ? aliases
      .filter((alias) => isWord(alias))
      .map((alias): [string, string] => [alias.toLowerCase(), name.en!.toLowerCase()])
      .filter(([alias]) => words.spellings.every(([known]) => known !== alias))
  : []

/** Another spelling, then the one it stands for: of the district's own names. */
export const LOCAL_SPELLINGS = [...words.spellings, ...otherNames]

/** First halves of names by the second that they are often written apart from. */
export const JOINED_NAMES = words.joined

/** Further words for kinds of places, by their ids. */
export const LOCAL_KIND_WORDS = words.kinds
