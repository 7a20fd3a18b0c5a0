import type { share as english } from '#i18n/en/share.ts'
import type { Words } from '#i18n/words.ts'

export const share: Words<typeof english> = {
  title: 'शेयर करें',
  description: (site) => `जो शेयर किया, उससे ${site} पर विज्ञापन या दुकान का पेज बनाएँ।`,
  question: 'इससे क्या बनाना है?',
  ad: 'विज्ञापन दें',
  listing: 'दुकान जोड़ें',
  photos: (count) => `${count} फ़ोटो`,
  lostPhotos: 'फ़ोटो साथ नहीं आ पाईं। फ़ॉर्म में फिर से चुनें।',
  sample: 'नमूना',
  nothing: 'अभी कुछ शेयर नहीं किया है',
  how: 'इस साइट को फ़ोन में इंस्टॉल करें। फिर किसी ऐप से फ़ोटो या लिंक शेयर करते समय इसे चुनें।',
}
