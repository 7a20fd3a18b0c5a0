/**
 * Text for `::tsquery` and `::tsvector` casts. Lexemes are always quoted, so that no character of
 * what a visitor typed is an operator; the text itself goes to the database as a parameter.
 */
export const quoteLexeme = (word: string): string =>
  `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** One way to match a word: as a whole, or as the beginning of a longer one. */
export type LexemeMatch = { lexeme: string; prefix: boolean }

/** Which weights count: `A` the name, `B` the kind, `C` the place, `D` the rest. Empty: all. */
export type SearchWeights = '' | 'A' | 'C' | 'AC'

/** Any of the matches. */
export function matchAnyOf(matches: readonly LexemeMatch[], weights: SearchWeights = ''): string {
  const parts = matches.map(({ lexeme, prefix }) => {
    const label = (prefix ? '*' : '') + weights
    return quoteLexeme(lexeme) + (label && `:${label}`)
  })
  return parts.length === 1 ? parts.join('') : `(${parts.join(' | ')})`
}

export const joinWithAnd = (queries: readonly string[]): string => queries.join(' & ')
export const joinWithOr = (queries: readonly string[]): string => `(${queries.join(' | ')})`

/** All of these words, whole and in the name. */
export const matchAllInName = (words: readonly string[]): string =>
  `(${joinWithAnd(words.map((lexeme) => matchAnyOf([{ lexeme, prefix: false }], 'A')))})`
