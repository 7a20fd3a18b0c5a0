import type { fallback as english } from '#i18n/en/fallback.ts'
import type { Words } from '#i18n/words.ts'
import { fallbackProblems } from './fallback-problems.ts'

export const fallback: Words<typeof english> = {
  title: 'पेज अभी बन रहा है',
  text: 'जगह अभी-अभी जुड़ी है या नाम बदला है, तो पेज कुछ मिनट में बन जाएगा।',
  noScript:
    'जगह अभी-अभी जुड़ी है या नाम बदला है, तो पेज कुछ मिनट में बन जाएगा। नहीं तो ऐसी कोई जगह ' + 'यहाँ नहीं है।',
  ...fallbackProblems,
}
