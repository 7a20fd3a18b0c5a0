import type { classifiedCategories as english } from '#i18n/en/app/classified-categories.ts'
import { counted } from '#i18n/hi/plural.ts'
import type { Words } from '#i18n/words.ts'

export const classifiedCategories: Words<typeof english> = {
  caption: 'विज्ञापनों की कैटेगरी',
  hint: 'नाम या पेज का पता',
  back: 'सभी विज्ञापन',
  add: 'कैटेगरी जोड़ें',
  editOf: (name) => `बदलें: ${name}`,
  columns: { name: 'नाम', description: 'जानकारी', ads: 'विज्ञापन', order: 'क्रम' },
  icon: 'निशान',
  iconHint: 'एक इमोजी',
  color: 'रंग',
  orderTitle: 'विज्ञापनों की कैटेगरी का क्रम',
  failed: {
    list: 'कैटेगरी नहीं खुल पाईं',
    save: 'कैटेगरी सेव नहीं हो पाई',
    delete: 'कैटेगरी नहीं हट पाई',
    status: 'कैटेगरी चालू या बंद नहीं हो पाई',
  },
  deleteQuestion: 'यह कैटेगरी हटाएँ?',
  inUse: (classifieds) =>
    `इस कैटेगरी में ${counted(classifieds, 'विज्ञापन है', 'विज्ञापन हैं')}। हटाने के बदले बंद कर दें, ` +
    'ताकि कोई चुन न सके।',
}
