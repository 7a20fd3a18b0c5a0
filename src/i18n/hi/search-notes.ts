import type { SearchNoteTexts } from '#shared/view/search-notes.ts'

/* A kind of place may be a word of either gender, so that no word of a sentence agrees with it. */
const inTown = (town: string | null) => (town ? `${town} में ` : '')
const NEAREST_FIRST = 'सबसे पास वाली पहले हैं।'

export const searchNotes: SearchNoteTexts = {
  noNumber: (number) => `${number} नंबर किसी जगह का नहीं है।`,
  corrected: (shown, typed) => `“${typed}” की जगह “${shown}” के नतीजे दिख रहे हैं।`,
  ignored: (words, kind) => `${words} से कुछ नहीं मिला।${kind ? ` उसके बिना दिख रहा है: ${kind}।` : ''}`,
  leftOut: (kind, town, words) =>
    `${inTown(town)}सभी शब्दों वाली कोई जगह${kind ? ` (${kind})` : ''} नहीं है। छोड़े गए शब्द: ${words}।`,
  partial: 'सभी शब्दों वाली कोई जगह नहीं है। सबसे सही नतीजे पहले हैं।',
  unstated: 'कुछ जगहों ने नहीं लिखा कि डॉक्टर किस चीज़ के हैं। जाने से पहले फ़ोन कर लें।',
  hours: 'खुलने का समय हर पेज पर देखें, जहाँ पता है।',
  otherKind: (kind) => `${kind}: इस नाम की कोई जगह नहीं है। दूसरी कैटेगरी दिख रही हैं।`,
  notListed: (kind, town) => `${kind}: ${inTown(town)}अभी कोई जगह नहीं है।`,
  noClosest: (kind) => `${kind}: यह भी नहीं है।`,
  instead: (kind, town, other) =>
    `${kind}: ${inTown(town)}अभी कोई जगह नहीं है। उसके बदले दिख रहा है: ${other}।`,
  noneEither: (town) => `${town} में यह भी नहीं है। ${NEAREST_FIRST}`,
  elsewhere: (kind, town) =>
    kind
      ? `${kind}: ${town} में कोई जगह नहीं है। ${NEAREST_FIRST}`
      : `${town} में इस नाम की कोई जगह नहीं है। ${NEAREST_FIRST}`,
  exact: 'ठीक यही शब्द खोजें',
  add: (kind) => `${kind} जोड़ें`,
  source: 'जानकारी कहाँ से:',
}
