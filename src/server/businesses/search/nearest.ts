import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { skeleton } from '#shared/fold.ts'
import type { Db, Transaction } from '#server/db/connection.ts'
import { searchWords } from '#server/db/tables/index.ts'
import { closest } from './closest.ts'
import type { Word } from './words.ts'

type Candidate = Word & { place: boolean }

/** A known word that a typed one may stand for, and how many slips lie between them. */
export type Near = Candidate & { slips: number }

const MOST_CANDIDATES = 20

/**
 * The known words nearest to each of the typed ones, by the typed one. Most misspellings keep the consonants, and those
 * are looked up in no time; only where that gives no word within one slip are the words searched that look alike.
 */
export async function nearestWords(db: Db | Transaction, typed: readonly Word[]): Promise<Map<string, Near[]>> {
  const sounding = await candidatesFor(db, typed, soundingAlike)
  const nearest = new Map(typed.map((entry) => [entry.word, closest(entry, sounding.get(entry.word) ?? [])]))
  const unsure = typed.filter(({ word }) => (nearest.get(word)?.[0]?.slips ?? Infinity) > 1)

  const looking = await candidatesFor(db, unsure, lookingAlike)
  for (const entry of unsure) {
    const candidates = [...(sounding.get(entry.word) ?? []), ...(looking.get(entry.word) ?? [])]
    nearest.set(entry.word, closest(entry, distinct(candidates)))
  }
  return nearest
}

/** Same consonants, those that share most pieces first. */
const soundingAlike = sql`
  select w.* from ${searchWords} w where w.skeleton = q.skeleton
  order by similarity(w.word, q.word) desc limit ${MOST_CANDIDATES}`

/** Most shared pieces of three letters, with the folded word or with what was typed. */
const lookingAlike = sql`
  (select w.* from ${searchWords} w order by w.word <-> q.word limit ${MOST_CANDIDATES})
  union all
  (select w.* from ${searchWords} w where q.spelling <> q.word order by w.word <-> q.spelling limit ${MOST_CANDIDATES})`

async function candidatesFor(
  db: Db | Transaction,
  typed: readonly Word[],
  how: SQL,
): Promise<Map<string, Candidate[]>> {
  if (typed.length === 0) return new Map()
  const { rows } = await db.execute<Candidate & { typed: string }>(sql`
    select q.word as typed, near.word, near.spelling, near.place
    from unnest(${sql.param(typed.map(({ word }) => word))}::text[],
      ${sql.param(typed.map(({ word }) => skeleton(word)))}::text[],
      ${sql.param(typed.map(({ spelling }) => spelling))}::text[]) as q (word, skeleton, spelling)
    cross join lateral (${how}) as near`)
  return Map.groupBy(rows, (row) => row.typed)
}

const distinct = (candidates: readonly Candidate[]): Candidate[] => [
  ...new Map(candidates.toReversed().map((candidate) => [candidate.word, candidate])).values(),
]
