import type { photos as english } from '#i18n/en/photos.ts'
import type { Words } from '#i18n/words.ts'

export const photos: Words<typeof english> = {
  title: 'फ़ोटो',
  photoOf: (place, count, name) => `${count} में से फ़ोटो ${place}: ${name}`,
  all: (count) => `सभी ${count} फ़ोटो`,
  failed: 'यह फ़ोटो नहीं खुल पाई।',
  close: 'बंद करें',
  previous: 'पिछली फ़ोटो',
  next: 'अगली फ़ोटो',
}
