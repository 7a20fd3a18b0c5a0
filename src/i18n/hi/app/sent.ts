import type { sent as english } from '#i18n/en/app/sent.ts'
import type { Words } from '#i18n/words.ts'

export const sent: Words<typeof english> = {
  next: 'अब क्या होगा',
  received: 'मिल गया',
  inReview: 'जाँच में',
  inReviewText: 'आम तौर पर 24-48 घंटे में। हम कुछ पूछ भी सकते हैं।',
  live: 'साइट पर',
  listing: {
    text: (byPhone) => `हमारी टीम 24-48 घंटे में जाँचेगी। साइट पर आते ही ${byPhone ? 'SMS' : 'ईमेल'} करेंगे।`,
    yours: 'आपकी दुकान',
    preview: 'पहले देख लें',
    sentBack: 'हमारी टीम ने कुछ बदलने को कहा है। वजह “मेरी दुकानें” में है।',
    live: 'लोग खोजकर आपको कॉल कर सकते हैं।',
    meanwhile: 'तब तक',
    add: 'एक और दुकान जोड़ें',
  },
  ad: {
    title: 'विज्ञापन मंज़ूरी के लिए भेज दिया!',
    text: (byPhone) => `हम 24-48 घंटे में जाँचेंगे। साइट पर आते ही ${byPhone ? 'SMS' : 'ईमेल'} करेंगे।`,
    yours: 'आपका विज्ञापन',
    edit: 'बदलें',
    live: 'लोग देखकर आपको लिख सकते हैं।',
    mine: 'मेरे विज्ञापन',
    add: 'एक और विज्ञापन दें',
  },
}
