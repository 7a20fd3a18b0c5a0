import type { facts as english } from '#i18n/en/facts.ts'
import type { Words } from '#i18n/words.ts'
import { formatMonthName } from './dates.ts'

const inMonth = ({ month }: { month: string }) => `${formatMonthName(`${month}-01`)} में`
const people = ({ count }: { count: number }) => (count === 1 ? '1 व्यक्ति' : `${count} लोगों`)

export const facts: Words<typeof english> = {
  ask: {
    phone: 'क्या आपको नंबर पता है?',
    hours: 'यह कब खुला रहता है?',
    here: 'क्या यह अब भी यहीं है?',
    point: 'यह ठीक कहाँ है?',
    photo: 'क्या आपके पास सामने की फ़ोटो है?',
  },
  askRight: { phone: 'सही नंबर क्या है?', hours: 'यह कब खुला रहता है?' },
  isRight: {
    phone: 'क्या यह नंबर सही है?',
    hours: 'क्या यह समय सही है?',
    here: 'क्या यह अब भी यहीं है?',
  },
  lacks: 'यह अभी यहाँ नहीं लिखा है। खाते की ज़रूरत नहीं।',
  label: { phone: 'फ़ोन नंबर', hours: 'खुलने का समय', point: 'मैप पर जगह', photo: 'फ़ोटो' },
  placeholder: {
    phone: 'मोबाइल या लैंडलाइन',
    hours: 'सोम-शनि 10-18, रवि बंद',
    point: '23.4567, 84.1234',
  },
  send: 'भेजें',
  sending: 'भेज रहे हैं...',
  yes: 'हाँ',
  no: 'नहीं',
  shownLater: 'जाँच के बाद दिखेगा',
  dontKnow: 'मुझे नहीं पता',
  here: 'मैं यहीं खड़ा हूँ',
  onMap: 'मैप पर चुनें',
  locating: 'आपकी जगह पता कर रहे हैं...',
  noLocation: 'आपकी जगह पता नहीं चली',
  tapMap: 'मैप पर वहाँ दबाएँ जहाँ यह है।',
  thanks: 'धन्यवाद',
  willCheck: 'दिखाने से पहले हम इसे जाँचेंगे।',
  waiting: 'भेजना बाकी है',
  kept: 'आप ऑफ़लाइन हैं। आपका जवाब इस फ़ोन पर सेव है।',
  keptPhoto: 'आप ऑफ़लाइन हैं। आपकी फ़ोटो इस फ़ोन में सेव है।',
  notKept: 'नेट नहीं है, और फ़ोन में सेव नहीं हो पाया: जगह भर गई है या बंद है। नेट आने पर फिर कोशिश करें।',
  undo: 'रद्द करें',
  confirmed: {
    phone: (by) => `${inMonth(by)} ${people(by)} ने यह नंबर सही बताया`,
    hours: (by) => `${inMonth(by)} ${people(by)} ने यह समय सही बताया`,
    here: (by) => `${inMonth(by)} ${people(by)} ने बताया कि यह यहीं है`,
  },
}
