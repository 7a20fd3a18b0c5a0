import type { classifiedNotes as english } from '#i18n/en/app/classified-notes.ts'
import type { Words } from '#i18n/words.ts'

export const classifiedNotes: Words<typeof english> = {
  refusedGoods: 'यह यहाँ नहीं बेच सकते',
  hintGoods: 'विज्ञापन देने से पहले',
  duplicate: (title) => `यही विज्ञापन आप दे चुके हैं: “${title}”।`,
  alike: (title) => `इससे मिलता-जुलता विज्ञापन आप दे चुके हैं: “${title}”।`,
  changeThat: 'वही विज्ञापन बदलें',
  safety: 'सँभलकर बेचें',
  safetyPoints: [
    'दिन में, भीड़ वाली जगह मिलें। पैसे मिलने के बाद ही सामान दें।',
    'पैसे पाने के लिए कोड स्कैन करना या PIN, OTP डालना कभी नहीं पड़ता।',
    'हम पैसे, PIN या OTP के लिए कभी कॉल नहीं करते।',
  ],
}
