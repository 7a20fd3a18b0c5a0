import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businessChanges, businesses } from '#server/kit/db/tables/index.ts'

/** So many rows in one statement, which has its time limit. */
const PIECE = 5000

const COLUMNS = {
  categoryId: { column: sql.raw('category_id'), key: sql.raw(`'categoryId'`) },
  locationId: { column: sql.raw('location_id'), key: sql.raw(`'locationId'`) },
}

/**
 * Moves every listing of a category or a town to another one, and those that wait for approval of
 * such a move. Returns how many were moved.
 */
export async function moveListings(
  tx: Transaction,
  by: keyof typeof COLUMNS,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const { column, key } = COLUMNS[by]
  await tx.execute(sql`update ${businessChanges}
    set proposed = proposed || jsonb_build_object(${key}, ${to}::int)
    where (proposed ->> ${key})::int = ${from}`)
  for (let moved = 0; ;) {
    const { rowCount } = await tx.execute(sql`update ${businesses} set ${column} = ${to}
      where id in (select id from ${businesses} where ${column} = ${from} limit ${PIECE})`)
    moved += rowCount ?? 0
    if ((rowCount ?? 0) < PIECE) return moved
  }
}
