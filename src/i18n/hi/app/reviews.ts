import type { reviews as english } from '#i18n/en/app/reviews.ts'
import { counted } from '#i18n/hi/plural.ts'
import type { Words } from '#i18n/words.ts'

export const reviews: Words<typeof english> = {
  show: 'दिखाएँ',
  all: 'सभी',
  unanswered: 'जवाब बाकी',
  none: 'अभी कोई रिव्यू नहीं है',
  noneText: 'आपकी दुकान के रिव्यू हमारी टीम की मंज़ूरी के बाद यहाँ दिखेंगे।',
  allAnswered: 'आपने हर रिव्यू का जवाब दे दिया',
  allAnsweredText: 'नए रिव्यू यहाँ दिखेंगे।',
  stars: (rating) => `5 में से ${rating} स्टार`,
  of: (business) => `${business} का`,
  yours: 'आपका जवाब',
  statuses: { pending: 'मंज़ूरी बाकी', active: 'साइट पर', hidden: 'छिपा हुआ' },
  why: (reason) => `वजह: ${reason}`,
  answer: 'जवाब दें',
  change: 'जवाब बदलें',
  label: 'आपका जवाब',
  hint:
    'हमारी टीम की मंज़ूरी के बाद जवाब रिव्यू के नीचे “मालिक का जवाब” नाम से सबको दिखेगा। ' +
    'ग्राहक को धन्यवाद दें और बताएँ कि क्या सुधारा। दूसरों के फ़ोन नंबर या बिल न लिखें।',
  missing: 'जवाब लिखें।',
  send: 'जवाब भेजें',
  sending: 'भेज रहे हैं...',
  cancel: 'रहने दें',
  delete: 'जवाब हटाएँ',
  deleteTitle: 'अपना जवाब हटाएँ?',
  deleteText: 'आपका जवाब पेज से भी हट जाएगा। बाद में दूसरा जवाब लिख सकते हैं।',
  deleting: 'हटा रहे हैं...',
  close: 'बंद करें',
  sent: 'जवाब भेज दिया। हमारी टीम की मंज़ूरी के बाद दिखेगा।',
  deleted: 'जवाब हटा दिया।',
  failed: 'काम नहीं हो पाया। फिर कोशिश करें।',
  shown: (from, to, total) => `${counted(total, 'रिव्यू')} में से ${from}–${to}`,
}
