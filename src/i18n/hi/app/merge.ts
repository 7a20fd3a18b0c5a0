import type { merge as english } from '#i18n/en/app/merge.ts'
import type { Words } from '#i18n/words.ts'

export const merge: Words<typeof english> = {
  kinds: {
    draft: {
      title: 'दो जगह बदला गया',
      text: 'चुनें कि क्या रखना है। बाकी बदलाव मिला दिए गए हैं।',
      done: 'यही रखें',
      close: 'रखें',
      sides: { mine: 'इस पर', theirs: 'दूसरे फ़ोन या कंप्यूटर पर', both: 'दोनों' },
    },
    record: {
      title: 'इस बीच किसी और ने बदला',
      text: 'किसी और ने यही बातें बदलकर सेव कीं। चुनें कि क्या रखना है। बाकी बदलाव मिला दिए गए हैं।',
      done: 'यही सेव करें',
      close: 'बंद करें',
      sides: { mine: 'आपका', theirs: 'किसी और का', both: 'दोनों' },
    },
    post: {
      title: 'किसी और ने यह लेख बदला',
      text: 'चुनें कि क्या रखना है। दूसरे पैराग्राफ़ के बदलाव मिला दिए गए हैं।',
      done: 'यही सेव करें',
      close: 'बंद करें',
      sides: { mine: 'आपका', theirs: 'उनका', both: 'दोनों: पहले आपका, फिर उनका' },
    },
  },
  blank: '(खाली)',
  deleted: '(हटाया गया)',
  photos: (count) => `${count} फ़ोटो`,
}
