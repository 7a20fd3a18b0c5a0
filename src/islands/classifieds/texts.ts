import type { ClassifiedListMessages } from '#i18n/classified-list-island.ts'

/** The texts of the list of ads. */
export type ClassifiedTexts = ClassifiedListMessages['classifiedList']
