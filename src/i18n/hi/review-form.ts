import type { reviewForm as english } from '#i18n/en/review-form.ts'
import type { Words } from '#i18n/words.ts'

export const reviewForm: Words<typeof english> = {
  title: 'रिव्यू लिखें',
  rating: 'रेटिंग',
  starName: (stars) => `5 में से ${stars} स्टार`,
  reviewTitle: 'शीर्षक (ज़रूरी नहीं)',
  comment: 'आपका रिव्यू',
  visitDate: 'कब गए थे (ज़रूरी नहीं)',
  loginHint: 'रिव्यू भेजने के लिए लॉग इन करें। आपका लिखा सेव है।',
  submit: 'रिव्यू भेजें',
  submitting: 'भेज रहे हैं...',
  cancel: 'रहने दें',
  close: 'बंद करें',
  noComment: 'रिव्यू में कुछ लिखें।',
  futureVisit: 'जाने की तारीख आज के बाद की नहीं हो सकती',
  tooLong: (limit) => `ज़्यादा से ज़्यादा ${limit} अक्षर`,
  sent: 'रिव्यू मिल गया! हमारी टीम देख लेगी, फिर यहाँ दिखेगा।',
  unauthorised: 'रिव्यू लिखने के लिए लॉग इन करें।',
  invalid: 'रिव्यू में कुछ ठीक नहीं है। एक बार देख लें।',
  noBusiness: 'इस जगह की जानकारी नहीं मिली। पेज फिर से खोलें।',
  notFound: 'रिव्यू नहीं भेजा जा सका। हमें बताएँ।',
  already: 'इस जगह का रिव्यू आप दे चुके हैं। एक जगह का एक ही रिव्यू दे सकते हैं।',
  network: (message) => `नेट की दिक्कत: ${message}। अपना इंटरनेट देख लें।`,
  failed: 'रिव्यू नहीं जा पाया। थोड़ी देर बाद फिर कोशिश करें।',
  login: 'लॉग इन करें',
}
