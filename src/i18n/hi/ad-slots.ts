import type { adSlots as english } from '#i18n/en/ad-slots.ts'
import type { Words } from '#i18n/words.ts'

/** Of the guide's own places; one that an administrator has added is named as its code says. */
const SECTIONS: Readonly<Record<string, string>> = { top: 'ऊपर', middle: 'बीच में', bottom: 'नीचे' }

export const adSlots: Words<typeof english> = {
  header: 'सबसे ऊपर',
  'content-top': 'जानकारी के ऊपर',
  sidebar: 'जानकारी के बगल में',
  'content-bottom': 'जानकारी के नीचे',
  footer: 'सबसे नीचे',
  popup: 'अलग से खुले कार्ड में',
  placement: (name) => `पेज में ${SECTIONS[name] ?? name}`,
}
