import { desc } from 'drizzle-orm'
import type { Placement } from '#contract/placements.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { placements as p } from '#server/kit/db/tables/index.ts'
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
  return rows.map((row) => serialisePlacement(row, figures))
}

/** A row with its figures as the contract’s placement. */
export const serialisePlacement = (
  row: typeof p.$inferSelect,
  figures: Awaited<ReturnType<typeof getPlacementFigures>>,
): Placement => ({
  ...row,
  ...(figures.get(row.id) ?? NOTHING),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
