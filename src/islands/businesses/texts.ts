import type { ListIslandMessages } from '#i18n/list-island.ts'

/** The texts of the business list. */
export type ListTexts = ListIslandMessages['businesses']
