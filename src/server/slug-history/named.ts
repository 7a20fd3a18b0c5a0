import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { formerPages } from '#server/db/tables/index.ts'
import type { PageNoun } from '#server/db/tables/index.ts'
import { TABLES } from './tables.ts'

/**
 * The id of the record that has this slug, else of the record that had it; null if there is none.
 */
export const idNamed = (noun: PageNoun, slug: SQLWrapper | string): SQL => sql`coalesce(
  (select id from ${TABLES[noun].table} where slug = ${slug}),
  (select record_id from ${formerPages} where noun = ${sql.raw(`'${noun}'`)} and slug = ${slug}))`
