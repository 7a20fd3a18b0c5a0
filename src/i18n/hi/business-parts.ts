import type { businessParts as english } from '#i18n/en/business-parts.ts'
import type { Words } from '#i18n/words.ts'
import { formatSpan } from './clock.ts'
import { verifiedVisit } from './reviews.ts'

export const businessParts: Words<typeof english> = {
  back: 'सूची पर वापस',
  whatsapp: 'WhatsApp',
  directions: 'रास्ता',
  standing: {
    paused: {
      renovation: 'मरम्मत के कारण बंद है।',
      holiday: 'छुट्टी के कारण बंद है।',
      season: 'इस मौसम में बंद है।',
      other: 'कुछ समय के लिए बंद है।',
    },
    opensAgain: (date) => `${date} को फिर खुलेगा।`,
    closed: 'हमेशा के लिए बंद।',
    since: (date) => `बंद होने की खबर: ${date}।`,
    moved: 'यह जगह दूसरे पते पर चली गई है।',
    newAddress: (address) => `नया पता: ${address}।`,
    newPage: (name) => `देखें: ${name}`,
  },
  overview: 'परिचय',
  serving: (town) => `${town} के लोगों की सेवा में।`,
  message: 'मैसेज करें',
  inquire: 'पूछताछ करें',
  contact: 'संपर्क और जानकारी',
  phone: 'फ़ोन',
  otherPhone: 'दूसरा फ़ोन',
  email: 'ईमेल',
  website: 'वेबसाइट',
  address: 'पता',
  landmark: 'पहचान की जगह',
  getDirections: 'रास्ता देखें',
  businessHours: 'खुलने का समय',
  closed: 'बंद',
  allDay: '24 घंटे खुला',
  unknownDay: 'पता नहीं',
  span: formatSpan,
  check: 'जानकारी बदल सकती है। दूर जाने से पहले पूछ लें।',
  updated: (date) => `आखिरी बदलाव: ${date}।`,
  thumbBar: 'कॉल और रास्ता',
  writeReview: 'रिव्यू लिखें',
  noNewReviews: 'नए रिव्यू अभी बंद हैं।',
  verifiedVisit,
  showAllReviews: (count) => `सभी ${count} रिव्यू देखें`,
}
