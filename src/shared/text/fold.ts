import { JOINED_NAMES } from '#district/words.ts'
import { normaliseSpelling } from './roman-spelling.ts'
import { transliterate } from './transliterate.ts'

const MAX_TEXT_LENGTH = 2000
/**
 * Accents of Latin letters, points of Semitic ones, and joiners. The vowel signs of scripts that
 * are not transliterated are letters of their words and stay.
 */
const ACCENTS_AND_JOINERS = /[\u0300-\u036f\u20d0-\u20f0\ufe00-\ufe2f\p{Cf}'’ʼ]/gu
const POINTS = /[\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
/** No script writes so many signs on one letter. */
const PILED_MARKS = /\p{M}{4,}/gu
/** S.B.I. and R. K. are one word. */
const INITIALS = /\b(?:[a-z]\. ?)+[a-z]\b/g

/** Second halves of place names, often written apart: Dalton Ganj, Narsingh Pur. */
const PLACE_ENDING = /^(?:ganj|pur|gar|abad)$/
/**
 * Words such as "nagar" are also words of their own (Nagar Nigam), so they join only the local
 * names that are split in use.
 */
const joinsLocally = (first: string, second: string) => JOINED_NAMES[second]?.includes(first)

/**
 * The search fold: one form for every usual spelling of the same words, in the scripts of India or
 * Roman letters, so that दवाई, dawai and davaai meet. Lower-case words separated by single spaces;
 * empty when the text holds no letter or digit. Idempotent. Reads the first 2,000 characters and
 * answers no more.
 */
export function foldText(text: string): string {
  const joined = joinPlaceNames(words(text.slice(0, MAX_TEXT_LENGTH)).map(level))
  const folded = joined.join(' ')
  return folded.length > MAX_TEXT_LENGTH ? foldText(folded) : folded
}

/** The different words of the fold, in order, at most `limit` of them (a query needs about 12). */
export function foldWords(text: string, limit = Infinity): string[] {
  return [...new Set(foldText(text).split(' '))].filter(Boolean).slice(0, limit)
}

/**
 * The consonants of a folded word, for finding it behind a misspelling: vowels go, except the class
 * of a first one (a, e/i, o/u); aspirates lose their h; s/sh, b/v and p/f are one; an m before
 * another consonant is n; doubles collapse. A word with a digit or of another script is its own
 * skeleton.
 */
export function toConsonantSkeleton(foldedWord: string): string {
  if (!/^[a-z]+$/.test(foldedWord)) return foldedWord
  const bones = foldedWord
    .slice(1)
    .replace(/[aeiouyh]/g, '')
    .replace(/m(?=.)/g, 'n')
  const first = foldedWord.charAt(0).replace('e', 'i').replace('o', 'u')
  return (first + bones)
    .replaceAll('v', 'b')
    .replaceAll('f', 'p')
    .replace(/(.)\1+/g, '$1')
}

function words(text: string): string[] {
  const plain = transliterate(text)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS_AND_JOINERS, '')
    .replace(POINTS, '')
    .replace(PILED_MARKS, '')
    .normalize('NFC')
    .replace(INITIALS, (initials) => initials.replace(/[. ]/g, ''))
  return plain.match(WORD) ?? []
}

/**
 * Folding many texts meets the same words again and again, and levelling is the dear part of it.
 */
const LEVELLED = new Map<string, string>()
const MAX_LEVELLED = 20_000

function level(word: string): string {
  if (!/^[a-z0-9]+$/.test(word)) return word
  const known = LEVELLED.get(word)
  if (known !== undefined) return known
  if (LEVELLED.size >= MAX_LEVELLED) LEVELLED.clear()
  const levelled = normaliseSpelling(word)
  LEVELLED.set(word, levelled)
  return levelled
}

function joinPlaceNames(folded: string[]): string[] {
  const joined: string[] = []
  for (const word of folded) {
    const before = joined.at(-1) ?? ''
    const joins =
      (PLACE_ENDING.test(word) && /^[a-z]{3,}$/.test(before)) || joinsLocally(before, word)
    if (joins) joined[joined.length - 1] = normaliseSpelling(before + word)
    else joined.push(word)
  }
  return joined
}
