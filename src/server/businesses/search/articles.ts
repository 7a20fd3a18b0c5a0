import type { InstantAnswer } from '#contract/search-interpretation.ts'
import { DISTRICT } from '#district/district.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { getEditDistance } from '#shared/text/edit-distance.ts'
import { foldText } from '#shared/text/fold.ts'
import type { SearchArticle } from './article.ts'
import { getGuideArticles } from './guide-articles.ts'
import { getPostArticles } from './post-articles.ts'
import type { Interpretation } from './interpretation.ts'

const MAX_SHOWN = 2

/**
 * Parts of the district guide and posts that have all the words: where the places found do not
 * answer them, and where somebody asks how many there are.
 */
export async function findArticles(
  db: Db,
  understood: Interpretation,
  total: number,
): Promise<InstantAnswer[]> {
  const words = significantWords(understood)
  if (words.length === 0) return []
  if (isAnswered(understood, total)) return understood.kind ? [] : hasTitle(understood.words)
  return [...best(getGuideArticles(), words), ...best((await getPostArticles(db)).articles, words)]
}

/** Parts of the guide that are called just so, as a fort is that a bank's address names too. */
const hasTitle = (words: readonly string[]) =>
  best(
    getGuideArticles().filter(({ named }) => words.every((word) => holds(named, word))),
    words.length > 1 ? words : [],
  )

const isAnswered = (
  { ignored, dropped, partial, instead, otherKind, asksHowMany }: Interpretation,
  total: number,
) =>
  total > 0 &&
  ignored.length + dropped.length === 0 &&
  !partial &&
  !instead &&
  !otherKind &&
  !asksHowMany

/** The whole guide is of the district, so its name tells parts apart only where it stands alone. */
function significantWords({ words }: Interpretation): readonly string[] {
  const others = words.filter((word) => word !== OF_DISTRICT)
  return others.length > 0 ? others : words
}

const OF_DISTRICT = foldText(DISTRICT.name)

const best = (articles: readonly SearchArticle[], words: readonly string[]) =>
  articles
    .map((article) => ({ article, score: scoreOf(article, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SHOWN)
    .map(({ article }) => article.answer)

/** How many of the words its title has, if it has all of them and the title one; among equals a
 * shorter title is nearer. */
function scoreOf({ named, told }: SearchArticle, words: readonly string[]): number {
  const inTitle = words.filter((word) => holds(named, word)).length
  const hasAll = words.every((word) => holds(named, word) || holds(told, word))
  return hasAll && inTitle > 0 ? inTitle + 1 / (1 + named.size) : 0
}

/** So long a word may be unfinished, a plural, or have one slip. */
const MIN_LIKE = 4
const MAX_ENDING = 2
const MIN_SLIP = 6

function holds(known: ReadonlySet<string>, word: string): boolean {
  if (known.has(word)) return true
  if (word.length < MIN_LIKE) return false
  return [...known].some((other) => isLike(other, word))
}

function isLike(other: string, word: string): boolean {
  const isEnding = Math.abs(other.length - word.length) <= MAX_ENDING && other.length >= MIN_LIKE
  if (other.startsWith(word) || (isEnding && word.startsWith(other))) return true
  return Math.min(word.length, other.length) >= MIN_SLIP && getEditDistance(word, other, 1) <= 1
}
