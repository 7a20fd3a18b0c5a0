import { sitePages as english } from '#i18n/en/site-pages.ts'
import { sitePages as hindi } from '#i18n/hi/site-pages.ts'
import type { Words } from '#i18n/words.ts'

export type SiteTexts = Words<typeof english>

/** The texts of the pages that the server writes, in the language of an address. */
export const getSiteTexts = (path: string): SiteTexts =>
  /^\/hi(?:\/|$)/.test(path) ? hindi : english
