import { classifieds } from './en/classifieds.ts'
import { photos } from './en/photos.ts'
import { listStates } from './en/list-states.ts'
import type { Locale, Messages } from './index.ts'

/**
 * Texts of the island for an ad without a page of its own; apart from the rest, because the
 * browser downloads them.
 */
export type ClassifiedIslandMessages = Pick<Messages, 'classifieds' | 'photos'> & {
  states: typeof listStates
}

const DICTIONARIES = { en: { classifieds, photos, states: listStates } } satisfies Record<
  Locale,
  ClassifiedIslandMessages
>

/** The texts of a locale. Unknown locales get English. */
export function getClassifiedIslandMessages(locale: string | undefined): ClassifiedIslandMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
