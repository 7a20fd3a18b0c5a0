import type { toldBy as english } from '#i18n/en/told-by.ts'
import type { Words } from '#i18n/words.ts'
import { formatDate } from './dates.ts'

export const toldBy: Words<typeof english> = {
  visitors: ({ on }) => `लोगों ने बताया, ${formatDate(on)} को जाँचा गया`,
  call: ({ on }) => `फ़ोन पर बताया, ${formatDate(on)} को जाँचा गया`,
  visit: ({ on }) => `मिलकर बताया, ${formatDate(on)} को जाँचा गया`,
}
