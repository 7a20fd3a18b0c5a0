import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/*
 * What the Hindi of the product keeps to: words that people of the district say, one spelling, and
 * its own full stop. Every file of the folder is read, so a new one is, too.
 */
const FILES = globSync('src/i18n/hi/**/*.ts').sort()

/** Officialese and second spellings, with the word to write. */
const AVOIDED: Readonly<Record<string, string>> = {
  प्रतिष्ठान: 'जगह, दुकान',
  'समाचार-पत्र': 'न्यूज़लेटर',
  कृपया: 'without it',
  हेतु: 'के लिए',
  एवं: 'और',
  तथा: 'और',
  अथवा: 'या',
  निर्देशिका: 'डायरेक्टरी',
  समीक्षा: 'रिव्यू',
  श्रेणी: 'कैटेगरी',
  पृष्ठ: 'पेज',
  त्रुटि: 'गलती',
  अनिवार्य: 'ज़रूरी',
  वैकल्पिक: 'ज़रूरी नहीं',
  प्रशासक: 'एडमिन',
  उपयोगकर्ता: 'यूज़र',
  लंबित: 'बाकी',
  निःशुल्क: 'मुफ़्त',
  दूरभाष: 'फ़ोन',
  विक्रेता: 'बेचने वाले',
  हिन्दी: 'हिंदी',
  सम्पर्क: 'संपर्क',
  क़: 'क',
  ख़: 'ख',
  ग़: 'ग',
}

type Say = (...input: unknown[]) => unknown

/** Every text of a value; a function is asked with counts that differ in Hindi or English. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'function')
    for (const count of [0, 1, 2, 100_000]) yield* textsOf(answer(value as Say, count))
  else if (value && typeof value === 'object')
    for (const part of Object.values(value)) yield* textsOf(part)
}

/** What a function says of a count; nothing if it wants something else than counts and names. */
function answer(say: Say, count: number): unknown {
  try {
    return say(...Array.from({ length: Math.max(say.length, 1) }, () => count))
  } catch {
    return undefined
  }
}

const loaded = await Promise.all(
  FILES.map(async (file): Promise<[string, string[]]> => {
    const dictionary: unknown = await import(`../../${file}`)
    return [file, [...textsOf({ ...(dictionary as object) })]]
  }),
)

describe.each(loaded)('%s', (_file, texts) => {
  it('is written with one code point sequence for each letter, without joiners', () => {
    expect(texts.filter((text) => text !== text.normalize('NFC'))).toEqual([])
    expect(texts.filter((text) => /[\u200c\u200d]/.test(text))).toEqual([])
  })

  it('ends sentences with a danda and counts with 0 to 9', () => {
    const latinStop = /[ऀ-ॿ]\.(?!\.\.)(?:\s|$)/
    expect(texts.filter((text) => latinStop.test(text) || /[ऀ-ॿ]\s।|।।|[०-९]/.test(text))).toEqual(
      [],
    )
  })

  it('uses the words that people say', () => {
    const words = Object.keys(AVOIDED)
    const found = texts.flatMap((text) =>
      words.filter((word) => text.includes(word)).map((word) => `${text} → ${AVOIDED[word]}`),
    )
    expect(found).toEqual([])
  })
})

it('reads the texts of dictionaries, of functions too', () => {
  const all = new Set(loaded.flatMap(([, texts]) => texts))
  expect(all).toContain('पिछला')
  expect(all).toContain('1 जगह मिली')
  expect(all).toContain('2 जगहें मिलीं')
  expect(all).toContain('कोई जगह नहीं मिली')
})
