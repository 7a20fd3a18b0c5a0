import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { fold } from '#shared/fold.ts'
import type { Db, Transaction } from '#server/db/connection.ts'
import { businesses } from '#server/db/tables/index.ts'
import { isFiller, isWeak } from './noise.ts'
import { rankOf } from './rank.ts'
import { documentMeanwhile } from './renamed.ts'
import { allTerms, firstFinding, holds, stagesOf } from './stages.ts'
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

  const { terms, renaming } = await recognise(db, telling)
  const found = await stageFor(db, terms, (all) => (renaming ? documentMeanwhile(db, all) : null))
  if (!found) return { kind: 'search', condition: sql`false`, rank: sql<number>`0::real` }

  const { stage, meanwhile } = found
  const corrected = terms.length < telling.length || terms.some(({ replaced }) => replaced)
  const words = stage.terms.map(({ spelling }) => spelling).join(' ')
  return {
    kind: 'search',
    condition: holds(stage.query, meanwhile),
    rank: rankOf(stage, fold(corrected ? words : text), meanwhile ?? undefined),
    ...(corrected ? { correctedTo: words } : {}),
  }
}

type Found = { stage: Stage; meanwhile: SQL | null }
type Meanwhile = (terms: Term[]) => Promise<SQL | null> | null

async function stageFor(db: Db | Transaction, terms: Term[], documentFor: Meanwhile): Promise<Found | undefined> {
  if (terms.length === 0) return undefined
  const find = async (stages: Stage[], document: SQL | null) => {
    const stage = await firstFinding(db, stages, document)
    return stage && { stage, meanwhile: document }
  }
  const asTyped = await find([allTerms(terms)], await documentFor(terms))
  if (asTyped) return asTyped
  const strong = terms.filter(({ word }) => !isWeak(word))
  const widened = await widen(db, strong.length > 0 ? strong : terms)
  return find(stagesOf(widened), await documentFor(widened))
}

/** For a text of small words or a single letter, which no document holds as words. */
function namesBeginning(folded: string): SearchPlan {
  const begins = sql`${businesses.searchName} like ${`${folded}%`}`
  return { kind: 'search', condition: begins, rank: sql<number>`(${businesses.searchName} = ${folded})::int` }
}

const distinct = (words: readonly Word[]): Word[] =>
  words.filter(({ word }, index) => words.findIndex((other) => other.word === word) === index)
