/** Hindi companions of the headings and links of the signed-in app. */
export const HI_APP = {
  screens: {
    dashboard: 'डैशबोर्ड',
    myBusinesses: 'मेरी दुकानें',
    addListing: 'अपनी दुकान जोड़ें',
    myAds: 'मेरे विज्ञापन',
    postAd: 'विज्ञापन दें',
    messages: 'मैसेज',
    reviews: 'रिव्यू',
    ads: 'प्रचार',
    analytics: 'आँकड़े',
    profile: 'मेरी प्रोफ़ाइल',
  },
  namaste: (name: string) => `नमस्ते, ${name}`,
  tasks: 'आगे क्या करें',
} as const
