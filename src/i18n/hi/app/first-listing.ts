import type { firstListing as english } from '#i18n/en/app/first-listing.ts'
import type { Words } from '#i18n/words.ts'

export const firstListing: Words<typeof english> = {
  title: 'अपनी दुकान जोड़ें',
  lede: 'यह मुफ़्त है। खाता आखिर में बनेगा।',
  steps: { business: 'आपकी दुकान', place: 'पता' },
  description: 'क्या बेचते हैं या क्या काम करते हैं?',
  phoneHint: 'ग्राहकों को यही नंबर दिखेगा।',
  more: 'फ़ोटो, समय, सेवाएँ और बाकी',
  moreText: 'ज़रूरी नहीं। अभी या बाद में जोड़ें।',
  ownerNameHint: 'लोगों को नहीं दिखेगा।',
  emailHint: 'इसी ईमेल से लॉग इन होगा। दुकान के पेज पर दिखेगा।',
}
