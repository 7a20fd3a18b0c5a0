import { romanSpellingOf, type FoldedWord } from './words.ts'

/** Each voiced stop as the unvoiced one that Tamil writes with the same letter; ச is s and ch. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/g/g, 'k'],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/ch|j/g, 's'],
  [/([kstp])h/g, '$1'],
]

export const isTamil = ({ spelling }: FoldedWord): boolean => /[\u0b80-\u0bff]/.test(spelling)

const unvoice = (text: string): string =>
  LETTERS.reduce((found, [voiced, other]) => found.replace(voiced, other), text)

/** A word as Tamil hears it: Gobi and Kopi are one, so a name in its letters is found by either. */
export const toUnvoiced = (word: FoldedWord): FoldedWord => ({
  word: unvoice(word.word),
  spelling: unvoice(romanSpellingOf(word)),
})
