import { getFacts } from './read/facts.ts'

const facts = getFacts()

export const HEADQUARTERS = facts.headquarters

/** West, south, east and north of it, in degrees. */
export const DISTRICT_BOUNDS = facts.bounds

/** Its other names and spellings. */
export const DISTRICT_ALIASES = facts.aliases

/** What its people read, by the codes of languages: English, then their own. */
export const DISTRICT_LANGUAGES = facts.languages

/** Empty where the folder has none. */
export const STATE_HI = facts.state.hi ?? ''

/** Telephone area codes that are no beginning of a mobile number: metros, and the district's. */
export const AREA_CODE_PATTERN = ['11|20|22|33|40|44', ...facts.std]
  .join('|')
  .replaceAll('x', '\\d')

/** The first digits of the PIN codes of the state. */
export const PIN_BEGINNINGS = facts.pins

/** What restaurants here call the cuisine of the state, by language; null where it is not told. */
export const LOCAL_CUISINE = facts.cuisine ?? null

/** The board of the schools of the state, as it is called for short. */
export const SCHOOL_BOARD = facts.schoolBoard ?? 'State board'

/** Who holds the examinations for posts of the state; null where it is not told. */
export const SERVICE_COMMISSION = facts.serviceCommission ?? null

/** Languages that people of a shop speak, by language. */
export const LANGUAGE_EXAMPLE: Readonly<Record<string, string>> =
  facts.languageExample ?? Object.fromEntries(facts.languages.map((code) => [code, listIn(code)]))

/** The names of the district's languages in one of them, its own first. */
function listIn(code: string): string {
  const names = new Intl.DisplayNames([code], { type: 'language' })
  return facts.languages
    .toReversed()
    .map((one) => names.of(one) ?? one)
    .join(', ')
}

/** For search engines, by language. */
export const DISTRICT_DESCRIPTION = facts.description
