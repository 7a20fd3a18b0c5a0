import type { missing as english } from '#i18n/en/missing.ts'
import type { Words } from '#i18n/words.ts'

export const missing: Words<typeof english> = {
  businessNotFound: 'यह जगह नहीं मिली',
  goHome: 'होम पेज पर जाएँ',
}
