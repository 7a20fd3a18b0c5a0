import { toSuggestEntry, type SuggestEntry } from './suggest.ts'

/**
 * The static index of suggestions, as `/suggest.json` carries it: rows without names of their
 * fields, to be small.
 */
export interface SuggestIndex {
  /** Slug, name, Hindi name or nothing. */
  categories: [string, string, string][]
  locations: [string, string, string][]
  /** Slug, name, place of its category in the list above, town. */
  businesses: [string, string, number, string][]
}

/** Its entries, to be searched. */
export function toSuggestEntries({
  categories,
  locations,
  businesses,
}: SuggestIndex): SuggestEntry[] {
  return [
    ...categories.map(([slug, name, nameHi]) =>
      toSuggestEntry({ kind: 'category', slug, name, note: '' }, nameHi),
    ),
    ...locations.map(([slug, name, nameHi]) =>
      toSuggestEntry({ kind: 'location', slug, name, note: '' }, nameHi),
    ),
    ...businesses.map(([slug, name, kind, city]) => {
      const note = [categories[kind]?.[1], city].filter(Boolean).join(', ')
      return toSuggestEntry({ kind: 'business', slug, name, note }, city)
    }),
  ]
}
