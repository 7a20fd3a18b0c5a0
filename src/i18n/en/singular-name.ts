/* Words that name a kind and end in s, though they are no plural of one place. */
const NO_PLURAL =
  /(?:^|\s)(?:services|sports|goods|clothes|arts|electronics|news|\S*(?:ss|us|is))$/i

/**
 * What a single place of a category is called: of "Banks" a "Bank". Names of several things
 * ("Hotels & Halls") and those that are not an English plural stay as they are.
 */
export function toSingularName(category: string): string {
  if (/[&,/]|\band\b|[^\x20-\x7e]/i.test(category) || NO_PLURAL.test(category)) return category
  return category
    .replace(/([^aeiou])ies$/i, '$1y')
    .replace(/(ss|sh|ch|x)es$/i, '$1')
    .replace(/([^s])s$/i, '$1')
}
