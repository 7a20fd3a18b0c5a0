import type { classifiedList as english } from '#i18n/en/classified-list.ts'
import type { Words } from '#i18n/words.ts'
import { classifiedWords } from './classified-words.ts'

export const classifiedList: Words<typeof english> = {
  ...classifiedWords,
  postAd: 'विज्ञापन दें',
  found: (count, text = String(count)) =>
    count === 0 ? 'कोई विज्ञापन नहीं मिला' : `${text} विज्ञापन ${count === 1 ? 'मिला' : 'मिले'}`,
  loading: 'विज्ञापन खुल रहे हैं...',
  none: 'कोई विज्ञापन नहीं मिला',
  beFirst: 'सबसे पहले आप विज्ञापन दें!',
  noneFit: 'इन फ़िल्टर में कोई विज्ञापन नहीं है। दूसरी कैटेगरी, जगह या कीमत चुनें।',
  noneSaved: 'आपके सेव किए विज्ञापन यहाँ दिखेंगे।',
  filters: 'फ़िल्टर',
  clear: 'हटाएँ',
  clearAll: 'सभी फ़िल्टर हटाएँ',
  removeFilter: (name) => `फ़िल्टर हटाएँ: ${name}`,
  what: 'क्या खोज रहे हैं?',
  whatPlaceholder: 'ट्रैक्टर, गाय, मोबाइल, कमरा',
  where: 'कहाँ',
  search: 'खोजें',
  category: 'कैटेगरी',
  allCategories: 'सभी कैटेगरी',
  condition: 'हालत',
  anyCondition: 'कोई भी हालत',
  allPlaces: 'सभी जगहें',
  price: 'कीमत (₹)',
  minPrice: 'कम से कम',
  maxPrice: 'ज़्यादा से ज़्यादा',
  priceFrom: (price) => `${price} से`,
  priceTo: (price) => `${price} तक`,
  sort: 'क्रम',
  sorts: {
    recent: 'नए पहले',
    'price-low': 'सस्ते पहले',
    'price-high': 'महँगे पहले',
  },
  showResults: (count, text = String(count)) => `${text} विज्ञापन देखें`,
  saved: 'सेव किए विज्ञापन',
  save: (title) => `सेव करें: ${title}`,
}
