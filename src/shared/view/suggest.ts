import { foldText } from '#shared/text/fold.ts'
import { getEditDistance } from '#shared/text/edit-distance.ts'

/** `call`: a phone number to call; its slug is the number. */
export type SuggestionKind = 'call' | 'category' | 'location' | 'business'

/** Something to suggest while a person types, and where it leads by its slug. */
export interface Suggestion {
  kind: SuggestionKind
  slug: string
  name: string
  /** What tells it from others of that name: kind and town, or how many places there are. */
  note: string
}

/** A suggestion and the words it is found by. */
export interface SuggestEntry extends Suggestion {
  words: readonly string[]
}

/** How many are shown of a kind, so that none crowds the others out. */
export const MAX_SUGGESTIONS_BY_KIND = {
  call: 2,
  category: 2,
  location: 2,
  business: 6,
} as const satisfies Record<SuggestionKind, number>

/** Makes something findable by all its names, in whatever script and spelling. */
export const toSuggestEntry = (
  suggestion: Suggestion,
  ...names: (string | null)[]
): SuggestEntry => ({
  ...suggestion,
  words: [
    ...new Set([suggestion.name, ...names].flatMap((name) => foldText(name ?? '').split(' '))),
  ].filter(Boolean),
})

/**
 * Those that all typed words begin or nearly are, the best first; the order given stands among
 * equals. A word that `isCertain` is no misspelling of another.
 */
export function findSuggestions<Entry extends SuggestEntry>(
  entries: readonly Entry[],
  typed: string,
  isCertain: (word: string) => boolean = () => false,
): Entry[] {
  const words = foldText(typed).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry.words, words, isCertain) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}

/** The first of each kind, kinds in the order in which they are shown. */
export function limitByKind<Entry extends Suggestion>(found: readonly Entry[]): Entry[] {
  return (['call', 'category', 'location', 'business'] as const).flatMap((kind) =>
    found.filter((entry) => entry.kind === kind).slice(0, MAX_SUGGESTIONS_BY_KIND[kind]),
  )
}

function scoreOf(
  known: readonly string[],
  typed: readonly string[],
  isCertain: (word: string) => boolean,
): number {
  let sum = 0
  for (const word of typed) {
    const best = Math.max(0, ...known.map((other) => likeness(word, other)))
    if (best === MISSPELT && isCertain(word)) return 0
    if (best === 0) return 0
    sum += best
  }
  // Of two with the same words the one with fewer others is nearer to what was typed.
  return sum + 1 / (1 + known.length)
}

const EXACT = 4
const BEGINS = 3
const MISSPELT = 1

/**
 * A word, the beginning of one, or one with a slip: none up to three letters, then one, from seven
 * on two.
 */
function likeness(typed: string, known: string): number {
  if (known === typed) return EXACT
  if (known.startsWith(typed)) return BEGINS
  const allowed = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2
  if (allowed === 0) return 0
  // What is typed may be the beginning of the word, with its slip in it.
  const begun = [known, known.slice(0, typed.length), known.slice(0, typed.length + 1)]
  return begun.some((part) => getEditDistance(typed, part, allowed) <= allowed) ? MISSPELT : 0
}
