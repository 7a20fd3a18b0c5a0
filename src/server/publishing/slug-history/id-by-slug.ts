import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { formerPages, type PageRecordType } from '#server/kit/db/tables/index.ts'
import { SLUG_TABLES } from './tables.ts'

/**
 * The id of the record that has this slug, else of the record that had it; null if there is none.
 */
export const idBySlugSql = (noun: PageRecordType, slug: SQLWrapper | string): SQL => sql`coalesce(
  (select id from ${SLUG_TABLES[noun].table} where slug = ${slug}),
  (select record_id from ${formerPages} where noun = ${sql.raw(`'${noun}'`)} and slug = ${slug}))`
