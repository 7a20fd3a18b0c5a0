import type { businessTypes as english } from '#i18n/en/business-types.ts'
import type { Words } from '#i18n/words.ts'

export const businessTypes: Words<typeof english> = {
  individual: 'एक मालिक',
  partnership: 'साझेदारी',
  company: 'कंपनी',
  llc: 'एलएलसी',
  corporation: 'कॉर्पोरेशन',
  nonprofit: 'बिना मुनाफ़े की संस्था',
}
