import type { firstClassified as english } from '#i18n/en/app/first-classified.ts'
import type { Words } from '#i18n/words.ts'

export const firstClassified: Words<typeof english> = {
  lede: 'मुफ़्त है। विज्ञापन 30 दिन दिखेगा। खाता आखिर में बनेगा।',
  steps: { ad: 'आपका विज्ञापन', place: 'जगह और फ़ोन' },
  photos: 'फ़ोटो (ज़रूरी नहीं)',
  photosHint: 'फ़ोटो इसी फ़ोन में रहेंगी और विज्ञापन के साथ जाएँगी। वीडियो बाद में जोड़ें।',
  more: 'कंपनी, मॉडल और बाकी',
  moreText: 'ज़रूरी नहीं। अभी या बाद में जोड़ें।',
  nameHint: 'खरीदने वालों को यही नाम दिखेगा।',
  emailHint: 'इसी ईमेल से लॉग इन होगा। विज्ञापन में नहीं दिखेगा।',
}
