import type { helper as english } from '#i18n/en/app/helper.ts'
import type { Words } from '#i18n/words.ts'
import { counted } from '#i18n/hi/plural.ts'
import { formatCount } from '#shared/rules/money.ts'

const more = (count: number): string =>
  count < 0 ? `${formatCount(-count)} कम` : `${formatCount(count)} नए`

export const helper: Words<typeof english> = {
  panel: 'मददगार',
  denied: 'सिर्फ़ मददगारों के लिए',
  deniedText: 'अगर आप इस वेबसाइट के लिए दुकानों को कॉल करना चाहते हैं, तो हमारी टीम से कहें।',
  screens: { calls: 'कॉल की सूची', visits: 'मुलाकात की सूची', progress: 'प्रगति' },
  short: { calls: 'कॉल', visits: 'मुलाकात', progress: 'प्रगति' },
  town: 'शहर',
  missing: 'क्या नहीं है',
  kind: 'कैटेगरी',
  allKinds: 'सभी कैटेगरी',
  fact: 'जानकारी',
  allTowns: 'सभी शहर',
  anything: 'कुछ भी',
  counted: (name, count) => `${name} (${count})`,
  gaps: {
    phone: 'फ़ोन नंबर',
    hours: 'खुलने का समय',
    photo: 'फ़ोटो',
    point: 'मैप पर जगह',
  },
  lacks: {
    phone: 'नंबर नहीं',
    hours: 'समय नहीं',
    photo: 'फ़ोटो नहीं',
    point: 'मैप पर नहीं',
  },
  with: {
    phone: 'जिनका नंबर है',
    hours: 'जिनका समय है',
    photo: 'जिनकी फ़ोटो है',
    point: 'जो मैप पर हैं',
  },
  toCall: (count, town) => `${town ? `${town}: ` : ''}${formatCount(count)} को कॉल करना है।`,
  calledToday: (count) => `आज आपने ${formatCount(count)} कॉल किए।`,
  withFact: (town, known, total, fact) =>
    `${town}: ${formatCount(total)} में से ${formatCount(known)} में ${fact}`,
  call: (phone) => `कॉल करें: ${phone}`,
  orCall: (phone) => `या कॉल करें: ${phone}`,
  howDidItGo: 'क्या हुआ?',
  told: 'जो बताया, वह लिखें',
  results: {
    told: 'बताया गया',
    'no-answer': 'फ़ोन नहीं उठा',
    'wrong-number': 'गलत नंबर',
    'not-listed': 'सूची में नहीं रहना',
    note: 'नोट',
  },
  addNote: 'नोट लिखें',
  happened: (result, day, time) => `${result}, ${day}, ${time}`,
  happenedOn: (result, day) => `${result}, ${day}`,
  sure: {
    'wrong-number': {
      title: 'यह नंबर हटाएँ?',
      text: 'यह नंबर अब पेज पर नहीं दिखेगा। मालिक को बताया जाएगा, और वे इसे वापस ला सकते हैं।',
    },
    'not-listed': {
      title: 'टीम से इसे हटाने को कहें?',
      text: 'इस दुकान को फिर कोई कॉल नहीं करेगा। इसे हटाना है या नहीं, यह एडमिन देखेंगे।',
    },
  },
  close: 'बंद करें',
  cancel: 'रहने दें',
  note: 'नोट',
  noteHint: 'अगली कॉल के लिए, जैसे “शाम 4 के बाद”',
  saveNote: 'नोट सेव करें',
  save: 'सेव करें',
  saving: 'सेव हो रहा है...',
  saved: {
    told: 'सेव हो गया',
    'no-answer': 'सेव हो गया। यह बाद में फिर आएगा।',
    'wrong-number': 'नंबर हटा दिया।',
    'not-listed': 'टीम इसे देखेगी।',
    note: 'नोट सेव हो गया',
  },
  placeholders: {
    phone: 'मोबाइल या लैंडलाइन',
    hours: 'सोम-शनि 10-18, रवि बंद',
    point: '23.4567, 84.1234',
  },
  problems: {
    phone: 'एरिया कोड के साथ फ़ोन नंबर लिखें।',
    hours: 'समय ऐसे लिखें: सोम-शनि 10-18, रवि बंद',
    point: 'ज़िले की जगह ऐसे लिखें: 23.4567, 84.1234',
    nothing: 'जो बताया गया, वह लिखें।',
  },
  commonHours: ['रोज़ 9-20', 'सोम-शनि 10-18, रवि बंद'],
  shownAs: (hours) => `ऐसा दिखेगा: ${hours}`,
  stillHere: 'क्या यह अब भी यहाँ है?',
  yes: 'हाँ',
  closed: 'नहीं, बंद हो गया',
  standingHere: 'मैं यहीं खड़ा हूँ',
  locating: 'आपकी जगह देख रहे हैं...',
  noLocation: 'आपकी जगह पता नहीं चली',
  nobodyLeft: 'कॉल करने को कोई नहीं बचा',
  nobodyLeftText: 'दूसरा शहर चुनें, या बाद में आएँ।',
  next: 'आगे',
  left: (count) => `${formatCount(count)} बाकी`,
  takeThis: (name) => `अब इन्हें कॉल करें: ${name}`,
  byTown: 'शहर के हिसाब से',
  of: (known, total) => `${formatCount(total)} में से ${formatCount(known)}`,
  ofListings: (known, total) => `${counted(total, 'जगह', 'जगहों')} में से ${formatCount(known)}।`,
  inWeek: (count) => `इस हफ़्ते ${more(count)}।`,
  inMonth: (count) => `30 दिन में ${more(count)}।`,
  countedDaily: 'रोज़ एक बार गिना जाता है। गिनती उसी दिन से होती है जब पहली बार गिना गया।',
  print: 'प्रिंट करें',
  fromCentre: 'शहर के बीच से शुरू करें',
  toVisit: (shown, total, town) =>
    shown < total
      ? `${town}: ${formatCount(total)} में से पहली ${formatCount(shown)} जगहें`
      : `${town}: ${counted(total, 'जगह', 'जगहें')}`,
  nothingToVisit: 'यहाँ जाने को कोई जगह नहीं',
  metres: (metres) => (metres < 1000 ? `${metres} मी` : `${(metres / 1000).toFixed(1)} किमी`),
  waits: 'इस फ़ोन पर सेव है। नेट आने पर भेज दिया जाएगा।',
  refused: 'यह नहीं भेजा जा सका।',
}
