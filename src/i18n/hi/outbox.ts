import type { outbox as english } from '#i18n/en/outbox.ts'
import type { Words } from '#i18n/words.ts'

export const outbox: Words<typeof english> = {
  kept: 'नेट नहीं है। आपका लिखा फ़ोन में सेव है, नेट आते ही चला जाएगा।',
  waiting: 'आपका लिखा फ़ोन में सेव है। नेट आते ही चला जाएगा।',
  refused: 'यह नहीं जा पाया।',
  fileGone: 'फ़ोटो अब इस फ़ोन में नहीं है। फिर से चुनें।',
  delete: 'हटाएँ',
  edit: 'बदलें',
  title: 'भेजना बाकी है',
  sentAt: (time) => `${time} पर भेज दिया गया`,
  item: (kind, about) => (about ? `${kind}: ${about}` : kind),
  sent: (kind, about) => (about ? `भेज दिया गया। ${kind}: ${about}` : `भेज दिया गया: ${kind}`),
  kinds: {
    'POST /contact': 'पूछताछ',
    'POST /contacts': 'वेबसाइट को मैसेज',
    'POST /messages': 'मैसेज',
    'POST /reviews': 'रिव्यू',
    'POST /reports': 'शिकायत',
    'POST /grievances': 'औपचारिक शिकायत',
    'POST /calls': 'मुलाकात',
    'POST /classified-inquiries': 'विज्ञापन के बारे में पूछताछ',
    'POST /facts': 'जवाब',
    'POST /facts/photo': 'फ़ोटो',
    'POST /newsletter': 'न्यूज़लेटर',
  },
}
