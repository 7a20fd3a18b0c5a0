import type { footer as english } from '#i18n/en/footer.ts'
import type { Words } from '#i18n/words.ts'

export const footer: Words<typeof english> = {
  description: (district, state) => `${district} ज़िला, ${state} की दुकानें, सेवाएँ और सरकारी दफ़्तर।`,
  explore: 'साइट पर देखें',
  categories: 'कैटेगरी',
  forOwners: 'दुकानदारों के लिए',
  contact: 'संपर्क',
  whatsapp: 'WhatsApp',
  supportHours: 'मदद का समय',
  weekdays: 'सोम-शुक्र',
  weekend: 'शनि-रवि',
  followUs: 'हमसे जुड़ें',
  backToTop: 'ऊपर जाएँ',
  copyright: (year, name) => `© ${year} ${name}`,
}
