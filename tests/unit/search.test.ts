import { describe, expect, test } from 'vitest'
import { listAcronyms } from '#server/businesses/search/acronyms.ts'
import { findClosestWords } from '#server/businesses/search/closest.ts'
import { buildSearchDocument, type SearchTexts } from '#server/businesses/search/document.ts'
import {
  joinWithAnd,
  matchAnyOf,
  joinWithOr,
  quoteLexeme,
} from '#server/businesses/search/tsquery.ts'
import { splitWords } from '#server/businesses/search/words.ts'
import { getEditDistance } from '#shared/text/edit-distance.ts'

const BRANCH: SearchTexts = {
  name: 'State Bank of India, Nava Bazar',
  nameHi: 'भारतीय स्टेट बैंक',
  category: { id: 1, slug: 'banks', name: 'Banks', nameHi: 'बैंक', keywords: ['khata'] },
  tags: ['SBIN0001221'],
  town: { id: 12, city: 'Nava Bazar', nameHi: null, aliases: ['Navabajar'], district: 'Suhana' },
  zipCode: '425007',
  landmark: 'Near Thana',
  address: 'Main Road',
  tagline: null,
  description: 'Loans and deposits',
  descriptionHi: 'यहाँ लॉकर भी है',
}

describe('the document of a business', () => {
  const { searchName, document, words } = buildSearchDocument(BRANCH)
  const weightsOf = (word: string) =>
    new RegExp(`'${word}':([0-9A-D,]+)`).exec(document)?.[1]?.replace(/[0-9,]/g, '')

  test('weighs the name, the kind, the place and the rest', () => {
    expect(searchName).toBe('stat bank of india nava bajar')
    const expected = {
      stat: 'A',
      bank: 'AB',
      khata: 'B',
      sbin0001221: 'B',
      nava: 'AC',
      suhan: 'C',
      '425007': 'C',
      men: 'D',
    }
    expect(
      Object.fromEntries(Object.keys(expected).map((word) => [word, weightsOf(word)])),
    ).toEqual(expected)
  })

  test('holds initials apart, names of towns written together, and no small words', () => {
    expect(document).toContain("'=sbi':")
    expect(document).toContain("'navabajar':")
    expect(document).not.toMatch(/'(of|near|and)':/)
  })

  test('teaches the dictionary words with their spelling, not numbers and initials', () => {
    const known = new Map(words.map((entry) => [entry.word, entry]))
    expect(known.get('bajar')).toEqual({ word: 'bajar', spelling: 'bazar', place: true })
    expect(known.get('stat')).toEqual({ word: 'stat', spelling: 'state', place: false })
    for (const word of known.keys()) expect(word).toMatch(/^[a-z]{2,}$/)
  })

  test('stays bounded for a text of thousands of words', () => {
    const description = Array.from({ length: 5000 }, (_, n) => `w${n.toString(36)}`).join(' ')
    expect(buildSearchDocument({ ...BRANCH, description }).document.length).toBeLessThan(20_000)
  })
})

test.each([
  ['State Bank of India, Pipalgaon', ['=sbo', '=sboi', '=sboip', '=sbi', '=sbip']],
  ['Bank of Baroda', ['=bob']],
  ['Canara Bank', []],
  ['भारतीय स्टेट बैंक', []],
])('initials of %s', (name, expected) => {
  expect(listAcronyms(name)).toEqual(expected)
})

test.each([
  ['bank', 'bank', 0],
  ['bnak', 'bank', 1],
  ['bak', 'bank', 1],
  ['bankk', 'bank', 1],
  ['benk', 'bank', 1],
  ['hsoptial', 'hospital', 2],
  ['abcd', 'wxyz', 3],
  ['a', 'abcdef', 3],
])('slips between %s and %s: %i (3 is too many)', (typed, known, slips) => {
  expect(getEditDistance(typed, known, 2)).toBe(slips)
})

test('the nearest words are those with the fewest slips, in folded or in spelt form', () => {
  const word = (text: string, spelling = text) => ({ word: text, spelling })
  const nearest = (typed: string, ...known: ReturnType<typeof word>[]) =>
    findClosestWords(word(typed), known).map((found) => found.word)
  expect(nearest('hospitl', word('hospitable'), word('hospital'), word('capital'))).toEqual([
    'hospital',
  ])
  expect(nearest('rbda', word('rabd', 'rabda'))).toEqual(['rabd'])
  expect(nearest('bank', word('zzzz'))).toEqual([])
})

test('a word keeps how it was written', () => {
  expect(splitWords('Hassrampur का S.B.I.')).toEqual([
    { word: 'hasrampur', spelling: 'hassrampur' },
    { word: 'ka', spelling: 'का' },
    { word: 'sbi', spelling: 's.b.i' },
  ])
  // Punctuation alone is no word, and punctuation within or before a word is not part of its
  // spelling.
  expect(splitWords(`${"'".repeat(50)} .O'Neill's'. क्'`).map(({ spelling }) => spelling)).toEqual([
    "o'neill's",
    'क्',
  ])
  expect(splitWords('!? 🙏')).toEqual([])
})

test('of a long text only the beginning is read, spellings included', () => {
  const text = `${'kela '.repeat(400)}seb`
  expect(new Set(splitWords(text).map(({ word }) => word))).toEqual(new Set(['kela']))
})

describe('query text', () => {
  test('quotes every word, so that nothing in it is an operator', () => {
    expect(quoteLexeme("a' | \\b")).toBe(String.raw`'a'' | \\b'`)
    expect(matchAnyOf([{ lexeme: 'bank', prefix: true }])).toBe("'bank':*")
    expect(
      matchAnyOf(
        [
          { lexeme: 'bank', prefix: true },
          { lexeme: '=sbi', prefix: false },
        ],
        'AC',
      ),
    ).toBe("('bank':*AC | '=sbi':AC)")
    expect(joinWithAnd(["'a'", "'b'"])).toBe("'a' & 'b'")
    expect(joinWithOr(["'a'", "'b'"])).toBe("('a' | 'b')")
  })
})
