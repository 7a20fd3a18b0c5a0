import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connection.ts'
import { businesses, searchUpdates, searchWords } from '#server/db/tables/index.ts'
import { acronymLexeme } from './acronyms.ts'
import { quoteLexeme } from './tsquery.ts'

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
  /** Some documents are being written anew (`renamed.ts`); the same for all words. */
  renaming: boolean
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
      exists (select from ${searchWords} w where w.word = q.word collate "C" and w.place) as place,
      exists (select from ${searchUpdates}) as renaming
    from unnest(${sql.param(words)}::text[], ${sql.param(initials)}::text[]) as q (word, initials)`)
  return new Map(rows.map(({ word, ...known }) => [word, known]))
}
