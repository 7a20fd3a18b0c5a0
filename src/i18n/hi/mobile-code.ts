import type { mobileCode as english } from '#i18n/en/mobile-code.ts'
import type { Words } from '#i18n/words.ts'

/** Texts of the form that asks for the code of a message. */
export const mobileCode: Words<typeof english> = {
  title: 'कोड लिखें',
  sentTo: 'इस नंबर पर भेजा:',
  change: 'बदलें',
  code: '6 अंकों का कोड',
  codeHint: 'कोड 10 मिनट चलेगा, सिर्फ़ इसी ब्राउज़र में।',
  missing: 'SMS में आया 6 अंकों का कोड लिखें',
  submit: 'आगे बढ़ें',
  noMessage: 'कोड नहीं आया?',
  resendIn: (seconds: number) => `0:${String(seconds).padStart(2, '0')} में फिर भेज सकते हैं`,
  resendNow: 'अब नया कोड मँगा सकते हैं।',
  resend: 'फिर भेजें',
  sentAgain: 'नया कोड भेजा है। पहले वाला भी चलेगा।',
  notSent: 'SMS नहीं जा सका। थोड़ी देर में फिर कोशिश करें, या नीचे दूसरे तरीके से लॉग इन करें।',
  others: 'दूसरा तरीका',
  passkey: 'पासकी से',
  passkeyHint: 'अँगूठा, चेहरा या स्क्रीन लॉक',
  password: 'ईमेल और पासवर्ड से',
  ask: 'हमसे मदद लें',
  nameTitle: 'आपका नाम क्या है?',
  nameText: 'इस नंबर से अभी कोई खाता नहीं है। खाता बनाने के लिए बस आपका नाम चाहिए।',
  name: 'आपका नाम',
  nameHint: 'आपके रिव्यू और मैसेज के साथ दिखता है।',
  nameMissing: 'अपना नाम लिखें',
  create: 'खाता बनाएँ',
  failed: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
}
