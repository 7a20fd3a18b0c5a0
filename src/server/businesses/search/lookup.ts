import { sql } from 'drizzle-orm'
import { skeleton } from '#shared/fold.ts'
import type { Db, Transaction } from '#server/db/connection.ts'
import { businesses, searchWords } from '#server/db/tables/index.ts'
import { acronymLexeme } from './acronyms.ts'
import { closest } from './closest.ts'
import { quoteLexeme } from './tsquery.ts'
import type { Word } from './words.ts'

/** What the dictionary knows of a typed word. */
export type Known = {
  /** A word of some listing, category or town, or the beginning of one. */
  known: boolean
  /** Such a word itself. */
  whole: boolean
  /** The initials of some listing's name. */
  acronym: boolean
  /** The name of a town or part of it. */
  place: boolean
}

/** Looks words up in one query. Words with a digit count as known: a code or a PIN is never corrected. */
export async function lookUp(db: Db | Transaction, words: readonly string[]): Promise<Map<string, Known>> {
  const initials = words.map((word) => quoteLexeme(acronymLexeme(word)))
  const { rows } = await db.execute<Known & { word: string }>(sql`
    select q.word,
      q.word ~ '[0-9]' or exists (
        select from ${searchWords} w where w.word >= q.word collate "C" and w.word < (q.word || chr(1114111)) collate "C"
      ) as known,
      q.word ~ '[0-9]' or exists (select from ${searchWords} w where w.word = q.word collate "C") as whole,
      exists (select from ${businesses} where search_document @@ q.initials::tsquery) as acronym,
      exists (select from ${searchWords} w where w.word = q.word collate "C" and w.place) as place
    from unnest(${sql.param(words)}::text[], ${sql.param(initials)}::text[]) as q (word, initials)`)
  return new Map(rows.map(({ word, ...known }) => [word, known]))
}

/** A known word that a typed one may stand for. */
export type Candidate = Word & { place: boolean }

const MOST_CANDIDATES = 30

/**
 * The known words nearest to each of the typed ones, by the typed one: of those with the same consonants and those that
 * share most three-letter pieces, the ones with the fewest slips.
 */
export async function nearestWords(db: Db | Transaction, typed: readonly Word[]): Promise<Map<string, Candidate[]>> {
  if (typed.length === 0) return new Map()
  const { rows } = await db.execute<Candidate & { typed: string }>(sql`
    select q.word as typed, near.word, near.spelling, near.place
    from unnest(${sql.param(typed.map(({ word }) => word))}::text[],
      ${sql.param(typed.map(({ word }) => skeleton(word)))}::text[],
      ${sql.param(typed.map(({ spelling }) => spelling))}::text[]) as q (word, skeleton, spelling)
    cross join lateral (
      (select w.word, w.spelling, w.place, 1 + similarity(w.word, q.word) as likeness from ${searchWords} w
        where w.skeleton = q.skeleton order by likeness desc limit ${MOST_CANDIDATES})
      union all
      (select w.word, w.spelling, w.place, greatest(similarity(w.word, q.word), similarity(w.word, q.spelling)) as likeness
        from ${searchWords} w where w.word % q.word or w.word % q.spelling
        order by likeness desc limit ${MOST_CANDIDATES})
    ) as near
    order by q.word, near.likeness desc`)
  return new Map(
    typed.map((entry) => {
      const candidates = new Map(rows.filter((row) => row.typed === entry.word).map((row) => [row.word, row]))
      return [entry.word, closest(entry, [...candidates.values()])]
    }),
  )
}
