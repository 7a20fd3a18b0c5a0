import { sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { formerPages, type PageRecordType } from '#server/kit/db/tables/index.ts'
import { SLUG_TABLES } from './tables.ts'

/**
 * The slug of the present page; `gone` if the page was once public and no longer exists; null if it
 * was never public.
 */
export type PageStatus = { slug: string } | 'gone' | null

/** Finds the page of the public record that has or had this slug, or that has this id. */
export async function findPage(
  db: Db,
  noun: PageRecordType,
  by: { slug: string } | { id: number },
): Promise<PageStatus> {
  const { table, shown } = SLUG_TABLES[noun]
  const isShown = sql`t.status = any(${sql.param([...shown])}::text[])`
  const [now, then] =
    'id' in by
      ? [sql`t.id = ${by.id}`, sql`f.record_id = ${by.id}`]
      : [sql`t.slug = ${by.slug}`, sql`f.slug = ${by.slug}`]
  const { rows } = await db.execute<{ slug: string | null }>(sql`
    select slug from (
      select 1 as turn, t.slug from ${table} t where ${now} and ${isShown}
      union all
      select 2, t.slug from ${formerPages} f left join ${table} t on t.id = f.record_id
        and ${isShown}
      where f.noun = ${noun} and ${then}) found
    order by turn limit 1`)
  const [row] = rows
  if (!row) return null
  return row.slug === null ? 'gone' : { slug: row.slug }
}
