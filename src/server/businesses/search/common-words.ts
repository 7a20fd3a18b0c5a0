import { COUNTER, ENGLISH, HINDI, ROMAN_HINDI, SMALL_TALK } from '#config/search/index.ts'
import { fold, foldWords } from '#shared/text/fold.ts'
import type { Word } from './words.ts'

const listed = (list: string) => list.trim().split(/\s+/)

const ENGLISH_WORDS = new Set([...listed(ENGLISH), ...listed(COUNTER)])
/** English words as Hindi letters spell them: होम is home. */
const ENGLISH_FOLDED = new Set([...ENGLISH_WORDS].map(fold))
const ROMAN = new Set([...listed(ROMAN_HINDI), ...listed(SMALL_TALK)])
const HINDI_FOLDED = new Set(
  [HINDI, ROMAN_HINDI, SMALL_TALK].flatMap((list) =>
    listed(list).flatMap((word) => foldWords(word)),
  ),
)
const ALL = [...new Set([...ENGLISH_WORDS, ...ROMAN])]

const isRoman = (spelling: string) => /^[a-z]/.test(spelling)

/**
 * An everyday word of English, Hindi or Roman Hindi: it means itself, so it is never taken for a
 * misspelt name, and a search leaves it out before any word of a name.
 */
export const isCommon = ({ word, spelling }: Word): boolean =>
  ENGLISH_WORDS.has(spelling) ||
  HINDI_FOLDED.has(word) ||
  (!isRoman(spelling) && ENGLISH_FOLDED.has(word))

/** The same of a folded word alone. */
export const isCommonFolded = (word: string): boolean =>
  HINDI_FOLDED.has(word) || ENGLISH_FOLDED.has(word)

const MIN_BEGUN = 3

/** The beginning of such a word, as somebody may be typing it. */
export const beginsCommon = ({ spelling }: Word): boolean =>
  spelling.length >= MIN_BEGUN && ALL.some((common) => common.startsWith(spelling))
