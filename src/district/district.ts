import { getFacts } from './read/facts.ts'
import { getDistrictFolder, listLanguageFiles } from './read/folder.ts'

const { slug, name, state, middle, languages } = getFacts()
const [, local = 'en'] = languages

/** The language of the district that names beside the English ones are in; English if it has none. */
export const LOCAL_LANGUAGE = local

/** What that language is called in English. */
export const LOCAL_LANGUAGE_NAME =
  new Intl.DisplayNames(['en'], { type: 'language' }).of(local) ?? local

/** Whether its people read Hindi: lines in Hindi stand beside English texts that have them. */
export const READS_HINDI = languages.includes('hi')

/** What browsers get of the district of this site; `local.ts` has the rest. */
export const DISTRICT = {
  slug,
  name: name.en!,
  /** Empty where the folder has none. */
  nameHi: name.hi ?? '',
  /** In its own language; empty where that is English. */
  nameLocal: local === 'en' ? '' : name[local]!,
  state: state.en!,
  /** Where a map of it begins. */
  middle,
  hasGuide: listLanguageFiles(getDistrictFolder(), 'guide', 'md').some(
    ({ language }) => language === 'en',
  ),
}
