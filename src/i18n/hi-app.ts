import { HI_PARTS } from './hi-parts.ts'

/** Hindi companions of the headings and links of the signed-in app. */
export const HI_APP = {
  screens: {
    dashboard: 'डैशबोर्ड',
    myBusinesses: 'मेरे प्रतिष्ठान',
    addListing: 'प्रतिष्ठान जोड़ें',
    editListing: 'प्रतिष्ठान बदलें',
    listingPreview: 'पूर्वावलोकन',
    listingHistory: 'बदलावों का इतिहास',
    myAds: 'मेरे विज्ञापन',
    postAd: 'विज्ञापन दें',
    editAd: 'विज्ञापन बदलें',
    messages: 'संदेश',
    reviews: 'समीक्षाएँ',
    ads: 'प्रचार',
    claim: 'यह मेरा प्रतिष्ठान है',
    analytics: 'आँकड़े',
    profile: 'मेरा प्रोफ़ाइल',
  },
  namaste: (name: string) => `नमस्ते, ${name}`,
  tasks: 'आगे क्या करें',
  adSections: {
    basic: 'मूल जानकारी',
    media: 'फोटो और वीडियो',
    details: 'सामान का विवरण',
    price: 'कीमत',
    place: 'जगह',
    contact: 'संपर्क',
  },
  listingSections: {
    basic: 'मूल जानकारी',
    contact: 'संपर्क',
    place: 'पता',
    hours: 'खुलने का समय',
    services: 'सेवाएँ',
    features: 'सुविधाएँ और भुगतान',
    media: 'फोटो और वीडियो',
  },
  days: HI_PARTS.weekdays,
  inquiries: 'पूछताछ',
  stillRight: 'क्या यह अब भी सही है?',
} as const
