import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { fold } from '#shared/fold.ts'
import type { Db, Transaction } from '#server/db/connection.ts'
import { businesses } from '#server/db/tables/index.ts'
import { isFiller, isWeak } from './noise.ts'
import { rankOf } from './rank.ts'
import { allTerms, firstFinding, stagesOf } from './stages.ts'
import type { Stage } from './stages.ts'
import { recognise, widen } from './terms.ts'
import type { Term } from './terms.ts'
import { wordsOf } from './words.ts'
import type { Word } from './words.ts'

/**
 * How to search: `condition` for the WHERE and `rank` for a descending ORDER BY of a query over `businesses`.
 * `correctedTo`: the words searched for, when not all were found as typed. `none`: the text holds no word.
 */
export type SearchPlan = { kind: 'none' } | { kind: 'search'; condition: SQL; rank: SQL<number>; correctedTo?: string }

/** Words that are searched for; a name has rarely more that tell it from others. */
const MOST_WORDS = 6

/**
 * Plans the search for a visitor's text, in any script and spelling. Two short queries when every word is known, up to
 * five when words are misspelt or are nowhere found together. The text reaches the database as parameters only.
 */
export async function planSearch(db: Db | Transaction, text: string): Promise<SearchPlan> {
  const typed = distinct(wordsOf(text))
  if (typed.length === 0) return { kind: 'none' }

  const telling = typed.filter(({ word }) => word.length > 1 && !isFiller(word)).slice(0, MOST_WORDS)
  if (telling.length === 0) return namesBeginning(fold(text))

  const terms = await recognise(db, telling)
  const stage = await stageFor(db, terms)
  if (!stage) return { kind: 'search', condition: sql`false`, rank: sql<number>`0::real` }

  const corrected = terms.length < telling.length || terms.some(({ replaced }) => replaced)
  const words = stage.terms.map(({ spelling }) => spelling).join(' ')
  return {
    kind: 'search',
    condition: sql`${businesses.searchDocument} @@ ${stage.query}::tsquery`,
    rank: rankOf(stage, fold(corrected ? words : text)),
    ...(corrected ? { correctedTo: words } : {}),
  }
}

async function stageFor(db: Db | Transaction, terms: Term[]): Promise<Stage | undefined> {
  if (terms.length === 0) return undefined
  const asTyped = await firstFinding(db, [allTerms(terms)])
  if (asTyped) return asTyped
  const strong = terms.filter(({ word }) => !isWeak(word))
  return firstFinding(db, stagesOf(await widen(db, strong.length > 0 ? strong : terms)))
}

/** For a text of small words or a single letter, which no document holds as words. */
function namesBeginning(folded: string): SearchPlan {
  const begins = sql`${businesses.searchName} like ${`${folded}%`}`
  return { kind: 'search', condition: begins, rank: sql<number>`(${businesses.searchName} = ${folded})::int` }
}

const distinct = (words: readonly Word[]): Word[] =>
  words.filter(({ word }, index) => words.findIndex((other) => other.word === word) === index)
