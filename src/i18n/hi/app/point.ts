import type { point as english } from '#i18n/en/app/point.ts'
import type { Words } from '#i18n/words.ts'

export const point: Words<typeof english> = {
  open: 'मैप पर चुनें',
  failed: 'मैप नहीं खुल पाया। थोड़ी देर बाद कोशिश करें।',
  at: (latitude, longitude) => `निशान यहाँ है: ${latitude}, ${longitude}`,
  outside: ({ nameHi }) => `यह निशान ${nameHi || 'ज़िले'} के बाहर है। क्या यही सही है?`,
  confirm: 'हाँ, जगह वहीं है',
  keys: 'मैप कीबोर्ड के तीर से खिसकाएँ। बीच में निशान लगाने के लिए एंटर दबाएँ।',
  shown: 'मैप कीबोर्ड के तीर से खिसकाएँ।',
  none: 'अभी निशान नहीं है',
  clear: 'निशान हटाएँ',
  here: 'मैं यहीं हूँ',
  hereBusy: 'आपकी जगह पता कर रहे हैं...',
  hereFailed: 'आपकी जगह पता नहीं चली।',
}
