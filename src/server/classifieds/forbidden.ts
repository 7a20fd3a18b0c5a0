import { FORBIDDEN_GOODS, type GoodsRule } from '#config/forbidden-goods.ts'
import type { ForbiddenTerm } from '#contract/classifieds-selling.ts'
import { foldText } from '#shared/text/fold.ts'

type Texts = Record<ForbiddenTerm['field'], string>

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
export const readRules = (list: readonly GoodsRule[]) =>
  list.map(({ terms = [], spelt = [], unless = [], ...rule }) => ({
    ...rule,
    terms: terms.map((term) => ({ term, words: phrase(foldText(term)) })),
    spelt: spelt.map((term) => ({ term, words: phrase(plain(term)) })),
    unless: unless.map((term) => phrase(foldText(term))),
  }))

const GOODS = readRules(FORBIDDEN_GOODS)

/**
 * The rules of a list that texts break, of that of forbidden goods unless another is given; each
 * once, with the first field.
 */
export function findForbidden(
  texts: Texts,
  category: string | undefined,
  rules: ReturnType<typeof readRules> = GOODS,
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
