import { foldText } from '#shared/text/fold.ts'

/**
 * What may not be offered, or only with papers. A rule's `terms` are found in any usual spelling,
 * Roman or Devanagari (`shared/text/fold.ts`); `spelt` only as they stand, for words whose fold is
 * also another word: गांजा folds like Ganj. Nothing is found in a text with one of `unless`. The
 * seller is told a `hint` and may send all the same; a person decides.
 */
export type ForbiddenTermRule = {
  rule: string
  level: 'refused' | 'hint'
  /** Only ads of these categories, by slug. */
  categories?: readonly string[]
  terms?: readonly string[]
  spelt?: readonly string[]
  unless?: readonly string[]
  reason: string
  reasonHindi: string
}

/** The texts of an ad that are looked through. */
export type CheckedTexts = Record<'title' | 'description' | 'brand' | 'model', string>

/** A rule that an ad breaks, the field and the term that break it. */
export type ForbiddenTerm = Pick<ForbiddenTermRule, 'rule' | 'level' | 'reason' | 'reasonHindi'> & {
  field: keyof CheckedTexts
  words: string
}

/** The fold reads 2,000 characters at once. */
const PIECE = 1500
/** Words that two pieces share, so that no term is cut in two. */
const SHARED_WORDS = 8

const phrase = (words: string) => ` ${words} `
const plain = (text: string) =>
  text
    .normalize()
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')

/** A list of rules as it is looked through. */
export const compileForbiddenTermRules = (list: readonly ForbiddenTermRule[]) =>
  list.map(({ terms = [], spelt = [], unless = [], ...rule }) => ({
    ...rule,
    terms: terms.map((term) => ({ term, words: phrase(foldText(term)) })),
    spelt: spelt.map((term) => ({ term, words: phrase(plain(term)) })),
    unless: unless.map((term) => phrase(foldText(term))),
  }))

/** The rules of a list that texts break; each once, with the first field. */
export function findForbiddenTerms(
  texts: CheckedTexts,
  category: string | undefined,
  rules: ReturnType<typeof compileForbiddenTermRules>,
): ForbiddenTerm[] {
  const found: ForbiddenTerm[] = []
  const all = phrase(foldWhole(Object.values(texts).join('\n')))
  for (const [field, text] of Object.entries(texts) as [ForbiddenTerm['field'], string][]) {
    const folded = phrase(foldWhole(text))
    const spelling = phrase(plain(text))
    for (const { rule, level, categories, terms, spelt, unless, ...given } of rules) {
      const { reason, reasonHindi } = given
      const reasons = { reason, reasonHindi }
      if (found.some((earlier) => earlier.rule === rule)) continue
      if (categories && !(category && categories.includes(category))) continue
      if (unless.some((words) => all.includes(words))) continue
      const hit =
        terms.find(({ words }) => folded.includes(words)) ??
        spelt.find(({ words }) => spelling.includes(words))
      if (hit) found.push({ rule, level, field, words: hit.term, ...reasons })
    }
  }
  return found
}

/** The fold of a text of any length. */
function foldWhole(text: string): string {
  const pieces: string[] = []
  let piece: string[] = []
  let length = 0
  for (const word of text.split(/\s+/)) {
    if (length + word.length > PIECE) {
      pieces.push(foldText(piece.join(' ')))
      piece = piece.slice(-SHARED_WORDS)
      length = piece.join(' ').length
    }
    piece.push(word)
    length += word.length + 1
  }
  return [...pieces, foldText(piece.join(' '))].join(' ')
}
