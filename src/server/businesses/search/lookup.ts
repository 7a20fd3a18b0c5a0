import { sql } from 'drizzle-orm'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { businesses, searchWords } from '#server/kit/db/tables/index.ts'
import { toAcronymLexeme } from './acronyms.ts'
import { quoteLexeme } from './tsquery.ts'
import type { FoldedWord } from './words.ts'

/** What the dictionary knows of a typed word. */
export type DictionaryMatch = {
  /** A word of some listing, category or town, two neighbouring ones, or the beginning of one. */
  known: boolean
  /** Such a word itself. */
  whole: boolean
  /** That word, in the spelling that is kept of it. */
  written: boolean
  /** The initials of some listing's name. */
  acronym: boolean
  /** The name of a town or part of it. */
  place: boolean
  /**
   * Words that begin as it is written but are folded otherwise: `ranc` becomes `rank`, and Ranchi
   * does not.
   */
  continued: string[]
}

/** Of fewer letters too many words are the continuation. */
const MIN_CONTINUED = 4
const MAX_CONTINUED = 12
/** So much of a folded word and its continuation is alike; the index of words finds it by that. */
const ALIKE = 2

/**
 * Looks words up in one query. A word with a digit is known when some listing has it, or a longer
 * one that begins with it.
 */
export async function lookUpWords(
  db: DbOrTransaction,
  typed: readonly FoldedWord[],
): Promise<Map<string, DictionaryMatch>> {
  if (typed.length === 0) return new Map()
  const words = typed.map(({ word }) => word)
  const initials = words.map((word) => quoteLexeme(toAcronymLexeme(word)))
  const { rows } = await db.execute<DictionaryMatch & { word: string }>(sql`
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
      exists (select from ${searchWords} w
        where w.word = q.word collate "C" and w.spelling = q.spelling) as written,
      exists (select from ${businesses} where search_document @@ q.initials::tsquery) as acronym,
      exists (select from ${searchWords} w where w.word = q.word collate "C" and w.place) as place,
      array(
        select w.word from ${searchWords} w
        where length(q.spelling) >= ${MIN_CONTINUED} and q.word ~ '^[a-z]+$'
          and w.word >= left(q.word, ${ALIKE}) collate "C"
          and w.word < (left(q.word, ${ALIKE}) || chr(1114111)) collate "C"
          and starts_with(w.spelling, q.spelling) and not starts_with(w.word, q.word)
        order by length(w.word), w.word limit ${MAX_CONTINUED}) as continued
    from unnest(${sql.param(words)}::text[],
      ${sql.param(typed.map(({ spelling }) => spelling))}::text[], ${sql.param(initials)}::text[],
      ${sql.param(words.map((word) => `${quoteLexeme(word)}:*`))}::text[],
      ${sql.param(words.map(quoteLexeme))}::text[]) as q (word, spelling, initials, beginning,
        alone)`)
  return new Map(rows.map(({ word, ...known }) => [word, known]))
}
