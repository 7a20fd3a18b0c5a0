import { describe, expect, test } from 'vitest'
import { isCommon, isCommonBySound } from '#server/businesses/search/common-words.ts'
import { PLACE_TYPE_BY_PHRASE, PLACE_TYPE_WORDS } from '#server/businesses/search/place-types.ts'
import {
  pickPhraseCorrections,
  type CorrectionCandidates,
} from '#server/businesses/search/phrases.ts'
import { splitWords } from '#server/businesses/search/words.ts'

const vocabulary = {
  meanings: new Map([...PLACE_TYPE_BY_PHRASE].map(([key, kind]) => [key, { kind }])),
  towns: [],
  words: [...PLACE_TYPE_WORDS].map(([word, spelling]) => ({ word, spelling })),
}
const place = { slips: 1, written: 1, place: true }
const nobodyUses = { known: false, whole: false, written: false, acronym: false, place: false }

/** What each unknown word of a text is read as beside the others. */
function completed(text: string, known: string[] = [], fixes: CorrectionCandidates = new Map()) {
  const typed = splitWords(text)
  const dictionary = new Map(
    typed.map(({ word, spelling }) => [
      word,
      { ...nobodyUses, whole: known.includes(spelling), continued: [] },
    ]),
  )
  pickPhraseCorrections(typed, fixes, vocabulary, dictionary)
  return typed.map(({ word, spelling }) => fixes.get(word)?.[0]?.spelling ?? spelling).join(' ')
}

describe('a slip in a word of a phrase', () => {
  test.each([
    ['pst office', 'post office'],
    ['lalgarh pot office', 'lalgarh post office'],
    ['mpots office', 'post office'],
    ['railway sttaion', 'railway station'],
  ])('%s: %s', (text, read) => {
    expect(completed(text, ['office', 'railway', 'lalgarh'])).toBe(read)
  })

  test.each([
    ['a word that listings have', 'pot office', ['pot', 'office']],
    ['a word of everyday', 'past office', ['office']],
    ['a word without a phrase', 'pst lalgarh', ['lalgarh']],
    ['a neighbour that has a phrase already', 'inda post office', ['post', 'office']],
  ])('stays as it is: %s', (_, text, known) => {
    expect(completed(text, known)).toBe(text)
  })

  test('rather a place: one that is near goes before two slips to a phrase', () => {
    const [typed, ranchi] = splitWords('zranchi ranchi')
    const fixes: CorrectionCandidates = new Map([[typed!.word, [{ ...ranchi!, ...place }]]])
    expect(completed('bank zranchi', ['bank'], fixes)).toBe('bank ranchi')
  })
})

describe('everyday words by sound', () => {
  const [satte, samay, home, canara] = splitWords('satte samay home कैनरा')

  test('Roman letters that no list has may be a slip', () => {
    expect(isCommon(satte!)).toBe(true)
    expect(isCommonBySound(satte!)).toBe(true)
  })

  test.each([samay, home, canara])('a word as it is listed is none: %s', (word) => {
    expect(isCommonBySound(word!)).toBe(false)
  })
})
