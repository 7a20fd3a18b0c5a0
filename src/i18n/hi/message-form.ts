import type { messageForm as english } from '#i18n/en/message-form.ts'
import type { Words } from '#i18n/words.ts'

export const messageForm: Words<typeof english> = {
  title: 'मैसेज भेजें',
  to: (business) => `${business} के मालिक को`,
  subject: 'किस बारे में',
  message: 'मैसेज',
  submit: 'मैसेज भेजें',
  sending: 'भेज रहे हैं...',
  cancel: 'रहने दें',
  close: 'बंद करें',
  call: 'कॉल करें',
  inquire: 'पूछताछ करें',
  required: 'ज़रूरी है',
  empty: 'विषय और मैसेज दोनों लिखें।',
  noOwner: 'मालिक का खाता यहाँ नहीं है। दिए गए फ़ोन नंबर या ईमेल पर सीधे संपर्क करें।',
  noWay: 'इस जगह के मालिक, फ़ोन या ईमेल का पता नहीं है। वहीं जाकर पूछ लें:',
  noWayButUs:
    'इस जगह के मालिक, फ़ोन या ईमेल का पता नहीं है। वहीं जाकर पूछ लें, या यहाँ पूछताछ भेजें, ' + 'हमारी टीम पढ़ेगी:',
  knowOwner: 'मालिक को जानते हैं?',
  tellUs: 'हमें बताएँ',
  loginFirst: 'मालिक को मैसेज भेजने के लिए लॉग इन करें।',
  unauthorised: 'मैसेज भेजने के लिए लॉग इन करें।',
  notFound: 'मालिक का खाता नहीं मिला। थोड़ी देर बाद फिर कोशिश करें।',
  failed: 'मैसेज नहीं जा पाया। थोड़ी देर बाद फिर कोशिश करें।',
  unreachable: 'मैसेज नहीं जा पाया। सीधे फ़ोन या ईमेल कर लें।',
  sent: 'मैसेज भेज दिया गया! मालिक को मिल जाएगा।',
  login: 'लॉग इन करें',
}
