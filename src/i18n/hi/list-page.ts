import type { listPage as english } from '#i18n/en/list-page.ts'
import type { Words } from '#i18n/words.ts'

export const listPage: Words<typeof english> = {
  what: 'क्या खोज रहे हैं?',
  whatPlaceholder: 'बैंक, डॉक्टर, स्कूल, दुकान',
  where: 'कहाँ',
  allTowns: 'सभी शहर',
  search: 'खोजें',
  noScript: 'फ़िल्टर के लिए JavaScript चाहिए। नाम से खोजें, या कैटेगरी या शहर चुनें।',
  resultsTitle: 'खोज के नतीजे',
  resultsText: 'डायरेक्टरी में खोज के नतीजे, कैटेगरी और शहर से।',
  byCategory: 'कैटेगरी से',
  byTown: 'शहर से',
  allPlaces: 'सभी शहर',
  browseTitle: 'और देखें',
  inCategory: (category, district) => `${district} में ${category}`,
  inTown: (town) => `${town} की जगहें`,
  categoryDescription: (count, category, district) =>
    `${district} ज़िले में ${category} (${count}): पते, फ़ोन नंबर (जहाँ पता हैं) और रास्ता।`,
  townDescription: (count, town, district) =>
    `${town} (${district} ज़िला) की जगहें (${count}): पते, फ़ोन नंबर (जहाँ पता हैं) और रास्ता।`,
  listDescription: (count, district, state) =>
    `${district} ज़िला, ${state} की सभी जगहें (${count}): नाम, कैटेगरी या शहर से खोजें।`,
  townsWithCategory: (category) => `किस शहर में कितने: ${category}`,
  categoriesInTown: (town) => `${town} में क्या-क्या है`,
  otherTowns: 'दूसरे शहर और प्रखंड',
  otherCategories: 'दूसरी कैटेगरी',
  empty: (category) => `${category}: अभी कुछ नहीं जुड़ा है`,
  emptyText: 'दूसरी कैटेगरी और शहर देखें:',
  firstShown: (count) => `यहाँ पहली ${count} हैं।`,
  narrow: 'नाम, शहर या कैटेगरी से खोजें',
  pageTitle: (title, page) => (page > 1 ? `${title}, पेज ${page}` : title),
}
