import type { houseAds as english } from '#i18n/en/house-ads.ts'

export const houseAds: typeof english = {
  list: {
    title: 'अपनी दुकान मुफ़्त जोड़ें',
    hindi: null,
    text: 'पता, समय और फ़ोटो के साथ, हिंदी और अंग्रेज़ी में।',
    call: 'दुकान जोड़ें',
  },
  advertise: {
    title: 'यहाँ प्रचार करें',
    hindi: null,
    text: 'पैसे सिर्फ़ उनके लगते हैं जो क्लिक करते हैं।',
    call: 'प्रचार शुरू करें',
  },
}
