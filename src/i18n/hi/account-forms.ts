import type { accountForms as english } from '#i18n/en/account-forms.ts'
import type { Words } from '#i18n/words.ts'

export const accountForms: Words<typeof english> = {
  email: 'अपना ईमेल लिखें।',
  emailShape: 'सही ईमेल लिखें, जैसे naam@example.com।',
  mobile: '10 अंकों का मोबाइल नंबर लिखें।',
  name: 'अपना नाम लिखें।',
  password: 'अपना पासवर्ड लिखें।',
  code: 'ईमेल में आया 6 अंकों का कोड लिखें।',
  passwordShort: 'पासवर्ड में कम से कम 6 अक्षर हों।',
  several: 'इन्हें देखकर ठीक करें:',
  busy: {
    code: 'कोड भेज रहे हैं...',
    login: 'लॉग इन हो रहा है...',
    register: 'खाता बन रहा है...',
    forgot: 'भेज रहे हैं...',
    reset: 'सेव हो रहा है...',
    resend: 'भेज रहे हैं...',
    confirm: 'देख रहे हैं...',
  },
  noPasskey: 'पासकी नहीं लगी। दूसरे तरीके से लॉग इन करें, या फिर कोशिश करें।',
  failed: 'कुछ गड़बड़ हो गई। थोड़ी देर बाद करें।',
  noStorage:
    'आपका ब्राउज़र साइट को कुछ सेव नहीं करने देता, इसलिए लॉग इन नहीं टिकेगा। सेटिंग में इजाज़त दें ' +
    'और फिर कोशिश करें।',
  wrongClock:
    'इस फ़ोन या कंप्यूटर की तारीख या समय गलत है, इसलिए लॉग इन नहीं टिकेगा। ठीक करके फिर कोशिश करें।',
  resent: 'नया लिंक भेज दिया।',
  confirmedAlready: 'आपका ईमेल पहले से पक्का है।',
}
