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
 * `correctedTo`: the words searched for, when not all were found as typed.
 */
export type SearchPlan = { condition: SQL; rank: SQL<number>; correctedTo?: string }

/** Words that are searched for; a name has rarely more that tell it from others. */
const MOST_WORDS = 6

const NOTHING: SearchPlan = { condition: sql`false`, rank: sql<number>`0::real` }

/**
 * Searches for a visitor's text, in any script and spelling. `look` is given a plan and answers what it found and
 * whether that is nothing: first with all words as they were recognised, which finds most of the time and asks for
 * nothing before; only then are the more forgiving ways tried, with up to four short queries more. The text reaches the
 * database as parameters only. A text without any word finds nothing, under no plan.
 */
export async function searchFor<Found extends { isNothing: boolean }>(
  db: Db | Transaction,
  text: string,
  look: (plan: SearchPlan) => Promise<Found>,
): Promise<Found> {
  const typed = distinct(wordsOf(text))
  if (typed.length === 0) return look(NOTHING)

  const telling = typed.filter(({ word }) => word.length > 1 && !isFiller(word)).slice(0, MOST_WORDS)
  if (telling.length === 0) return look(namesBeginning(fold(text)))

  const { terms, renaming } = await recognise(db, telling)
  if (terms.length === 0) return look(NOTHING)
  const documentFor = async (all: Term[]) => (renaming ? documentMeanwhile(db, all) : null)
  const isCorrected = terms.length < telling.length || terms.some(({ replaced }) => replaced)
  const planOf = (stage: Stage, meanwhile: SQL | null): SearchPlan => {
    const words = stage.terms.map(({ spelling }) => spelling).join(' ')
    return {
      condition: holds(stage.query, meanwhile),
      rank: rankOf(stage, fold(isCorrected ? words : text), meanwhile ?? undefined),
      ...(isCorrected ? { correctedTo: words } : {}),
    }
  }

  const all = allTerms(terms)
  const meanwhile = await documentFor(terms)
  const found = await look(planOf(all, meanwhile))
  // Nothing under the filters; perhaps there is something without them, and then the words were right.
  if (!found.isNothing || (await firstFinding(db, [all], meanwhile))) return found

  const strong = terms.filter(({ word }) => !isWeak(word))
  const widened = await widen(db, strong.length > 0 ? strong : terms)
  // What found nothing a moment ago is not looked for again.
  const stages = stagesOf(widened).filter(({ query }) => query !== all.query)
  const widenedMeanwhile = await documentFor(widened)
  const stage = stages.length > 0 ? await firstFinding(db, stages, widenedMeanwhile) : undefined
  return look(stage ? planOf(stage, widenedMeanwhile) : NOTHING)
}

/** For a text of small words or a single letter, which no document holds as words. */
function namesBeginning(folded: string): SearchPlan {
  const begins = sql`${businesses.searchName} like ${`${folded}%`}`
  return { condition: begins, rank: sql<number>`(${businesses.searchName} = ${folded})::int` }
}

const distinct = (words: readonly Word[]): Word[] =>
  words.filter(({ word }, index) => words.findIndex((other) => other.word === word) === index)
