import { quoteLexeme } from './tsquery.ts'

/** Lexemes of a document that are no words: each begins with a sign that no folded word has. */
export const toPlaceTypeLexeme = (kindId: string): string => `#${kindId}`
export const toCategoryLexeme = (categoryId: number): string => `~${categoryId}`
export const toTownLexeme = (locationId: number): string => `@${locationId}`

/** What makes a place more or less important than others of its kind. */
export const IMPORTANCE_LEXEMES = {
  /** A head office or main branch. */
  head: '!head',
  /** Named after the town it lies in: the town's own office rather than one of a quarter. */
  ofTown: '!of-town',
  /** A sub-office: above a branch, below the head office. */
  sub: '!sub',
  /** Serves no public counter, as a regional office. */
  back: '!back',
  /** Lies in the district's headquarters. */
  headquarters: '!headquarters',
} as const

/** Any of these lexemes, as query text. */
export const matchAnyLexeme = (lexemes: readonly string[]): string =>
  lexemes.length === 1 ? quoteLexeme(lexemes[0]!) : `(${lexemes.map(quoteLexeme).join(' | ')})`
