import type { importDecisions as english } from '#i18n/en/app/import-decisions.ts'
import { counted } from '#i18n/hi/plural.ts'
import type { Words } from '#i18n/words.ts'
import type { CauseKind } from '#shared/rules/import-decisions.ts'

const figure = (count: number) => count.toLocaleString('en-IN')
const rows = (count: number) => counted(count, 'लाइन', 'लाइनें')
const places = (count: number) => counted(count, 'शहर')

const isPin = (text: string) => /^\d{6}$/.test(text)
const pin = (text: string) => (isPin(text) ? `पिन ${text}` : text)

type Named = { field: string; about: string }

const titles: Record<CauseKind, (cause: Named) => string> = {
  'town-far': ({ about }) =>
    isPin(about) ? `पिन ${about} लिखे शहर से दूर है` : `“${about}” अपनी जगह से दूर है`,
  'town-unknown': ({ about }) =>
    about ? `पिन ${about} और उसके शहर सूची में नहीं हैं` : 'शहर सूची में नहीं है',
  'town-many': ({ about }) =>
    isPin(about) ? `पिन ${about} के कई शहर हैं` : `“${about}” नाम के कई शहर हैं`,
  category: ({ about }) => (about ? `“${about}” नई कैटेगरी है` : 'कैटेगरी खाली है'),
  name: () => 'नाम खाली है',
  cell: ({ field }) => `पढ़ा नहीं जा रहा: ${field}`,
  duplicate: () => 'यही नाम और नंबर साइट की एक लिस्टिंग में है',
  fixed: ({ field }) => `${field}: ये लाइनें फ़ाइल में ठीक करें`,
  guess: ({ about }) => about,
}

export const importDecisions: Words<typeof english> = {
  steps: { label: 'सूची डालने के कदम', done: 'हो गया' },
  stepNames: ['अपलोड', 'कॉलम', 'फ़ैसला', 'डालें'],
  checkedIn: (count, time) => `${counted(count, 'लाइन', 'लाइनों')} की जाँच हुई, ${time} में`,
  row: 'लाइन',
  ready: 'तैयार',
  fresh: 'नई',
  updates: 'बदलाव',
  toDecide: 'फ़ैसला बाकी',
  reasons: (all, decided) => `${counted(all, 'सवाल', 'सवालों')} में से ${figure(decided)} पर फ़ैसला`,
  need: (count) => `${counted(count, 'लाइन', 'लाइनों')} पर फ़ैसला चाहिए`,
  allDecided: 'सब पर फ़ैसला हो गया',
  rows: (count) => (count <= 1 ? 'लाइन' : 'लाइनें'),
  title: (cause) => titles[cause.kind](cause),
  together: (kind, count) =>
    kind === 'category'
      ? `सभी ${figure(count)} नई कैटेगरी`
      : `सभी ${figure(count)} ${kind === 'town-unknown' ? 'अनजान' : 'शक वाले'} शहर`,
  oneByOne: (count) => `${figure(count)} को एक-एक करके देखें`,
  values: (texts, all) =>
    all > texts.length
      ? `फ़ाइल में: ${texts.join(', ')} और ${figure(all - texts.length)}।`
      : `फ़ाइल में: ${texts.join(', ')}।`,
  closest: (name) => `सबसे मिलता-जुलता: ${name}।`,
  goTo: (towns) => `सबसे पास: ${towns.join(', ')}।`,
  newTowns: (towns) => `नए: ${towns.join(', ')}।`,
  townRows: (city, count) => `${city} (${figure(count)})`,
  onlySome: (count) => `${counted(count, 'लाइन', 'लाइनों')} पर यह लागू नहीं हो सकता, उन्हें छोड़ देंगे।`,
  inFile: 'छोड़ी गईं। डाउनलोड करें, फ़ाइल ठीक करें और फिर डालें।',
  showRows: 'लाइनें देखें',
  line: (line, name) => `लाइन ${figure(line)}${name ? `, ${name}` : ''}`,
  decided: 'फ़ैसला हो गया',
  decide: 'फ़ैसला करें',
  change: 'बदलें',
  actions: {
    nearest: 'सबसे पास का शहर',
    named: 'लिखा हुआ शहर ही रखें',
    'new-town': 'नया शहर',
    town: 'दूसरा शहर...',
    category: 'दूसरी...',
    address: 'पते को नाम बनाएँ',
    without: 'इसके बिना डालें',
    update: 'अपडेट करें',
    'leave-out': 'छोड़ दें',
    add: 'नई लिस्टिंग जोड़ें',
  },
  keepLive: 'जैसी हैं वैसी रहें',
  without: (field) => `बिना इसके डालें: ${field}`,
  rowsHead: 'लाइनें',
  pickedOne: (action, name) => `${action === 'town' ? 'दूसरा शहर' : 'दूसरी'}: ${name}`,
  download: 'डाउनलोड करें',
  guesses: 'अंदाज़े से शहर',
  guessesNote: (shown, all) =>
    `${shown < all ? `${figure(all)} में से ${figure(shown)} · ` : ''}अभी कुछ सेव नहीं हुआ`,
  inTheFile: 'फ़ाइल में',
  becomes: 'बनेगा',
  why: 'क्यों',
  guessed: {
    pin: 'पिन कोड से',
    alike: 'मिलता-जुलता नाम',
    overruled: 'पिन कोड या मैप से ज़्यादा मेल',
    nearest: 'मैप पर सबसे पास का शहर',
  },
  pin,
  leftOut: 'छोड़ दी',
  changeTown: (said) => `${pin(said)} का शहर बदलें`,
  chooseTown: 'शहर चुनें',
  chooseCategory: 'कैटेगरी चुनें',
  leaveOutRows: 'ये लाइनें छोड़ दें',
  backToGuess: 'अंदाज़ा ही रखें',
  use: 'यही लें',
  find: {
    waiting: 'खोज रहे हैं...',
    none: 'कोई शहर नहीं मिला',
    failed: 'शहर नहीं खुल पाए',
    found: places,
  },
  rowAsListing: (line) => `लाइन ${figure(line)} ऐसी दिखेगी`,
  noPhone: 'नंबर नहीं है',
  previous: 'पिछली लाइन',
  next: 'अगली लाइन',
  changeColumns: 'कॉलम बदलें',
  remembered: 'ऐसी फ़ाइल में पहले जो चुना था, वही लिया है',
  kept: 'ऐसी फ़ाइलों के लिए याद रखे फ़ैसले',
  bar: (open) =>
    `${open === 0 ? 'कोई फ़ैसला बाकी नहीं।' : `${counted(open, 'लाइन', 'लाइनों')} पर फ़ैसला बाकी।`} ` +
    'डालने के बाद भी वापस ले सकते हैं।',
  later: 'बाद में देखें',
  run: (count) => `${rows(count)} डालें`,
  left: (seconds) =>
    seconds < 60 ? 'एक मिनट से कम बाकी' : `लगभग ${Math.round(seconds / 60)} मिनट बाकी`,
  seconds: (seconds) => (seconds < 90 ? `${seconds} सेकंड` : `${Math.round(seconds / 60)} मिनट`),
  percent: (share) => `${Math.floor(share * 100)}%`,
  failedTo: 'फ़ैसला सेव नहीं हो पाया',
}
