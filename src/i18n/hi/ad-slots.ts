import type { adSlots as english } from '#i18n/en/ad-slots.ts'
import type { Words } from '#i18n/words.ts'

export const adSlots: Words<typeof english> = {
  header: 'सबसे ऊपर',
  'content-top': 'जानकारी के ऊपर',
  sidebar: 'जानकारी के बगल में',
  'content-bottom': 'जानकारी के नीचे',
  footer: 'सबसे नीचे',
  popup: 'अलग से खुले कार्ड में',
  placement: (name) => `हिस्सा: ${name}`,
}
