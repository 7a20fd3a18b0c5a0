import type { creatives as english } from '#i18n/en/creatives.ts'
import type { Words } from '#i18n/words.ts'

export const creatives: Words<typeof english> = {
  mark: 'विज्ञापन',
  own: 'इसी साइट से',
  why: 'यह विज्ञापन क्यों?',
  region: 'विज्ञापन',
  newTab: 'नए टैब में खुलेगा',
  failed: 'विज्ञापन नहीं आ पाए',
  play: 'चलाएँ',
  pause: 'रोकें',
  pictures: 'विज्ञापन की तस्वीरें',
  previous: 'पिछली तस्वीर',
  next: 'अगली तस्वीर',
  close: 'बंद करें',
  closeForToday: 'आज यह विज्ञापन न दिखाएँ',
}
