import { desc, eq } from 'drizzle-orm'
import type { Placement } from '#contract/placements.ts'
import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { placements as p } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { toRupees, asPaise } from '#shared/rules/money.ts'
import { getPlacementFigures } from './figures.ts'

const MAX_ROWS = 500
const NOTHING = {
  ...{ fill: null, views: 0, clicks: 0, campaigns: 0 },
  earned: toRupees(asPaise(0)),
}

/** The placements with what they brought lately, the most important first. */
export async function readPlacements(db: DbOrTransaction, now: Date): Promise<Placement[]> {
  const [rows, figures] = await Promise.all([
    db.select().from(p).orderBy(desc(p.priority), p.id).limit(MAX_ROWS),
    getPlacementFigures(db, now),
  ])
  return rows.map((row) => present(row, figures))
}

const present = (
  row: typeof p.$inferSelect,
  figures: Awaited<ReturnType<typeof getPlacementFigures>>,
): Placement => ({
  ...row,
  ...(figures.get(row.id) ?? NOTHING),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** The placement as it is now. */
export async function getPlacement(tx: Transaction, id: number, now: Date): Promise<Placement> {
  const [row] = await tx.select().from(p).where(eq(p.id, id))
  return present(row!, await getPlacementFigures(tx, now, id))
}

/** The placement, locked until the transaction ends. Throws NOT_FOUND. */
export async function lockPlacement(tx: Transaction, id: number) {
  const [row] = await tx.select().from(p).where(eq(p.id, id)).for('update')
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Placement not found.' })
  return row
}

/** Throws INVALID_INPUT when another placement has the code. */
export async function checkPlacementCode(
  tx: Transaction,
  code: string,
  id?: number,
): Promise<void> {
  const [other] = await tx.select({ id: p.id, name: p.name }).from(p).where(eq(p.code, code))
  if (other && other.id !== id)
    throw new ApiError('INVALID_INPUT', {
      fields: { code: `The placement “${other.name}” already uses this code` },
    })
}
