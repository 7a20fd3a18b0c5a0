import type { ClassifiedIslandMessages } from '#i18n/classified-island.ts'

/** The texts of the ads. */
export type AdTexts = ClassifiedIslandMessages['classifieds']
