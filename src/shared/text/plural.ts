/** The texts of a count: `one` for what the language counts as one, `other` for the rest. */
export type CountTexts = { one: string; other: string }

/**
 * Chooses the text of a count by the rules of a language. English says "one" of 1 alone, Hindi of
 * 0 and 1.
 */
export function createPluralSelector(
  language: string,
): (count: number, texts: CountTexts) => string {
  const rules = new Intl.PluralRules(language)
  return (count, { one, other }) => (rules.select(count) === 'one' ? one : other)
}
