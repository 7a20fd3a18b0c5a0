import type { AdListMessages } from '#i18n/ad-list-island.ts'

/** The texts of the list of ads. */
export type AdTexts = AdListMessages['adList']
