import { NAME_WORDS } from '#config/hindi-words.ts'
import { PLACE_SPELLINGS } from '#config/hindi-spellings.ts'
import { KNOWN_SPELLINGS } from '#shared/text/devanagari-words.ts'
import { LetterModel } from './letter-model.ts'

/** A name in Roman letters and in Devanagari. */
export type NamePair = readonly [roman: string, hindi: string]

/** Kinds of place that are translated, not spelt by their sound. */
const PHRASES: readonly NamePair[] = [
  ['state bank of india', 'भारतीय स्टेट बैंक'],
  ['post office', 'डाकघर'],
  ['head post office', 'प्रधान डाकघर'],
  ['primary health centre', 'प्राथमिक स्वास्थ्य केंद्र'],
  ['health centre', 'स्वास्थ्य केंद्र'],
  ['police station', 'थाना'],
  ['primary school', 'प्राथमिक विद्यालय'],
  ['middle school', 'मध्य विद्यालय'],
  ['medical store', 'मेडिकल स्टोर'],
  ['medical hall', 'मेडिकल हॉल'],
  ['hospital', 'अस्पताल'],
  ['shop', 'दुकान'],
]

/** What is known of names: words and phrases with their spellings, and how words are built. */
export type KnownNames = {
  /** By the Roman word in lower case, the most frequent first. */
  hindi: ReadonlyMap<string, readonly string[]>
  /** By the word in Devanagari. */
  roman: ReadonlyMap<string, readonly string[]>
  model: LetterModel
}

export const splitWords = (name: string): string[] =>
  name.normalize('NFC').match(/[\p{L}\p{M}\p{N}.]+/gu) ?? []

/** The longest phrase that is looked up. */
export const MAX_PHRASE = 4

/** Learns the spellings of words from names that have as many words in both scripts. */
export function learnNames(pairs: Iterable<NamePair>): KnownNames {
  const [hindi, roman] = [new Counts(), new Counts()]
  const words: string[] = []
  for (const [latin, devanagari] of [...pairs, ...defaultPairs()]) {
    const [from, to] = [splitWords(latin.toLowerCase()), splitWords(devanagari)]
    if (from.length !== to.length) continue
    for (const [i, word] of from.entries()) {
      if (!/[a-z]/.test(word) || !/[\u0900-\u097f]/.test(to[i]!)) continue
      hindi.add(word, to[i]!)
      roman.add(to[i]!, word)
      words.push(to[i]!)
    }
  }
  const spellings = new Map(hindi.ranked())
  for (const [phrase, translation] of PHRASES)
    spellings.set(phrase, [translation, ...(spellings.get(phrase) ?? [])])
  return { hindi: spellings, roman: roman.ranked(), model: new LetterModel(words) }
}

function* defaultPairs(): Generator<NamePair> {
  for (const pair of `${NAME_WORDS}\n${PLACE_SPELLINGS}`.trim().split(/\s{2,}|\n/)) {
    const [latin, devanagari] = pair.trim().split(' ')
    if (latin && devanagari) yield [latin, devanagari]
  }
  for (const [devanagari, latin] of KNOWN_SPELLINGS) yield [latin, devanagari]
}

/** How often each word was written in which ways. */
class Counts {
  readonly #of = new Map<string, Map<string, number>>()

  add(word: string, spelling: string): void {
    const spellings = this.#of.get(word) ?? new Map<string, number>()
    spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1)
    this.#of.set(word, spellings)
  }

  ranked(): Map<string, readonly string[]> {
    return new Map(
      [...this.#of].map(([word, spellings]) => [
        word,
        [...spellings].sort((a, b) => b[1] - a[1]).map(([spelling]) => spelling),
      ]),
    )
  }
}
