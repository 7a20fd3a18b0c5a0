import type { whyAd as english } from '#i18n/en/why-ad.ts'
import type { Words } from '#i18n/words.ts'

export const whyAd: Words<typeof english> = {
  paid: (campaign) => `इस विज्ञापन के लिए किसी ने पैसे दिए हैं। प्रचार: “${campaign}”।`,
  pages: {
    home: 'होम पेज',
    businesses: 'दुकानों की सूची',
    'single-business': 'दुकानों के पेज',
    blog: 'ब्लॉग की सूची',
    'single-blog': 'ब्लॉग के लेख',
    categories: 'कैटेगरी की सूची',
    'district-guide': 'ज़िले की जानकारी',
    classified: 'खरीदें-बेचें की सूची',
    'single-classified': 'खरीदें-बेचें के पेज',
  },
  place: (pages) => `${pages} पर विज्ञापन दे सकते हैं`,
  anywhere: 'इस साइट',
  town: (town) => `यह पेज ${town} का है, और यही शहर चुना गया है`,
  words: (words) => `इस पेज में चुने गए शब्द हैं: ${words}`,
  because: (reasons) => `यह विज्ञापन इसलिए दिखा: ${reasons.join('; ')}।`,
  unknown:
    'यह आपको देखकर नहीं चुना गया। हम न कुकी रखते हैं, न प्रोफ़ाइल, और विज्ञापन देने वाले ' +
    'को पता नहीं चलता कि आप कौन हैं।',
  counted: 'हम गिनते हैं कि कितनी बार दिखा और कितने क्लिक हुए। पैसे क्लिक के लगते हैं।',
  how: 'यहाँ विज्ञापन कैसे चलते हैं',
  report: 'इस विज्ञापन की शिकायत करें',
  reported: (campaign, number) => `विज्ञापन “${campaign}” (${number}): `,
}
