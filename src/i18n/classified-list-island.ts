import { classifiedList } from './en/classified-list.ts'
import { paging } from './en/paging.ts'
import { listStates } from './en/list-states.ts'
import type { Locale } from './index.ts'

/**
 * Texts of the island of the list of classified ads; apart from the rest, because the browser
 * downloads them.
 */
export type ClassifiedListMessages = {
  classifiedList: typeof classifiedList
  paging: typeof paging
  states: typeof listStates
}

const DICTIONARIES = { en: { classifiedList, paging, states: listStates } } satisfies Record<
  Locale,
  ClassifiedListMessages
>

/** The texts of a locale. Unknown locales get English. */
export function getClassifiedListMessages(locale: string | undefined): ClassifiedListMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
