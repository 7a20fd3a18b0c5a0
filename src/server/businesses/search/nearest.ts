import { sql } from 'drizzle-orm'
import { skeleton } from '#shared/text/fold.ts'
import type { Db, Transaction } from '#server/db/connection.ts'
import { searchWords } from '#server/db/tables/index.ts'
import { closest } from './closest.ts'
import type { Distance } from './closest.ts'
import type { Word } from './words.ts'

type Candidate = Word & { place: boolean }

/** A known word that a typed one may stand for, and how many slips lie between them. */
export type Near = Candidate & Distance

/** Enough to hold the right word; the true distances decide among them. */
const MAX_SOUNDING = 80
const MAX_LOOKING = 20
/** Words this much longer or shorter are no misspellings. */
const MAX_LENGTH_APART = 3

/**
 * The known words nearest to each of the typed ones, by the typed one. A misspelling keeps the
 * consonants or loses, gains or changes one, so those of all such skeletons are looked up by their
 * index; only where that gives no word within one slip are the words searched that look alike.
 */
export async function nearestWords(
  db: Db | Transaction,
  typed: readonly Word[],
): Promise<Map<string, Near[]>> {
  const sounding = await soundingAlike(db, typed)
  const nearest = new Map(
    typed.map((entry) => [entry.word, closest(entry, sounding.get(entry.word) ?? [])]),
  )
  const unsure = typed.filter(({ word }) => (nearest.get(word)?.[0]?.slips ?? Infinity) > 1)

  const looking = await lookingAlike(db, unsure)
  for (const entry of unsure) {
    const candidates = [...(sounding.get(entry.word) ?? []), ...(looking.get(entry.word) ?? [])]
    nearest.set(entry.word, closest(entry, distinct(candidates)))
  }
  return nearest
}

type Found = Map<string, Candidate[]>

/** Words whose skeleton is that of the typed word or one consonant away from it. */
async function soundingAlike(db: Db | Transaction, typed: readonly Word[]): Promise<Found> {
  if (typed.length === 0) return new Map()
  const tries = typed.flatMap(({ word, spelling }) => {
    // As folded and as written: a slip may make another sound of it, as `Coudhary` a k.
    const near = new Set([skeleton(word), skeleton(spelling)].flatMap(skeletonsNear))
    return [...near].map((bones) => ({ word, near: bones, spelling }))
  })
  const { rows } = await db.execute<Candidate & { typed: string }>(sql`
    select typed, word, spelling, place from (
      select q.typed, w.word, w.spelling, w.place, row_number() over (
        partition by q.typed
        order by similarity(w.word, q.typed) + similarity(w.spelling,
          q.spelling) desc) as place_in_line
      from unnest(${sql.param(tries.map(({ word }) => word))}::text[],
        ${sql.param(tries.map(({ near }) => near))}::text[],
        ${sql.param(tries.map(({ spelling }) => spelling))}::text[]) as q (typed, skeleton,
          spelling)
      join ${searchWords} w on w.skeleton = q.skeleton and w.word <> q.typed
        and abs(length(w.spelling) - length(q.spelling)) <= ${MAX_LENGTH_APART}
    ) as found where place_in_line <= ${MAX_SOUNDING}`)
  return Map.groupBy(rows, (row) => row.typed)
}

/** Words that share most pieces of three letters with the folded word or with what was typed. */
async function lookingAlike(db: Db | Transaction, typed: readonly Word[]): Promise<Found> {
  if (typed.length === 0) return new Map()
  const { rows } = await db.execute<Candidate & { typed: string }>(sql`
    select q.word as typed, near.word, near.spelling, near.place
    from unnest(${sql.param(typed.map(({ word }) => word))}::text[],
      ${sql.param(typed.map(({ spelling }) => spelling))}::text[]) as q (word, spelling)
    cross join lateral (
      (select w.* from ${searchWords} w where w.word <> q.word order by w.word <-> q.word
        limit ${MAX_LOOKING})
      union all
      (select w.* from ${searchWords} w where q.spelling <> q.word and w.word <> q.word
        order by w.word <-> q.spelling limit ${MAX_LOOKING})
    ) as near`)
  return Map.groupBy(rows, (row) => row.typed)
}

const distinct = (candidates: readonly Candidate[]): Candidate[] => [
  ...new Map(candidates.toReversed().map((candidate) => [candidate.word, candidate])).values(),
]

/** How a skeleton may begin beside its consonants; such a letter is lost, or another, as easily. */
const FIRST_ONLY = [...'aiuhy']
/** What a skeleton is made of: no vowel but a first one, no aspirate, b for v, p for f. */
const CONSONANTS = [...'bcdgjklmnprst']

/**
 * A skeleton and all that differ from it by one consonant lost, added, changed or swapped with the
 * next.
 */
export function skeletonsNear(bones: string): string[] {
  if (!/^[a-z]+$/.test(bones)) return [bones]
  const found = new Set([
    bones,
    ...FIRST_ONLY.flatMap((letter) => [letter + bones, letter + bones.slice(1)]),
  ])
  for (let at = 0; at <= bones.length; at++) {
    const [before, here, after] = [bones.slice(0, at), bones.charAt(at), bones.slice(at + 1)]
    for (const other of CONSONANTS) {
      found.add(before + other + here + after)
      if (here) found.add(before + other + after)
      // A lost consonant between two equal ones makes them one: "hirapur", "hiraur".
      if (here) found.add(before + here + other + here + after)
    }
    if (here && bones.length > 1) found.add(before + after)
    if (after) found.add(before + after.charAt(0) + here + after.slice(1))
  }
  return [...new Set([...found].map((near) => near.replace(/(.)\1+/g, '$1')))]
}
