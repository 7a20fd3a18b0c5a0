/** Hindi companions of the headings and links of the signed-in app. */
export const HI_APP = {
  screens: {
    dashboard: 'डैशबोर्ड',
    myBusinesses: 'मेरे प्रतिष्ठान',
    myAds: 'मेरे विज्ञापन',
    postAd: 'विज्ञापन दें',
    editAd: 'विज्ञापन बदलें',
    messages: 'संदेश',
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
  inquiries: 'पूछताछ',
} as const
