import type { reviews as english } from '#i18n/en/reviews.ts'
import type { Words } from '#i18n/words.ts'

/** Label of a review by a confirmed visitor, for the page and for the script that shows more. */
export const verifiedVisit = 'वहाँ गए थे, पक्का'

export const reviews: Words<typeof english> = {
  title: 'लोगों के रिव्यू',
  count: (count) => `${count} रिव्यू`,
  starsOf: (stars) => `5 में से ${stars} स्टार`,
  stars: () => 'स्टार',
  none: 'अभी कोई रिव्यू नहीं है। सबसे पहले आप बताएँ कि कैसा लगा!',
  more: 'और रिव्यू देखें',
  newestOnly: (count) => `ये सबसे नए ${count} हैं। बाकी देखने के लिए JavaScript चालू करें।`,
  restFailed: 'बाकी रिव्यू नहीं खुल पाए। थोड़ी देर बाद फिर कोशिश करें।',
  helpful: 'काम का है',
  foundHelpful: (count) => `${count} ${count <= 1 ? 'व्यक्ति' : 'लोगों'} के काम आया`,
  report: 'शिकायत करें',
  ownerAnswer: 'मालिक का जवाब',
  visited: (date) => `${date} को गए थे`,
  pending: 'मंज़ूरी बाकी',
  hidden: 'नहीं दिखाया गया',
  loginToVote: 'रिव्यू काम का है, यह बताने के लिए लॉग इन करें।',
  login: 'लॉग इन करें',
}
