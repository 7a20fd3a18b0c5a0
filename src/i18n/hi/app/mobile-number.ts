import type { mobileNumber as english } from '#i18n/en/app/mobile-number.ts'
import type { Words } from '#i18n/words.ts'

/** The number that logs in to the account, in the profile. */
export const mobileNumber: Words<typeof english> = {
  title: 'लॉग इन करने का मोबाइल नंबर',
  has: (number: string) => `आप ${number} से लॉग इन करते हैं। हर बार इस पर कोड आता है।`,
  none: 'पासवर्ड की जगह SMS में आए कोड से लॉग इन करें।',
  add: 'नंबर जोड़ें',
  change: 'नंबर बदलें',
  remove: 'नंबर हटाएँ',
  number: 'मोबाइल नंबर',
  numberHint: 'SMS से 6 अंकों का कोड आएगा। यह नंबर औरों को नहीं दिखता।',
  sendCode: 'कोड भेजें',
  sentTo: (number: string) => `${number} पर कोड भेजा है।`,
  code: '6 अंकों का कोड',
  codeHint: 'कोड 10 मिनट चलेगा।',
  confirm: 'पक्का करें',
  saved: 'अब आप इस नंबर से लॉग इन कर सकते हैं।',
  removed: 'नंबर हटा दिया।',
  sure: 'नंबर हटाएँ?',
  sureText: 'फिर आप सिर्फ़ ईमेल से लॉग इन कर पाएँगे।',
  failed: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
}
