/** A kind of places, with those it has. */
export interface CategoryWithBusinesses {
  name: string
  slug: string
  businesses: readonly unknown[]
}

/**
 * Those that have a place: only they are worth a shortcut, which would lead to an empty page
 * otherwise.
 */
export const filterCategoriesWithBusinesses = <
  T extends Pick<CategoryWithBusinesses, 'businesses'>,
>(
  kinds: readonly T[],
): T[] => kinds.filter(({ businesses }) => businesses.length > 0)

/** A word and the slug of the kind it stands for. */
export interface PopularTerm {
  term: string
  slug: string
}

/**
 * The given words, each where its kind has places; in place of any other the next kind that has, in
 * their order.
 */
export function choosePopularTerms(
  words: readonly PopularTerm[],
  kinds: readonly CategoryWithBusinesses[],
): PopularTerm[] {
  const filled = filterCategoriesWithBusinesses(kinds)
  const isNamed = (slug: string) => words.some((word) => word.slug === slug)
  const others = filled
    .filter(({ slug }) => !isNamed(slug))
    .map(({ name, slug }) => ({ term: name, slug }))
  return words.flatMap((word) =>
    filled.some(({ slug }) => slug === word.slug) ? word : (others.shift() ?? []),
  )
}
