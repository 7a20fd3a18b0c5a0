import type { dashboard as english } from '#i18n/en/app/dashboard.ts'
import { counted } from '#i18n/hi/plural.ts'
import type { Words } from '#i18n/words.ts'

export const dashboard: Words<typeof english> = {
  welcome: (name) => `नमस्ते, ${name}`,
  nothingWaits: 'कोई काम बाकी नहीं है।',
  waits: (count, first) =>
    `${counted(count, 'काम बाकी है', 'काम बाकी हैं')}। ${count === 1 ? '' : 'पहला: '}${first}` +
    (first.endsWith('?') ? '' : '।'),
  figures: {
    businesses: 'दुकानें',
    live: (count) => `${count} साइट पर`,
    views: 'बार देखा गया',
    viewsOf: (days) => `${days} दिन में देखा गया`,
    viewsBefore: (count) => `उससे पहले ${count}`,
    favourites: 'सेव की हुई जगहें',
    favouritesNote: 'आपकी सूची में',
    reviews: 'मेरे रिव्यू',
    reviewsNote: 'जाँच वाले भी',
    ads: 'विज्ञापन',
    active: (count) => `${count} चालू`,
    inquiries: 'पूछताछ',
    unread: (count) => `${count} नई`,
    revenue: 'बिक्री',
    revenueOf: (sold, here) =>
      sold === 0
        ? 'आपके बिके विज्ञापनों का कुल दाम'
        : `${counted(sold, 'बिके विज्ञापन', 'बिके विज्ञापनों')} का कुल दाम, ${here} यहीं से`,
  },
  tasks: 'आगे क्या करें',
  nothing: 'सब हो गया। नए काम यहाँ दिखेंगे।',
  unreadMessages: (count) => counted(count, 'नया मैसेज', 'नए मैसेज'),
  unreadMessagesText: 'किसी को आपके जवाब का इंतज़ार है।',
  read: 'पढ़ें',
  unreadInquiries: (count) => counted(count, 'नई पूछताछ'),
  unreadInquiriesText: 'लोगों ने आपके विज्ञापन के बारे में पूछा है।',
  answer: 'जवाब दें',
  unanswered: (count) => `${counted(count, 'रिव्यू')} का जवाब बाकी`,
  unansweredText: 'जवाब देने वालों पर ग्राहक भरोसा करते हैं।',
  ending: (title, days) =>
    days <= 0
      ? `आपका विज्ञापन “${title}” आज बंद होगा`
      : `आपका विज्ञापन “${title}” ${days} दिन में बंद होगा`,
  endingText: 'सामान बिक गया हो तो “बिक गया” चुनें।',
  rejected: (title) => `आपका विज्ञापन “${title}” मंज़ूर नहीं हुआ`,
  unconfirmed: (name, others) =>
    others === 0
      ? `“${name}” की जानकारी अब भी सही है?`
      : `“${name}” और ${counted(others, 'दूसरे पेज', 'दूसरे पेजों')} की जानकारी अब भी सही है?`,
  unconfirmedText: 'एक साल से नहीं जाँची गई। दबाकर पक्का करें।',
  look: 'देखें',
  mend: 'बदलें',
  noHours: (name) => `${name}: खुलने का समय नहीं है`,
  noHoursText: 'पेज पर खुला या बंद की जगह “समय पता नहीं” दिखता है।',
  addHours: 'समय जोड़ें',
  noPhoto: (name) => `${name}: कोई फ़ोटो नहीं है`,
  noPhotoText: 'सामने की फ़ोटो से लोग दुकान जल्दी पहचानते हैं।',
  addPhoto: 'फ़ोटो जोड़ें',
  allTasks: (count) => `सभी ${count} देखें`,
  businesses: 'मेरी दुकानें',
  viewAll: 'सब देखें',
  noBusinesses: 'अभी कोई दुकान नहीं है',
  noBusinessesText:
    'अपनी दुकान, क्लिनिक या वर्कशॉप जोड़ें। फ़ोन पर पाँच मिनट लगते हैं। पहले हमारी टीम जाँचती है।',
  addListing: 'दुकान जोड़ें',
  noBusinessesUserText: 'आपकी दुकान, क्लिनिक या वर्कशॉप है? उसे जोड़ें, आपका खाता दुकान का खाता बन जाएगा।',
  quick: 'झटपट',
  messages: 'मैसेज',
  inbox: 'सभी मैसेज',
  noMessages: 'अभी कोई मैसेज नहीं है। नए मैसेज यहाँ दिखेंगे।',
  unreadMark: 'नया: ',
}
