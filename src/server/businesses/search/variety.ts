import { sql, type SQL } from 'drizzle-orm'
import { businesses } from '#server/kit/db/tables/index.ts'
import { matchAnyLexeme } from './lexemes.ts'
import type { SearchTerm } from './parse-query.ts'
import type { SearchStage } from './stages.ts'

const { id, searchDocument, searchName } = businesses

/**
 * By which of the words that a misspelt or unfinished one may have been a row of `businesses` was
 * found; undefined where every word is certain. Of several words of a misspelling the likeliest
 * counts. A row whose name has the typed words whole stands for itself.
 */
export function buildVariantKey({ terms }: SearchStage): SQL<string> | undefined {
  const unfinished = terms.filter(isUnfinishedTerm)
  const variants = [...terms.flatMap(misspelled), ...unfinished.map(continuation)]
  if (variants.length === 0) return undefined
  const variant = sql<string>`concat_ws(' ', ${sql.join(variants, sql`, `)})`
  if (unfinished.length < variants.length) return variant
  const whole = unfinished.map(({ word }) => sql`strpos(${spaced}, ${` ${word} `}) > 0`)
  return sql<string>`case when ${sql.join(whole, sql` and `)} then ${id}::text else ${variant} end`
}

/** A word that may be the beginning of another. */
export const isUnfinishedTerm = ({ spellings, matches }: SearchTerm): boolean =>
  !spellings && matches.some(({ prefix }) => prefix)

const spaced = sql`(' ' || ${searchName} || ' ')`

function misspelled({ spellings }: SearchTerm): SQL[] {
  if (!spellings || spellings.size < 2) return []
  return [sql`case ${whichOf([...spellings.keys()])} else -1 end`]
}

/** The word of the name that begins with it. */
function continuation({ word, continued = [] }: SearchTerm): SQL {
  const at = sql`strpos(${spaced}, ${` ${word}`})`
  const begun = sql`split_part(substr(${spaced}, ${at} + 1), ' ', 1)`
  return continued.length === 0
    ? sql`case when ${at} > 0 then ${begun} end`
    : sql`case when ${at} > 0 then ${begun} else (case ${whichOf(continued)} end)::text end`
}

const whichOf = (lexemes: readonly string[]) =>
  sql.join(
    lexemes.map(
      (lexeme, index) =>
        sql`when ${searchDocument} @@ ${matchAnyLexeme([lexeme])}::tsquery then ${index}::int`,
    ),
    sql` `,
  )
