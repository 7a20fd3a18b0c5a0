import type { passkeyOffer as english } from '#i18n/en/app/passkey-offer.ts'
import type { Words } from '#i18n/words.ts'

/** Offered once to who logs in by codes to a number. */
export const passkeyOffer: Words<typeof english> = {
  title: 'अगली बार जल्दी लॉग इन करें',
  text: 'इस फ़ोन के अँगूठे, चेहरे या स्क्रीन लॉक से। SMS नहीं चाहिए।',
  name: 'यह फ़ोन',
  make: 'चालू करें',
  making: 'फ़ोन का इंतज़ार है...',
  decline: 'नहीं, रहने दें',
  failed: 'नहीं हो पाया। फिर कोशिश करें, या बाद में प्रोफ़ाइल में पासकी जोड़ें।',
}
