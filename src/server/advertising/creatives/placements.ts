import { desc, eq } from 'drizzle-orm'
import { createPrepared } from '#server/kit/db/prepared.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { placements as p } from '#server/kit/db/tables/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'

const MAX_ROWS = 500

const active = createPrepared((db) =>
  db
    .select({
      ...{ id: p.id, code: p.code, page: p.page, position: p.position, size: p.size },
      showsHouseAds: p.showsHouseAds,
    })
    .from(p)
    .where(eq(p.isActive, true))
    .orderBy(desc(p.priority), p.id)
    .limit(MAX_ROWS)
    .prepare('active_placements'),
)

/** The places open for advertisements, the most important first. */
export const getActivePlacements = (db: Db) => active(db).execute()

/** The same for the static build, which renders no slot where no place is open. */
export async function readActivePlacements({ db }: VisitorContext) {
  return (await getActivePlacements(db)).map(({ id: _, ...place }) => place)
}
