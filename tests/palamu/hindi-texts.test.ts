import { describe, expect, it } from 'vitest'
import { ALLOWED_LATIN, AVOIDED_WORDS } from '../unit/hindi-words.ts'

/* What every text of src/i18n/hi must keep to, whoever wrote it; a failure names file and key. */

const files = import.meta.glob<Record<string, unknown>>(
  ['../../src/i18n/hi/**/*.ts', '../../src/i18n/legal-summaries.ts'],
  { eager: true },
)

type Text = { at: string; text: string }
const COUNTS = [0, 1, 2, 5, 100_000]

/** Has the value under each key, but for the kind of a cause, by which its text is found. */
const objectOf = (value: unknown): object =>
  new Proxy({}, { get: (_, key) => (key === 'kind' ? 'town-unknown' : value) })

/** What a text may be given: counts, names, lists, or an object that has a count for each key. */
const samples = (count: number): readonly unknown[] => [
  count,
  'नमूना',
  [count],
  ['नमूना'],
  objectOf(count),
  objectOf('नमूना'),
]

/** All texts of a value; of functions what they say of each count. */
function collectTexts(value: unknown, at: string): Text[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value === 'function')
    return COUNTS.flatMap((count) => callWith(value as AnyFunction, count, `${at}(${count})`))
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return []
  return Object.entries(value).flatMap(([key, inner]) => collectTexts(inner, `${at}.${key}`))
}

type AnyFunction = (...input: readonly unknown[]) => unknown
const isBroken = ({ text }: Text) => /undefined|NaN|\[object/.test(text)

/** The parameters have no types at run time, so the first that give whole texts are taken. */
function callWith(say: AnyFunction, count: number, at: string): Text[] {
  for (const first of samples(count))
    for (const rest of samples(count)) {
      const texts = attempt(() => collectTexts(say(first, rest, rest, rest), at))
      if (texts && texts.length > 0 && !texts.some(isBroken)) return texts
    }
  return [{ at, text: 'undefined' }]
}

function attempt<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    return null
  }
}

/* Names of places, of screens and of keys, and replies that are sent in both languages. */
const CODES =
  /\.(?:id|slug|needs|lang|drawing)$|DISTRICT_GUIDE\..*\.type$|SAMPLE_SOURCES\..*\.(?:category|licence|origin)$|\.verdictKeys\.|\.slugHint\b|\.SAVED_REASONS\.|\.(?:SENTENCES_OF_ANSWERS|CODES_OF_SENTENCES)\./

/* Helpers that are given texts or days, or load what they say, say nothing of their own. */
const HELPERS =
  /\/(?:plural|dates|clock|app\/time|stored-words|singular-name|question-texts|names|page-language|areas|district|answers|refusals|refusals\/(?:answers|translate)|app\/ad-labels)\.ts$/

/** Legal texts are in English until a lawyer has translated them; their summaries are not. */
const IN_ENGLISH = /\/(?:terms|privacy)\.ts\.\w+\.(?:sections|lang)\b/

const texts = Object.entries(files)
  .filter(([file]) => !HELPERS.test(file))
  .flatMap(([file, names]) => collectTexts(names, file.replace('../../src/', '')))
  .filter(({ at }) => !IN_ENGLISH.test(at))

const found = (isWrong: (text: string) => unknown) =>
  texts.filter(({ text }) => isWrong(text)).map(({ at, text }) => `${at}: ${text}`)

const words = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

describe('each Hindi text', () => {
  it('is looked at', () => expect(texts.length).toBeGreaterThan(500))

  it('is a text for every count', () => expect(texts.filter(isBroken)).toEqual([]))

  it('is in the form NFC', () =>
    expect(found((text) => text !== text.normalize('NFC'))).toEqual([]))

  it('has no joiner without width', () =>
    expect(found((text) => /[\u200b-\u200d]/.test(text))).toEqual([]))

  it('ends sentences with one danda', () => {
    expect(found((text) => /।\s*।|॥|\p{Script=Devanagari}\.(?!\.)/u.test(text))).toEqual([])
  })

  it('has three dots for what goes on', () =>
    expect(found((text) => text.includes('…'))).toEqual([]))

  it('has the digits 0 to 9', () => expect(found((text) => /[०-९]/.test(text))).toEqual([]))

  it('has no word of offices', () => {
    expect(found((text) => words(text).some((word) => AVOIDED_WORDS.has(word)))).toEqual([])
  })

  it('has no Latin words but brands and the like', () => {
    const isForeign = (word: string) => /[a-z]/i.test(word) && !ALLOWED_LATIN.has(word)
    const addresses =
      /https?:\S+|[\w.]+@[\w.]+|\w+_\w+|<[^>]*>|\{\w+\}|[\w-]+(?:\.\w+)+|#\w+|\bG(?:TM)?-\w+|\b[CR]-\d+|"[^"]*"/g
    const isWrong = ({ at, text }: Text) =>
      !CODES.test(at) && words(text.replace(addresses, '')).some(isForeign)
    expect(texts.filter(isWrong)).toEqual([])
  })
})
