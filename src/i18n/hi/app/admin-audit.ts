import type { adminAudit as english } from '#i18n/en/app/admin-audit.ts'
import type { Words } from '#i18n/words.ts'

export const adminAudit: Words<typeof english> = {
  caption: 'किसने क्या किया',
  lead:
    'हर बदलाव, लॉग इन और रोका गया लॉग इन। दो साल तक रखते हैं। कोई इसे बदल या हटा नहीं सकता, ' +
    'एडमिन भी नहीं। जाँच की कतार के फ़ैसले लागू होने पर दिखते हैं।',
  hint: 'नाम या ईमेल',
  columns: { time: 'कब', who: 'किसने', action: 'क्या किया', thing: 'किसमें', changed: 'क्या बदला' },
  filters: {
    noun: 'किसमें',
    anyNoun: 'सब में',
    action: 'क्या किया',
    anyAction: 'सब कुछ',
  },
  from: 'कब से',
  to: 'कब तक',
  record: 'नंबर',
  actors: { visitor: 'बिना खाते के कोई', user: 'हटाया गया खाता', job: 'साइट ने खुद' },
  andMore: (count) => `और ${count}`,
  nothing: '–',
  more: (count) => `${count} बदलाव`,
  was: 'पहले',
  is: 'बाद में',
  blank: 'खाली',
  export: 'CSV निकालें',
  exporting: 'फ़ाइल बन रही है…',
  exported: (name) => `फ़ाइल सेव हो गई: ${name}`,
  cut: 'फ़ाइल में सबसे नए 20,000 ही हैं। पुराने चाहिए तो पहले की तारीखें चुनें।',
  undo: 'वापस लाएँ',
  failed: {
    list: 'सूची नहीं खुल पाई',
    export: 'फ़ाइल नहीं बन पाई',
    undo: 'वापस नहीं हो पाया',
  },
  entry: (action, time) => `${action}, ${time}`,
}
