import { businesses } from './en/businesses.ts'
import { mapWaiting } from './en/map-waiting.ts'
import { paging } from './en/paging.ts'
import { listStates } from './en/list-states.ts'
import type { Locale, Messages } from './index.ts'

/**
 * Texts of the island of the business list; apart from the rest, so that a browser does not
 * download all of it.
 */
export type ListIslandMessages = Pick<Messages, 'businesses'> & {
  states: typeof listStates
  mapWaiting: typeof mapWaiting
  paging: typeof paging
}

const DICTIONARIES = {
  en: { businesses, mapWaiting, paging, states: listStates },
} satisfies Record<Locale, ListIslandMessages>

/** The texts of a locale. Unknown locales get English. */
export function getListIslandMessages(locale: string | undefined): ListIslandMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
