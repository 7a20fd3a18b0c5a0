import type { Messages } from '#i18n/index.ts'

/** What lists and cards of businesses say. */
export type BusinessTexts = Messages['businesses']
