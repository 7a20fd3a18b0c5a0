import type { adminLocations as english } from '#i18n/en/app/admin-locations.ts'
import { counted } from '#i18n/hi/plural.ts'
import type { Words } from '#i18n/words.ts'

export const adminLocations: Words<typeof english> = {
  caption: 'शहर और प्रखंड',
  hint: 'शहर, दूसरा नाम या पिन कोड',
  add: 'शहर जोड़ें',
  editOf: (city) => `बदलें: ${city}`,
  all: 'चालू हो या न हो',
  columns: {
    city: 'शहर',
    district: 'ज़िला',
    state: 'राज्य',
    pincode: 'पिन कोड',
    businesses: 'जगहें',
    point: 'मैप पर',
    status: 'चालू या नहीं',
  },
  stats: { total: 'कुल', active: 'चालू', inactive: 'बंद', states: 'राज्य' },
  more: (count) => `${count} और, साइट पर नहीं`,
  hasPoint: 'है',
  noPoint: 'नहीं है',
  slug: 'पेज का पता',
  slugHint: 'खाली छोड़ें तो नाम से बनेगा।',
  slugChanges: 'पेज के पते में आता है। पुराने पते वाले लिंक भी चलेंगे।',
  wrongSlug: 'अंग्रेज़ी के छोटे अक्षर, अंक और शब्दों के बीच एक - लिखें',
  wrongPincode: '6 अंकों का पिन कोड लिखें',
  wrongNumber: 'डिग्री में लिखें, जैसे 24.0411',
  latitude: 'अक्षांश',
  longitude: 'देशांतर',
  aliases: 'दूसरे नाम',
  aliasesHint: 'खोज के लिए पुराने नाम और दूसरी वर्तनी, बीच में कॉमा',
  failed: {
    list: 'शहर नहीं खुल पाए',
    listNetwork: 'शहर नहीं खुल पाए। देख लें कि सर्वर चल रहा है या नहीं।',
    save: 'शहर सेव नहीं हो पाया',
    saveNetwork: 'शहर सेव नहीं हो पाया। नेट देख लें।',
    delete: 'शहर नहीं हट पाया',
    status: 'शहर सेव नहीं हो पाया',
  },
  deleteQuestion: 'यह शहर हटाएँ?',
  inUse: (listings) =>
    `इस शहर में ${counted(listings, 'जगह है', 'जगहें हैं')}। हटाने के बदले इसे दूसरे शहर में मिला दें।`,
  mergeOf: (city) => `दूसरे शहर में मिलाएँ: ${city}`,
  mergeInto: 'किसमें मिलाएँ',
  mergeText: (listings, ads) =>
    `${counted(listings, 'जगह', 'जगहें')} और ${counted(ads, 'विज्ञापन')} वहाँ जाएँगे। पुराने नाम से ` +
    'खोज चलती रहेगी। पुराने पते वाले लिंक भी चलेंगे।',
  find: {
    waiting: 'खोज रहे हैं...',
    none: 'इस नाम का शहर नहीं मिला',
    failed: 'शहर नहीं खुल पाए।',
    found: (count) => `${count} शहर`,
  },
}
