import type { palette as english } from '#i18n/en/app/palette.ts'
import type { Words } from '#i18n/words.ts'

export const palette: Words<typeof english> = {
  title: 'कहाँ जाना है',
  open: 'यहाँ जाएँ...',
  label: 'पेज, दुकान, लोग या लेख खोजें',
  close: 'बंद करें',
  waiting: 'खोज रहे हैं...',
  none: 'कुछ नहीं मिला',
  failed: 'खोज नहीं हो पाई। पेज अब भी खोल सकते हैं।',
  found: (count) => (count <= 1 ? `${count} मिला` : `${count} मिले`),
  kinds: { screen: 'पेज', business: 'दुकान', person: 'यूज़र', post: 'लेख' },
  recent: 'हाल के',
  help: '↑ ↓ से चुनें, एंटर से खोलें',
}
