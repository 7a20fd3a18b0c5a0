import { expect, test } from 'vitest'
import { isAreaName } from '#server/businesses/search/area-names.ts'
import { findNearestWords } from '#server/businesses/search/similar-words.ts'
import { WordIndex } from '#server/businesses/search/word-index.ts'
import { splitWords } from '#server/businesses/search/words.ts'

const wordOf = (text: string) => splitWords(text)[0]!
/** Names that are known in their own letters alone, and one of another place. */
const index = new WordIndex(
  ['ಮಡಿಕೇರಿ', 'नांदेड', 'கோபிசெட்டிப்பாளையம்', 'பவானி', 'Redma'].map((name) => ({
    ...wordOf(name),
    place: true,
  })),
)
const nearestOf = (typed: string) => findNearestWords(index, wordOf(typed))[0]?.spelling

test.each([
  ['Madikeir', 'ಮಡಿಕೇರಿ'],
  ['Nandxed', 'नांदेड'],
  ['ಮಡಿಕೂರಿ', 'ಮಡಿಕೇರಿ'],
  // Tamil writes g and k, b and p, ch and s with one letter each.
  ['Gobichettipalayam', 'கோபிசெட்டிப்பாளையம்'],
  ['Bhavani', 'பவானி'],
  ['Bhavni', 'பவானி'],
])('%s is taken for %s', (typed, name) => {
  expect(nearestOf(typed)).toBe(name)
})

test.each(['Kolhapurkar', 'Gobar'])('%s is taken for none of them', (typed) => {
  expect(nearestOf(typed)).toBeUndefined()
})

test('names of states are no slips of other words', () => {
  expect(['Karnataka', 'केरल', 'Telangana'].map(wordOf).every(isAreaName)).toBe(true)
  expect(['murga', 'bank'].map(wordOf).some(isAreaName)).toBe(false)
})
