import type { home as english } from '#i18n/en/home.ts'
import type { Words } from '#i18n/words.ts'
import { counted, countedText } from './plural.ts'

export const home: Words<typeof english> = {
  title: (district) => `${district} की हर जगह, एक जगह।`,
  headTitle: (site, district, state) => `${site}: ${district} (${state}) की दुकानें, सेवाएँ और दफ़्तर`,
  lede: (places) => `पूरे ज़िले की ${countedText(places, 'जगह', 'जगहें')}, पते और रास्ते के साथ।`,
  ledeEmpty: 'डायरेक्टरी अभी-अभी शुरू हुई है। पहली जगहें जल्द ही यहाँ दिखेंगी।',
  popular: 'लोग ये खोजते हैं',
  popularTerms: [
    { term: 'खाना-पीना', slug: 'restaurants' },
    { term: 'खरीदारी', slug: 'shopping' },
    { term: 'इलाज', slug: 'healthcare' },
    { term: 'सेवाएँ', slug: 'services' },
  ],
  browse: 'सभी जगहें देखें',
  stats: {
    title: 'गिनती में',
    businesses: 'जगहें',
    categories: 'कैटेगरी',
    towns: 'शहर और प्रखंड',
    mapped: 'मैप पर',
  },
  browseByCategory: 'कैटेगरी से खोजें',
  allCategories: 'सभी कैटेगरी',
  featured: 'चुनी हुई जगहें',
  showcase: (district) => `${district} की कुछ जगहें`,
  seeAll: 'सब देखें',
  towns: 'शहर-शहर, प्रखंड-प्रखंड',
  townsLede: (district) => `${district} के हर शहर और प्रखंड की जगहें।`,
  allTowns: 'सभी शहर और प्रखंड',
  townPlaces: (count) => counted(count, 'जगह', 'जगहें'),
  latestReviews: 'नए रिव्यू',
  fromBlog: 'ब्लॉग से',
  allPosts: 'सभी लेख',
  newsletter: 'नई जगहें, ईमेल पर',
  newsletterText: 'ज़िले की नई जगहें और काम की खबरें। पहले ईमेल पक्का करें। जब चाहें, एक क्लिक से बंद करें।',
  promise: 'वही, जो सच है',
  promiseText: (places) =>
    `${countedText(places, 'जगह', 'जगहें')}, सरकारी सूचियों से और खुद मालिकों से। जो ` +
    'पता नहीं, वह खाली है: नंबर, समय या रिव्यू मन से नहीं बनाते।',
  promisePoints: [
    'मुफ़्त है, खाता ज़रूरी नहीं',
    'धीमे नेट और पुराने फ़ोन पर भी तेज़',
    'हिंदी में, अंग्रेज़ी अक्षरों में या गलत लिखकर भी खोजें',
  ],
  sources: 'जानकारी कहाँ से आती है',
  owner: 'यहाँ आपकी दुकान, क्लिनिक या स्कूल है?',
  ownerText: 'अपना नंबर और समय पूरे ज़िले को दिखाएँ। जोड़ना मुफ़्त है।',
  writeToUs: 'हमें लिखें',
}
