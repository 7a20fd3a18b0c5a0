import { getFacts } from './read/facts.ts'
import { getDistrictFolder, listLanguageFiles } from './read/folder.ts'

const { slug, name, state, middle } = getFacts()

/** What browsers get of the district of this site; `local.ts` has the rest. */
export const DISTRICT = {
  slug,
  name: name.en!,
  /** Empty where the folder has none. */
  nameHi: name.hi ?? '',
  state: state.en!,
  /** Where a map of it begins. */
  middle,
  hasGuide: listLanguageFiles(getDistrictFolder(), 'guide', 'md').some(
    ({ language }) => language === 'en',
  ),
}
