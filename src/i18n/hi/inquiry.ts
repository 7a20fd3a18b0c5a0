import type { inquiry as english } from '#i18n/en/inquiry.ts'
import type { Words } from '#i18n/words.ts'
import { amount } from './amount.ts'

export const inquiry: Words<typeof english> = {
  title: 'पूछताछ करें',
  about: (title) => `इसके बारे में: ${title}`,
  type: 'किस बारे में पूछना है?',
  types: {
    general: 'कुछ पूछना है',
    price_negotiation: 'दाम',
    availability: 'अभी है या बिक गया?',
    product_details: 'सामान की जानकारी',
    meeting_request: 'आकर देखना है',
  },
  offer: 'आपका दाम (₹)',
  amount,
  message: 'मैसेज',
  messagePlaceholder: 'जो पूछना है, लिखें',
  name: 'आपका नाम',
  phone: 'आपका फ़ोन नंबर',
  email: 'आपका ईमेल (ज़रूरी नहीं)',
  preferred: 'बेचने वाले आपसे कैसे बात करें?',
  contacts: { phone: 'फ़ोन पर', whatsapp: 'WhatsApp', email: 'ईमेल' },
  shared: 'आपका नाम, नंबर और ईमेल सिर्फ़ बेचने वाले को मिलेगा।',
  submit: 'पूछताछ भेजें',
  sending: 'भेज रहे हैं...',
  cancel: 'रहने दें',
  close: 'बंद करें',
  login: 'लॉग इन करें',
  loginFirst: 'पूछताछ भेजने के लिए लॉग इन करें। आपका लिखा सेव है।',
  noMessage: 'मैसेज लिखें।',
  noName: 'अपना नाम लिखें।',
  noPhone: '10 अंक का मोबाइल नंबर लिखें, या एसटीडी कोड के साथ फ़ोन नंबर।',
  noEmail: 'सही ईमेल लिखें, जैसे naam@example.com।',
  sent: 'आपकी पूछताछ भेज दी गई!',
  failed: 'पूछताछ नहीं जा पाई। फिर कोशिश करें।',
}
