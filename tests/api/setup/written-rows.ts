import { sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'

/**
 * The last transaction that wrote to each table, and how many rows it has: the same before and
 * after what writes nothing, whatever other databases of the server do meanwhile.
 */
export async function countWrittenRows(db: Db): Promise<unknown[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return Promise.all(
    rows.map(async ({ name }) => {
      const state = sql`select ${name} as name, count(*), max(xmin::text::bigint)`
      return (await db.execute(sql`${state} from ${sql.identifier(name)}`)).rows[0]
    }),
  )
}
