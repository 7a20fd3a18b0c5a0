import type { silentNumber as english } from '#i18n/en/silent-number.ts'
import type { Words } from '#i18n/words.ts'

/** Texts for who has the number of an account that was not used for long. */
export const silentNumber: Words<typeof english> = {
  title: 'एक जाँच और',
  mail: 'ईमेल पर कोड मँगाएँ',
  mailed: 'खाते में ईमेल होगा, तो उस पर कोड भेज दिया है।',
  note: 'ईमेल नहीं है? हमारी टीम को बताएँ कि खाता किसका है',
  ask: 'टीम से कहें',
  asked: 'आपकी बात मिल गई',
  askedText: 'हमारी टीम जाँचेगी, आम तौर पर 48 घंटे में। SMS भेजेंगे।',
  failed: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
}
