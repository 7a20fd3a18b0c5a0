import type { Language, LanguageCode } from '#config/languages.ts'
import { sitePages as english } from '#i18n/en/site-pages.ts'
import { sitePages as hindi } from '#i18n/hi/site-pages.ts'
import type { Words } from '#i18n/words.ts'

export type SiteTexts = Words<typeof english>

const TEXTS: Record<LanguageCode, SiteTexts> = { en: english, hi: hindi }

/** The texts of the pages that the server writes. */
export const getSiteTexts = ({ code }: Language): SiteTexts => TEXTS[code]
