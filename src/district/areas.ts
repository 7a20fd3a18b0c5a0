import { readAreas } from './read/areas.ts'
import { getFacts } from './read/facts.ts'
import { stopAtFault } from './read/fault.ts'
import { getDistrictFolder } from './read/folder.ts'

const areas = readAreas(getDistrictFolder(), stopAtFault)

const { name: own } = getFacts()

/** The Hindi names of districts by their English ones; its own also without a table of others. */
export const DISTRICT_NAMES_HI: Readonly<Record<string, string>> = {
  ...(own.hi ? { [own.en!]: own.hi } : {}),
  ...Object.fromEntries(
    areas.flatMap(({ district, nameHi }) => (nameHi ? [[district, nameHi]] : [])),
  ),
}

/** Today's names of districts, with the other spellings that official lists still use. */
export const DISTRICT_SPELLINGS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  areas.map(({ district, aliases }) => [district, aliases]),
)
