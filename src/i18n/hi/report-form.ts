import type { reportForm as english } from '#i18n/en/report-form.ts'
import type { Words } from '#i18n/words.ts'

export const reportForm: Words<typeof english> = {
  close: 'बंद करें',
  cancel: 'रहने दें',
  reason: 'क्या गलत है?',
  choose: 'चुनें',
  detail: 'और बताएँ (ज़रूरी नहीं)',
  email: 'आपका ईमेल (ज़रूरी नहीं)',
  emailHint: 'शिकायत नंबर और फ़ैसला हम ईमेल पर भेजेंगे।',
  submit: 'शिकायत भेजें',
  sending: 'भेज रहे हैं...',
  noReason: 'वजह चुनें।',
  noEmail: 'सही ईमेल लिखें, या खाली छोड़ दें।',
  number: (reference) => `शिकायत नंबर: ${reference}।`,
  failed: 'शिकायत नहीं जा पाई। फिर कोशिश करें।',
}
