import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './connection.ts'

type Place = { table: PgTable; column: PgColumn; scope?: SQL }

/** Room for a row that is put between two others by its number. */
const STEP = 10

/**
 * Numbers the rows of a scope in the order of the ids. Changes nothing and returns false unless
 * these are all of them, each once: somebody added or deleted one meanwhile.
 */
export async function saveRowOrder(
  tx: Transaction,
  { table, column, scope = sql`true` }: Place,
  ids: readonly number[],
): Promise<boolean> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from ${table} where ${scope} order by id for update`,
  )
  const there = new Set(rows.map(({ id }) => id))
  if (ids.length !== there.size || !ids.every((id) => there.has(id))) return false
  const name = sql.identifier(column.name)
  await tx.execute(sql`update ${table} t set ${name} = p.place * ${STEP}::int
    from unnest(${sql.param([...ids])}::int[]) with ordinality p (id, place)
    where t.id = p.id and t.${name} <> p.place * ${STEP}::int`)
  return true
}
