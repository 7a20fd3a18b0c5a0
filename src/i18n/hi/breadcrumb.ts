import type { breadcrumb as english } from '#i18n/en/breadcrumb.ts'
import type { Words } from '#i18n/words.ts'

export const breadcrumb: Words<typeof english> = {
  breadcrumb: 'आप यहाँ हैं',
  home: 'होम',
  businesses: 'दुकानें और सेवाएँ',
}
