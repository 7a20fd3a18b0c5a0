import type { NamedPlace } from './search-names.ts'
import { seeded } from '../seeded.ts'

/**
 * A query and the place that should be found. With `inTown` one of that name elsewhere is wrong.
 */
export type SearchQuestion = { text: string; meant: NamedPlace; inTown?: boolean }

/** What is done to a name, by the name of the figure. */
export const QUERY_VARIATIONS = {
  'exact name': ({ name }) => name,
  'one slip': ({ name }, next) => slipIn(name, next),
  'two slips': ({ name }, next) => slipIn(slipIn(name, next) ?? '', next),
  'last two letters missing': ({ name }, next) => cutShort(name, next),
  'two words swapped': ({ name }, next) => swapped(name, next),
  'words shuffled': ({ name }, next) => shuffled(name, next),
  Hindi: ({ nameHi }) => nameHi,
  'Roman Hindi': ({ name }, next) => byEar(name, next),
  'name and town': ({ name, city }) => `${name} ${city}`,
} satisfies Record<string, (place: NamedPlace, next: () => number) => string | null>

export type QueryVariation = keyof typeof QUERY_VARIATIONS

/**
 * As many questions of one manner, about different names, the same ones every time. Names that the
 * manner cannot be used on are passed over.
 */
export function createQuestions(
  manner: QueryVariation,
  places: readonly NamedPlace[],
  count: number,
  seed = 1,
): SearchQuestion[] {
  const next = seeded(20_261_122 * seed + Object.keys(QUERY_VARIATIONS).indexOf(manner))
  const asked: SearchQuestion[] = []
  const names = new Set<string>()
  for (let tries = 0; asked.length < count && tries < 50 * count; tries++) {
    const meant = places[Math.floor(next() * places.length)]!
    const make: (place: NamedPlace, next: () => number) => string | null = QUERY_VARIATIONS[manner]
    const text = make(meant, next)
    if (!text || names.has(meant.name)) continue
    names.add(meant.name)
    asked.push({ text, meant, ...(manner === 'name and town' ? { inTown: true } : {}) })
  }
  return asked
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const MIN_MISSPELT_LENGTH = 4

const oneOf = <T>(things: readonly T[], next: () => number): T | undefined =>
  things[Math.floor(next() * things.length)]

const wordsIn = (name: string, shortest: number) =>
  [...name.matchAll(/[A-Za-z]+/g)].filter(([word]) => word.length >= shortest)

/**
 * A letter lost, added, changed or swapped with the next, in any place of a word of four or more.
 */
export function slipIn(name: string, next: () => number): string | null {
  const found = oneOf(wordsIn(name, MIN_MISSPELT_LENGTH), next)
  if (!found) return null
  const [word] = found
  const at = Math.floor(next() * (word.length - 1))
  const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  const other = oneOf(
    [...LETTERS].filter((letter) => letter !== here.toLowerCase()),
    next,
  )!
  const slips = [
    before + after,
    before + other + here + after,
    before + other + after,
    before + after.charAt(0) + here + after.slice(1),
  ].filter((slip) => slip.toLowerCase() !== word.toLowerCase())
  return putIn(name, found, oneOf(slips, next)!)
}

/** One of the longer words without its last two letters. */
function cutShort(name: string, next: () => number): string | null {
  const found = oneOf(wordsIn(name, 6), next)
  return found ? putIn(name, found, found[0].slice(0, -2)) : null
}

const putIn = (name: string, { 0: word, index }: RegExpExecArray, other: string) =>
  name.slice(0, index) + other + name.slice(index + word.length)

function swapped(name: string, next: () => number): string | null {
  const words = name.split(/[\s,]+/)
  if (words.length < 2) return null
  const at = Math.floor(next() * (words.length - 1))
  return words
    .with(at, words[at + 1]!)
    .with(at + 1, words[at]!)
    .join(' ')
}

function shuffled(name: string, next: () => number): string | null {
  const words = name.split(/[\s,]+/)
  if (words.length < 2) return null
  const places = words.map((word) => ({ word, at: next() })).sort((a, b) => a.at - b.at)
  return places.map(({ word }) => word).join(' ')
}

/** Spellings of the same sound, as people write Hindi in Roman letters. */
const SOUNDS = [
  ...[
    ['aa', 'a'],
    ['ee', 'i'],
    ['oo', 'u'],
    ['a', 'aa'],
    ['i', 'ee'],
    ['u', 'oo'],
  ],
  ...[
    ['sh', 's'],
    ['w', 'v'],
    ['v', 'w'],
    ['x', 'ksh'],
    ['ph', 'f'],
    ['j', 'z'],
    ['z', 'j'],
  ],
  ...[
    ['c', 'k'],
    ['y', 'i'],
  ],
] as [string, string][]

/** Two sounds of a name written otherwise. */
function byEar(name: string, next: () => number): string | null {
  let text = name
  for (let n = 0; n < 2; n++) {
    const found = oneOf(wordsIn(text, MIN_MISSPELT_LENGTH), next)
    if (!found) return null
    const word = found[0].toLowerCase()
    const fitting = SOUNDS.filter(([sound]) => word.indexOf(sound, 1) > 0)
    const [sound, other] = oneOf(fitting, next) ?? []
    if (!sound) return null
    const at = word.indexOf(sound, 1)
    text = putIn(text, found, word.slice(0, at) + other! + word.slice(at + sound.length))
  }
  return text
}
