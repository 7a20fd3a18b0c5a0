import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connection.ts'
import { businesses, searchWords } from '#server/db/tables/index.ts'
import { acronymLexeme } from './acronyms.ts'
import { quoteLexeme } from './tsquery.ts'

/** What the dictionary knows of a typed word. */
export type Known = {
  /** A word of some listing, category or town, two neighbouring ones, or the beginning of one. */
  known: boolean
  /** Such a word itself. */
  whole: boolean
  /** The initials of some listing's name. */
  acronym: boolean
  /** The name of a town or part of it. */
  place: boolean
}

/**
 * Looks words up in one query. A word with a digit is known when some listing has it, or a longer
 * one that begins with it.
 */
export async function lookUp(
  db: Db | Transaction,
  words: readonly string[],
): Promise<Map<string, Known>> {
  if (words.length === 0) return new Map()
  const initials = words.map((word) => quoteLexeme(acronymLexeme(word)))
  const { rows } = await db.execute<Known & { word: string }>(sql`
    select q.word,
      case when q.word ~ '[0-9]'
        then exists (select from ${businesses} where search_document @@ q.beginning::tsquery)
        else exists (
          select from ${searchWords} w
          where w.word >= q.word collate "C" and w.word < (q.word || chr(1114111)) collate "C"
        ) or exists (select from ${businesses}
          where search_document @@ q.alone::tsquery) end as known,
      q.word ~ '[0-9]'
        or exists (select from ${searchWords} w where w.word = q.word collate "C") as whole,
      exists (select from ${businesses} where search_document @@ q.initials::tsquery) as acronym,
      exists (select from ${searchWords} w where w.word = q.word collate "C" and w.place) as place
    from unnest(${sql.param(words)}::text[], ${sql.param(initials)}::text[],
      ${sql.param(words.map((word) => `${quoteLexeme(word)}:*`))}::text[],
      ${sql.param(words.map(quoteLexeme))}::text[]) as q (word, initials, beginning, alone)`)
  return new Map(rows.map(({ word, ...known }) => [word, known]))
}
