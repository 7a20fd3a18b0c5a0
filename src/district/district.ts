import { getFacts } from './read/facts.ts'
import { getDistrictFolder, listLanguageFiles } from './read/folder.ts'

const { slug, name, state, headquarters, middle, languages } = getFacts()

/** The district of this site, as its folder says. */
export const DISTRICT = {
  slug,
  name: name.en!,
  /** Empty where the folder has none. */
  nameHi: name.hi ?? '',
  state: state.en!,
  stateHi: state.hi ?? state.en!,
  headquarters,
  /** Where a map of it begins. */
  middle,
  languages,
  hasGuide: listLanguageFiles(getDistrictFolder(), 'guide', 'md').some(
    ({ language }) => language === 'en',
  ),
}
