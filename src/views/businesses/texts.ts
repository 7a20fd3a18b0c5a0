import type { Messages } from '#i18n/index.ts'

/** The texts of lists and cards of businesses. */
export type BusinessTexts = Messages['businesses']
