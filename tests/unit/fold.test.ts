import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { foldText, foldWords, toConsonantSkeleton } from '#shared/text/fold.ts'
import { BANKS, KINDS_OF_PLACE, ONLY_SKELETON, SURNAMES_AND_NAMES } from './local-words.ts'

const hostileStrings = JSON.parse(
  readFileSync(new URL('../fixtures/hostile-strings.json', import.meta.url), 'utf8'),
) as string[]

const DIFFERENT: [string, string][] = [
  ['Jain', 'Jan'],
  ['Banki', 'Bandu'],
  ['Sah', 'Shah'],
  ['Batan', 'Bathan'],
  ['Dali', 'Dulhi'],
  ['mela', 'mala'],
  ['bank', 'bunk'],
  ['दाल', 'डाली'],
  ['kal', 'kala'],
  ['Rampur', 'Ramkot'],
  ['425001', '425002'],
]

const SAME = { KINDS_OF_PLACE, BANKS, SURNAMES_AND_NAMES }

describe('usual spellings of one word fold to one form', () => {
  describe.each(Object.entries(SAME))('%s', (_, table) => {
    test.each(table.map((spellings) => [spellings[0], spellings] as const))(
      '%s',
      (_, spellings) => {
        expect(spellings.map((spelling) => `${spelling}: ${foldText(spelling)}`)).toEqual(
          spellings.map((spelling) => `${spelling}: ${foldText(spellings[0] ?? '')}`),
        )
      },
    )
  })
})

describe('skeleton', () => {
  const bones = (text: string) => foldWords(text).map(toConsonantSkeleton).join(' ')

  test.each(ONLY_SKELETON.map((spellings) => [spellings[0], spellings] as const))(
    'finds %s',
    (_, spellings) => {
      expect(new Set(spellings.map(bones)).size).toBe(1)
    },
  )

  test.each([
    ['dilkanganj', 'dlkngnj'],
    ['apna', 'apn'],
    ['elektronik', 'ilktrnk'],
    ['ofis', 'ups'],
    ['425001', '425001'],
    ['বাজার', 'বাজার'],
    ['', ''],
  ])('%s is %s', (word, expected) => {
    expect(toConsonantSkeleton(word)).toBe(expected)
  })
})

test.each(DIFFERENT)('%s and %s stay apart', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other))
})

describe('fold', () => {
  it.each([
    ['  State Bank,  Main-Road (old)!  ', 'stat bank men road old'],
    ['Domino’s & Sons', 'dominas sons'],
    ['PIN ४२५००१', 'pin 425001'],
    ['Ｆｕｌｌ ｗｉｄｔｈ', 'ful vidth'],
    ['Café Crème', 'kaf krem'],
    ['राम। श्याम॥', 'ram shyam'],
    ['द\u200dवा\u200cई', 'davai'],
    ['R.K. Traders', 'rk tradars'],
    ['Nagar Nigam Nayanagar', 'nagar nigam nayanagar'],
    ['বাংলা', 'bangl'],
    ['ဘာသာ ภาษาไทย', 'ဘာသာ ภาษาไทย'],
    ['', ''],
    ['🙏 !!! —', ''],
  ])('%j is %j', (text, expected) => {
    expect(foldText(text)).toBe(expected)
  })

  it('folds what was typed so far to the beginning of the whole', () => {
    for (const word of ['Hotel', 'Navapur', 'Nayanagar', 'Chhatrapur', 'Sharma', 'Kishore'])
      for (let typed = 3; typed < word.length; typed++)
        expect(foldText(word).startsWith(foldText(word.slice(0, typed)).slice(0, -1))).toBe(true)
  })

  const samples = [...hostileStrings, ...Object.values(SAME).flat(2), ...randomTexts()]

  it('changes nothing the second time', () => {
    const changed = samples.filter((text) => foldText(foldText(text)) !== foldText(text))
    expect(changed).toEqual([])
  })

  it('answers only lower-case words with single spaces between', () => {
    const wrong = samples.filter(
      (text) =>
        !/^(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?: [\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*)?$/u.test(
          foldText(text),
        ) || foldText(text) !== foldText(text).toLowerCase(),
    )
    expect(wrong).toEqual([])
  })

  it('reads and answers at most 2,000 characters, in bounded time', () => {
    const started = performance.now()
    for (const part of [
      'a',
      'ab',
      'ey',
      'x',
      'x ',
      'क',
      'क्ष',
      'नगर',
      'एसबी',
      'a.',
      'ﷺ',
      'ക്ഷ',
      'த்',
      'ꯀ',
      'iyaeyo',
      'ganj ',
      '𝐓',
    ])
      expect(foldText(part.repeat(100_000)).length).toBeLessThanOrEqual(2000)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

describe('foldWords', () => {
  it('keeps each different word once, in order', () => {
    expect(foldWords('State bank, BANK of the state; बैंक')).toEqual(['stat', 'bank', 'of', 'the'])
  })
  it('stops at the limit', () => {
    expect(foldWords('1 2 3 4 5 6 7 8 9 10 11 12 13 14', 12)).toHaveLength(12)
  })
  it('has nothing for a text without words', () => {
    expect(foldWords(' … ')).toEqual([])
  })
})

/**
 * The same 4,000 each time: Roman letters the rules care about, any Devanagari sign, and pieces of
 * place names.
 */
function randomTexts(): string[] {
  let seed = 7
  const below = (limit: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % limit
  const roman = [...'aeiouyyhhcckkxqwvzsptdrnmgjb']
  const devanagari = Array.from({ length: 128 }, (_, i) => String.fromCharCode(0x900 + i))
  const pieces = [
    'ganj',
    'pur',
    'nagar',
    'naya',
    'haidar',
    'garh',
    'a',
    'S.',
    'b.',
    '’',
    ' ',
    '-',
    'x',
    'navapur',
  ]
  return [roman, devanagari, pieces, [...roman, ...devanagari, ' ']].flatMap((alphabet) =>
    Array.from({ length: 1000 }, () =>
      Array.from({ length: 1 + below(12) }, () => alphabet[below(alphabet.length)]).join(''),
    ),
  )
}
