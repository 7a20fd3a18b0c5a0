import type { confirmNotice as english } from '#i18n/en/confirm-notice.ts'
import type { Words } from '#i18n/words.ts'

export const confirmNotice: Words<typeof english> = {
  title: 'अपना ईमेल पक्का करें।',
  text: 'हमने आपको लिंक भेजा है। ईमेल पक्का हो तो पासवर्ड भूलने पर नया बना सकते हैं।',
  sendAgain: 'लिंक फिर भेजें',
  resent: 'हमने नया लिंक भेज दिया।',
  confirmedAlready: 'आपका ईमेल पहले से पक्का है।',
  failed: 'कुछ गड़बड़ हो गई। थोड़ी देर बाद फिर कोशिश करें।',
  close: 'बंद करें',
}
