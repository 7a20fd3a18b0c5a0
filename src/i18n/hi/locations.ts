import type { locations as english } from '#i18n/en/locations.ts'
import type { Words } from '#i18n/words.ts'
import { countedText } from './plural.ts'

export const locations: Words<typeof english> = {
  title: 'शहर और प्रखंड',
  lede: (places, count, district) =>
    `${district} के ${countedText(count, 'शहर या प्रखंड', 'शहरों और प्रखंडों')} में ` +
    `${countedText(places, 'जगह', 'जगहें')}।`,
  description: (district, state) =>
    `${district} ज़िला, ${state} के शहर और प्रखंड, और हर एक में कितनी जगहें हैं।`,
  empty: 'अभी कोई शहर नहीं जुड़ा है',
  pin: (pincode) => `पिन ${pincode}`,
}
