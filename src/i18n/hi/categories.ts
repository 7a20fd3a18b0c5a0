import type { categories as english } from '#i18n/en/categories.ts'
import type { Words } from '#i18n/words.ts'
import { countedText } from './plural.ts'

export const categories: Words<typeof english> = {
  title: 'कैटेगरी',
  all: 'सभी कैटेगरी',
  browseAll: 'सभी जगहें देखें',
  soFar: 'अब तक',
  lede: (places, count) => `${count} कैटेगरी में ${countedText(places, 'जगह', 'जगहें')}।`,
  description: (district, state) =>
    `${district} ज़िला, ${state} की सभी कैटेगरी, और हर एक में कितनी जगहें हैं।`,
  closing: 'समझ नहीं आ रहा कि किस कैटेगरी में है?',
  closingText: 'नाम, कैटेगरी या शहर से खोजें। हिंदी में या गलत लिखने पर भी मिलेगा।',
}
