import { findable, type Findable } from './suggest.ts'

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
export function entriesOf({ categories, locations, businesses }: SuggestIndex): Findable[] {
  return [
    ...categories.map(([slug, name, nameHi]) =>
      findable({ kind: 'category', slug, name, note: '' }, nameHi),
    ),
    ...locations.map(([slug, name, nameHi]) =>
      findable({ kind: 'location', slug, name, note: '' }, nameHi),
    ),
    ...businesses.map(([slug, name, kind, city]) => {
      const note = [categories[kind]?.[1], city].filter(Boolean).join(', ')
      return findable({ kind: 'business', slug, name, note }, city)
    }),
  ]
}
