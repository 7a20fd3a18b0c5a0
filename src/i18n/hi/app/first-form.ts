import type { firstForm as english } from '#i18n/en/app/first-form.ts'
import type { Words } from '#i18n/words.ts'

export const firstForm: Words<typeof english> = {
  login: 'लॉग इन करें',
  haveAccount: 'खाता पहले से है?',
  account: 'खाता',
  accountText: 'बस यह बाकी है। भेजने तक आपका लिखा इसी फ़ोन या कंप्यूटर पर रहेगा।',
  ownerName: 'आपका नाम',
  password: 'पासवर्ड',
  passwordHint: 'कम से कम 6 अक्षर',
  passwordShort: 'कम से कम 6 अक्षर लिखें',
  showPassword: 'पासवर्ड दिखाएँ',
  agree: 'आगे बढ़ने पर आप मानते हैं: ',
  terms: 'नियम-शर्तें',
  and: ' और ',
  privacy: 'प्राइवेसी नीति',
  age: '। उम्र 18 साल या ज़्यादा होनी चाहिए।',
  confirmWith: 'कैसे पक्का करें',
  byMobile: 'मोबाइल नंबर',
  byMobileHint: (number) => `${number} पर SMS से कोड आएगा`,
  byMobileNone: 'SMS से कोड आएगा',
  byEmail: 'ईमेल',
  byEmailHint: 'पासवर्ड के साथ। कोड ईमेल पर आएगा',
  ownMobile: 'आपका मोबाइल नंबर',
  ownMobileHint: 'कोड के लिए। लोगों को नहीं दिखेगा।',
  ownMobileMissing: '10 अंकों का मोबाइल नंबर लिखें',
  getCode: 'ईमेल पर कोड मँगाएँ',
  getMobileCode: 'कोड मँगाकर भेजें',
  gettingCode: 'कोड भेज रहे हैं...',
  codeTitle: 'कोड लिखें',
  codeText: (email) => `${email} पर 6 अंकों का कोड भेजा है। भेजने के लिए उसे लिखें।`,
  code: 'ईमेल में आया कोड',
  codeHint: 'ईमेल नहीं आया? स्पैम में देखें।',
  codeMissing: '6 अंक लिखें',
  confirm: 'पक्का करके भेजें',
  change: 'मेरी जानकारी बदलें',
  codeOver:
    'यह कोड अब नहीं चलेगा। ईमेल का लिंक किसी और फ़ोन या कंप्यूटर पर खोला हो तो लॉग इन करें: ' +
    'आपका लिखा यहीं है। नहीं तो नया कोड मँगाएँ।',
  mobileCodeOver: 'यह कोड अब नहीं चलेगा। नया कोड मँगाएँ।',
  notSent: 'SMS नहीं जा सका। फिर भेजें, या ईमेल से करें।',
  useEmail: 'ईमेल से करें',
  secondStep: 'इस नंबर के खाते में एक और जाँच होती है। लॉग इन करें: आपका लिखा यहीं है।',
  noStorage:
    'आपका ब्राउज़र साइट का डेटा रोकता है, इसलिए लॉग इन नहीं हो सकता। ' +
    'कुकी और साइट का डेटा चालू करके फिर कोशिश करें।',
  failed: 'काम नहीं हो पाया। फिर कोशिश करें।',
}
