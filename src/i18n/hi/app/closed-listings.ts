import type { closedListings as english } from '#i18n/en/app/closed-listings.ts'
import type { Words } from '#i18n/words.ts'

export const closedListings: Words<typeof english> = {
  title: 'नई दुकानें अभी नहीं जुड़ रहीं',
  text: 'हम अभी नई दुकानें नहीं जोड़ रहे हैं। आपकी दुकान पहले से है? उसका पेज खोलकर ' + '“यह मेरी दुकान है” दबाएँ।',
  write: 'हमें लिखें',
}
