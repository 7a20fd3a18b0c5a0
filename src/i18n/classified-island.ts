import { classifieds } from './en/classifieds.ts'
import { paging } from './en/paging.ts'
import { photos } from './en/photos.ts'
import { states } from './en/states.ts'
import type { Locale, Messages } from './index.ts'

/**
 * Texts of the islands of classified ads; apart from the rest, so that a browser does not download
 * all of it.
 */
export type ClassifiedIslandMessages = Pick<Messages, 'classifieds' | 'photos' | 'states'> & {
  paging: typeof paging
}

const DICTIONARIES = { en: { classifieds, paging, photos, states } } satisfies Record<
  Locale,
  ClassifiedIslandMessages
>

/** The texts of a locale. Unknown locales get English. */
export function classifiedIslandMessages(locale: string | undefined): ClassifiedIslandMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
