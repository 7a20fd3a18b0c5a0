import type { drafts as english } from '#i18n/en/app/drafts.ts'
import type { Words } from '#i18n/words.ts'

export const drafts: Words<typeof english> = {
  saved: {
    nowhere: 'आपका लिखा ड्राफ़्ट में सेव होता है।',
    saving: 'सेव हो रहा है...',
    server: (at) => `ड्राफ़्ट सेव है, ${at}`,
    device: (at) => `इसी फ़ोन या कंप्यूटर पर सेव है, ${at}। नेट आने पर हम ऑनलाइन सेव कर देंगे।`,
    other: 'आपने इसे दो जगह बदला है। चुनें कि क्या रखना है।',
    merged: 'आपके दूसरे फ़ोन या कंप्यूटर के बदलाव जोड़ दिए।',
  },
  look: 'दोनों देखें',
  notSent: 'ड्राफ़्ट',
  lastSaved: (day) => `ड्राफ़्ट, पिछली बार सेव: ${day}`,
  beginAd: 'नया विज्ञापन लिखें',
  goOn: (name) => `आगे लिखें: ${name}`,
  next: (field) => `अब लिखें: ${field}`,
  delete: 'ड्राफ़्ट हटाएँ',
  open: 'आगे लिखें',
  drop: 'हटाएँ',
  ask: (name) => (name ? `“${name}” को हटाएँ?` : 'यह ड्राफ़्ट हटाएँ?'),
  askText: 'लिखा हुआ और फ़ोटो हट जाएँगे।',
  keep: 'रहने दें',
  dropping: 'हटा रहे हैं...',
  dropFailed: 'ड्राफ़्ट नहीं हट पाया',
  gone: 'यह ड्राफ़्ट अब नहीं है।',
  kept: 'ड्राफ़्ट फिर से खुल गया।',
  startAgain: 'नए सिरे से लिखें',
  adOf: (title) => title || 'बिना शीर्षक का विज्ञापन',
}
