import type { enquiryForm as english } from '#i18n/en/enquiry-form.ts'
import type { Words } from '#i18n/words.ts'

export const enquiryForm: Words<typeof english> = {
  title: (business) => `${business} से संपर्क`,
  name: 'आपका नाम',
  email: 'ईमेल',
  phone: 'फ़ोन (ज़रूरी नहीं)',
  message: 'मैसेज',
  submit: 'मैसेज भेजें',
  sending: 'भेज रहे हैं...',
  cancel: 'रहने दें',
  close: 'बंद करें',
  noName: 'अपना नाम लिखें।',
  noEmail: 'सही ईमेल लिखें, जैसे naam@example.com।',
  noMessage: 'मैसेज लिखें।',
  sent: 'मैसेज भेज दिया गया!',
  failed: 'मैसेज नहीं जा पाया। फिर कोशिश करें।',
}
