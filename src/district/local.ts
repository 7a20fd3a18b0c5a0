import { getFacts } from './read/facts.ts'

const facts = getFacts()

/** Telephone area codes of the district and around it, without the 0; x is any digit. */
export const AREA_CODES = facts.std

/** The first digits of the PIN codes of the state. */
export const PIN_BEGINNINGS = facts.pins

/** What restaurants here call the cuisine of the state, by language; null where it is not told. */
export const LOCAL_CUISINE = facts.cuisine ?? null

/** Languages that people of a shop speak, by language. */
export const LANGUAGE_EXAMPLE = facts.languageExample ?? { en: 'Hindi, English' }

/** For search engines, by language. */
export const DISTRICT_DESCRIPTION = facts.description
