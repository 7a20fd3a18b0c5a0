import type { adminCategories as english } from '#i18n/en/app/admin-categories.ts'
import { counted } from '#i18n/hi/plural.ts'
import type { Words } from '#i18n/words.ts'

export const adminCategories: Words<typeof english> = {
  caption: 'कैटेगरी',
  hint: 'नाम, पेज का पता या शब्द',
  add: 'कैटेगरी जोड़ें',
  editOf: (name) => `बदलें: ${name}`,
  columns: {
    name: 'नाम',
    status: 'चालू या नहीं',
    businesses: 'जगहें',
    features: 'सुविधाएँ',
    fields: 'सवाल',
    order: 'क्रम',
  },
  stats: { total: 'कुल', active: 'चालू', inactive: 'बंद', businesses: 'जगहें' },
  more: (count) => `${count} और, साइट पर नहीं`,
  slug: 'पेज का पता',
  slugHint: 'नाम से बनता है। पेज के पते में आता है।',
  slugChanges: 'पेज के पते में आता है। पुराने पते वाले लिंक भी चलेंगे।',
  wrongSlug: 'अंग्रेज़ी के छोटे अक्षर, अंक और शब्दों के बीच एक - लिखें',
  description: 'परिचय',
  icon: 'निशान',
  iconHint: 'एक इमोजी',
  color: 'रंग',
  keywords: 'खोज के शब्द',
  keywordsHint: 'खोज के दूसरे शब्द, बीच में कॉमा: dawai, अस्पताल',
  failed: {
    list: 'कैटेगरी नहीं खुल पाईं',
    save: 'कैटेगरी सेव नहीं हो पाई',
    delete: 'कैटेगरी नहीं हट पाई',
    status: 'कैटेगरी चालू या बंद नहीं हो पाई',
  },
  deleteQuestion: 'यह कैटेगरी हटाएँ?',
  inUse: (listings, posts) =>
    `इस कैटेगरी में अभी: ${[
      ...(listings > 0 ? [counted(listings, 'जगह', 'जगहें')] : []),
      ...(posts > 0 ? [counted(posts, 'लेख')] : []),
    ].join(' और ')}। हटाने के बदले इसे दूसरी कैटेगरी में मिला दें।`,
  goesWith: ({ features, fields }) =>
    `साथ में यह भी हटेगा: ${[
      ...(features > 0 ? [counted(features, 'सुविधा', 'सुविधाएँ')] : []),
      ...(fields > 0 ? [counted(fields, 'सवाल')] : []),
    ].join(' और ')}।`,
  mergeOf: (name) => `दूसरी कैटेगरी में मिलाएँ: ${name}`,
  mergeInto: 'किसमें मिलाएँ',
  choose: 'चुनें...',
  mergeText: (listings) =>
    `${counted(listings, 'जगह', 'जगहें')}, लेख, सुविधाएँ और सवाल वहाँ जाएँगे। पुराना नाम खोज का ` +
    'शब्द बन जाएगा। पुराने पते वाले लिंक भी चलेंगे।',
  orderTitle: 'कैटेगरी का क्रम',
}
