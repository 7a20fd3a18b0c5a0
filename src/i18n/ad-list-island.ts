import { adList } from './en/ad-list.ts'
import { paging } from './en/paging.ts'
import { listStates } from './en/list-states.ts'
import type { Locale } from './index.ts'

/**
 * Texts of the island of the list of classified ads; apart from the rest, because the browser
 * downloads them.
 */
export type AdListMessages = {
  adList: typeof adList
  paging: typeof paging
  states: typeof listStates
}

const DICTIONARIES = { en: { adList, paging, states: listStates } } satisfies Record<
  Locale,
  AdListMessages
>

/** The texts of a locale. Unknown locales get English. */
export function getAdListMessages(locale: string | undefined): AdListMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
