/** Hindi companions of the headings and links of the signed-in app. */
export const HI_APP = {
  screens: {
    dashboard: 'डैशबोर्ड',
    myBusinesses: 'मेरी दुकानें',
    addListing: 'अपनी दुकान जोड़ें',
    editListing: 'दुकान का पेज बदलें',
    listingSent: 'भेज दिया गया',
    listingPreview: 'पहले देख लें',
    listingHistory: 'क्या-क्या बदला',
    myAds: 'मेरे विज्ञापन',
    postAd: 'विज्ञापन दें',
    editAd: 'विज्ञापन बदलें',
    messages: 'मैसेज',
    reviews: 'रिव्यू',
    ads: 'प्रचार',
    adBalance: 'प्रचार का बैलेंस',
    addMoney: 'पैसे जमा करें',
    adStatement: 'महीने का हिसाब',
    adPaper: 'बिल या रसीद',
    claim: 'यह मेरी दुकान है',
    analytics: 'आँकड़े',
    profile: 'मेरी प्रोफ़ाइल',
  },
  namaste: (name: string) => `नमस्ते, ${name}`,
  tasks: 'आगे क्या करें',
} as const

/** The kinds of papers of advertisers; apart, because the start of the app has all of the above. */
export const HI_PAPERS = {
  receipt: 'रसीद',
  refund: 'पैसे लौटाने की रसीद',
  invoice: 'टैक्स बिल',
  'credit-note': 'क्रेडिट नोट',
} as const
