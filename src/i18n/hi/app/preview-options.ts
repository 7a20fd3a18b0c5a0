import type { previewOptions as english } from '#i18n/en/app/preview-options.ts'
import type { Words } from '#i18n/words.ts'

export const previewOptions: Words<typeof english> = {
  device: 'किस पर',
  wide: 'कंप्यूटर',
  phone: 'फ़ोन',
  theme: 'रंग',
  light: 'हल्का',
  dark: 'गहरा',
  mark: 'विज्ञापन',
  page: 'नमूने का पेज',
  anySize: 'कोई भी आकार',
  frame: (title) => `पेज पर: ${title}`,
}
