import type { IslandMessages } from '#i18n/islands.ts'

/** The texts of the business list. */
export type ListTexts = IslandMessages['businesses']
