import { createExcerpt } from '#shared/text/plain-text.ts'

/** A page as advertisements know it: which one, which town it is about, and which words. */
export type AdPageContext = {
  /** `home`, `businesses`, `single-business`, … as placements name pages. */
  page: string
  town?: string | undefined
  words?: string | undefined
}

/** The API takes so many. */
const MAX_WORDS = 200

/** What a page is about in words: its category, its title; what is empty is left out. */
export const getPageKeywords = (...parts: (string | null | undefined)[]): string =>
  createExcerpt(parts.filter(Boolean).join(' '), MAX_WORDS)
