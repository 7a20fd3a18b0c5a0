import { describe, expect, test } from 'vitest'
import { HELPLINES, PLACE_TYPES } from '#config/search/index.ts'
import {
  PLACE_TYPE_BY_PHRASE,
  findPlaceTypeIds,
  toPhraseKey,
} from '#server/businesses/search/place-types.ts'
import { getSimilarSkeletons } from '#server/businesses/search/word-index.ts'
import { splitIntoSegments } from '#server/businesses/search/segment.ts'
import { getImportanceLexemes } from '#server/businesses/search/importance.ts'
import { splitWords } from '#server/businesses/search/words.ts'

const kindCalled = (text: string) => PLACE_TYPE_BY_PHRASE.get(toPhraseKey(splitWords(text)))?.id

describe('the tables of kinds and helplines', () => {
  const ids = new Set(PLACE_TYPES.map(({ id }) => id))

  test('name each kind once, and only kinds and helplines that exist', () => {
    expect(ids.size).toBe(PLACE_TYPES.length)
    const helplines = new Set(HELPLINES.map(({ id }) => id))
    for (const { id, near = [], helplines: calls = [] } of PLACE_TYPES) {
      expect(
        near.filter((other) => !ids.has(other) || other === id),
        id,
      ).toEqual([])
      expect(
        calls.filter((call) => !helplines.has(call)),
        id,
      ).toEqual([])
    }
  })

  test('have no phrase that means less without its small words: `co` is folded as ko', () => {
    expect(kindCalled('office')).toBeUndefined()
    expect(kindCalled('circle office')).toBe('office')
  })

  test('know at least 150 words in each of Roman and Devanagari letters together', () => {
    const phrases = PLACE_TYPES.flatMap(({ words }) =>
      words.split(',').map((phrase) => phrase.trim()),
    )
    expect(phrases.length).toBeGreaterThan(400)
    expect(
      phrases.filter((phrase) => /\p{Script=Devanagari}/u.test(phrase)).length,
    ).toBeGreaterThan(150)
  })

  test('have a source beside each number', () => {
    expect(HELPLINES.map(({ number }) => number).sort()).toEqual([
      '102',
      '108',
      '1098',
      '112',
      '139',
      '181',
      '1930',
    ])
    for (const { source, sourceUrl } of HELPLINES) {
      expect(source).not.toBe('')
      expect(new URL(sourceUrl).protocol).toBe('https:')
    }
  })
})

test.each([
  ['doctor', 'doctor'],
  ['डॉक्टर', 'doctor'],
  ['dawai ki dukan', 'chemist'],
  ['thana', 'police-station'],
  ['blood bank', 'blood-bank'],
  ['pan card', 'service-centre'],
  ['LIC', 'insurance'],
  ['phc', 'phc'],
  ['vakil', 'lawyer'],
  ['किराना', 'kirana'],
  ['no such kind', undefined],
])('%s means %s', (text, kind) => {
  expect(kindCalled(text)).toBe(kind)
})

describe('the kinds of a listing', () => {
  test.each([
    ['banks', 'State Bank of India, Sonpani', ['bank']],
    ['post-offices', 'Rajhara Railway Station Post Office', ['post-office']],
    ['hospitals', 'Radha Laxmi Nursing Home', ['hospital', 'nursing-home']],
    ['shopping', 'Gupta Kirana Store', ['shop', 'kirana']],
    ['healthcare', 'Sharma Medical', ['chemist']],
    ['my-own-category', 'Verma Electricals and Mobile', ['mobile']],
  ])('%s: %s', (category, name, kinds) => {
    expect(findPlaceTypeIds(category, [name])).toEqual(kinds)
  })
})

test('words are cut into the longest known phrases', () => {
  const meanings = new Map(['post ofis', 'sonpani', 'ofis'].map((key) => [key, {}]))
  const cut = splitIntoSegments(splitWords('sonpani post office tola'), { meanings })
  expect(
    cut.map(({ words, meaning }) => [
      words.map(({ word }) => word).join(' '),
      meaning !== undefined,
    ]),
  ).toEqual([
    ['sonpani', true],
    ['post ofis', true],
    ['tola', false],
  ])
})

test.each([
  ['mjl', 'mnjl'],
  ['hr', 'hrpr'],
  ['arnr', 'anrr'],
  ['hsptl', 'hsptl'],
])('skeletons near %s have %s', (bones, near) => {
  const found = getSimilarSkeletons(bones)
  expect(found.some((one) => one === near || one === near.replace(/(.)\1+/g, '$1'))).toBe(true)
})

describe('the standing of a place', () => {
  const town = { city: 'Navapur', nameHi: null, aliases: ['Nayapur'], district: 'Suhana' }
  test.each([
    ['Navapur Head Post Office', 'Head post office in Navapur.', ['!head', '!headquarters']],
    ['State Bank of India, Navapur', 'Branch.', ['!of-town', '!headquarters']],
    ['State Bank of India, Redma', 'Branch.', ['!headquarters']],
    ['State Bank of India, Regional Business Office, Navapur', '', ['!back', '!headquarters']],
  ])('%s', (name, description, standing) => {
    expect(getImportanceLexemes({ name, description, town })).toEqual(standing)
  })

  test('a sub-office of another town', () => {
    const sonpani = { city: 'Sonpani', nameHi: null, aliases: [], district: 'Suhana' }
    expect(
      getImportanceLexemes({
        name: 'Sonpani Post Office',
        description: 'Sub post office in Sonpani.',
        town: sonpani,
      }),
    ).toEqual(['!sub', '!of-town'])
  })
})
