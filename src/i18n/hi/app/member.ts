import type { member as english } from '#i18n/en/app/member.ts'
import type { Words } from '#i18n/words.ts'

export const member: Words<typeof english> = {
  favourites: 'सेव की हुई जगहें',
  noFavourites: 'अभी कुछ सेव नहीं है। कोई जगह सेव करने के लिए दिल का निशान दबाएँ।',
  call: (name) => `कॉल करें: ${name}`,
  reviews: 'मेरे रिव्यू',
  noReviews: 'अभी कोई रिव्यू नहीं है। कोई जगह खोलकर स्टार दें।',
  stars: (rating) => `5 में से ${rating} स्टार`,
  states: { pending: 'जाँच में', active: 'साइट पर', hidden: 'नहीं दिखाया गया' },
}
