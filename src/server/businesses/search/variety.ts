import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { businesses } from '#server/db/tables/index.ts'
import { anyLexeme } from './lexemes.ts'
import type { Stage } from './stages.ts'

/**
 * By which of the words that misspelt ones may have been a row of `businesses` was found, the
 * likeliest counting; undefined where every word is certain.
 */
export function variantOf({ terms }: Stage): SQL<string> | undefined {
  const open = terms.flatMap(({ spellings }) =>
    spellings && spellings.size > 1 ? [[...spellings.keys()]] : [],
  )
  if (open.length === 0) return undefined
  const found = open.map((lexemes) => {
    const cases = lexemes.map(
      (lexeme, index) => sql`when ${businesses.searchDocument}
        @@ ${anyLexeme([lexeme])}::tsquery then ${index}::int`,
    )
    return sql`case ${sql.join(cases, sql` `)} else -1 end`
  })
  return sql<string>`concat_ws(' ', ${sql.join(found, sql`, `)})`
}
