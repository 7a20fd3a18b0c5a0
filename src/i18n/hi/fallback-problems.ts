import type { fallbackProblems as english } from '#i18n/en/fallback-problems.ts'
import type { Words } from '#i18n/words.ts'

export const fallbackProblems: Words<typeof english> = {
  missing: 'लिंक अधूरा है: जगह का नंबर नहीं है',
  invalid: 'लिंक में जगह का नंबर गलत है',
  failed: 'इस जगह की जानकारी नहीं खुल पाई',
  notFoundText: 'हो सकता है यह बंद हो गई हो, दूसरे पते पर गई हो, या लिंक गलत हो।',
}
