import {
  OFFICE_SEARCH_WORDS,
  COMMON_ENGLISH_WORDS,
  HINDI_STOP_WORDS,
  COMMON_ROMAN_HINDI_WORDS,
  FILLER_WORDS,
} from '#config/search/index.ts'
import { foldText, foldWords } from '#shared/text/fold.ts'
import type { FoldedWord } from './words.ts'

const listed = (list: string) => list.trim().split(/\s+/)

const ENGLISH_WORDS = new Set([...listed(COMMON_ENGLISH_WORDS), ...listed(OFFICE_SEARCH_WORDS)])
/** English words as Hindi letters spell them: होम is home. */
const ENGLISH_FOLDED = new Set([...ENGLISH_WORDS].map(foldText))
const ROMAN = new Set([...listed(COMMON_ROMAN_HINDI_WORDS), ...listed(FILLER_WORDS)])
const HINDI_FOLDED = new Set(
  [HINDI_STOP_WORDS, COMMON_ROMAN_HINDI_WORDS, FILLER_WORDS].flatMap((list) =>
    listed(list).flatMap((word) => foldWords(word)),
  ),
)
const ALL = [...new Set([...ENGLISH_WORDS, ...ROMAN])]

const isRoman = (spelling: string) => /^[a-z]/.test(spelling)

/**
 * An everyday word of English, Hindi or Roman Hindi: it means itself, so it is never taken for a
 * misspelt name, and a search leaves it out before any word of a name.
 */
export const isCommon = ({ word, spelling }: FoldedWord): boolean =>
  ENGLISH_WORDS.has(spelling) ||
  HINDI_FOLDED.has(word) ||
  (!isRoman(spelling) && ENGLISH_FOLDED.has(word))

/**
 * Roman letters that only sound like such a word: `satte` sounds like the Hindi sate, and may be a
 * slip of "state" where everything else says so.
 */
export const isCommonBySound = (word: FoldedWord): boolean =>
  isCommon(word) &&
  isRoman(word.spelling) &&
  !ENGLISH_WORDS.has(word.spelling) &&
  !ROMAN.has(word.spelling)

/** The same of a folded word alone. */
export const isCommonFolded = (word: string): boolean =>
  HINDI_FOLDED.has(word) || ENGLISH_FOLDED.has(word)

const MIN_BEGUN = 3

/** The beginning of such a word, as somebody may be typing it. */
export const isCommonPrefix = ({ spelling }: FoldedWord): boolean =>
  spelling.length >= MIN_BEGUN && ALL.some((common) => common.startsWith(spelling))
