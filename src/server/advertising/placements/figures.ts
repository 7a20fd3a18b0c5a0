import { sql } from 'drizzle-orm'
import type { Placement } from '#contract/placements.ts'
import { PLACEMENT_SUM_COLUMNS, placementDaysQuery } from '#server/advertising/figures/index.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { toPercent, shiftDay } from '#shared/rules/ad-figures.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { toRupees, asPaise } from '#shared/rules/money.ts'

const DAYS = 28

type Figures = Pick<Placement, 'fill' | 'views' | 'clicks' | 'earned' | 'campaigns'>
type Row = Record<'empty' | 'shown' | 'viewable' | 'clicks' | 'spent' | 'campaigns', string>

/**
 * What places brought in the last 28 days, by id, all or one; one that nobody asked for has no
 * entry.
 */
export async function getPlacementFigures(
  db: DbOrTransaction,
  now: Date,
  id?: number,
): Promise<Map<number, Figures>> {
  const until = getKolkataDate(now)
  const span = { from: shiftDay(until, 1 - DAYS), until }
  const { rows } = await db.execute<Row & { id: number }>(sql`
    with days as (
        select * from ${placementDaysQuery(span)} all_days
        where ${id === undefined ? sql`true` : sql`placement_id = ${id}`}),
      seen as (
        select placement_id, count(distinct campaign) as campaigns
        from days, unnest(campaigns) campaign group by 1)
    select placement_id as id, coalesce(sum(count) filter (where kind = 'empty'), 0) as empty,
      ${PLACEMENT_SUM_COLUMNS}, coalesce(max(seen.campaigns), 0) as campaigns
    from days left join seen using (placement_id)
    group by placement_id`)
  return new Map(
    rows.map(({ id, empty, shown, viewable, clicks, spent, campaigns }) => [
      id,
      {
        fill: toPercent(Number(shown), Number(empty) + Number(shown)),
        views: Number(viewable),
        clicks: Number(clicks),
        earned: toRupees(asPaise(Number(spent))),
        campaigns: Number(campaigns),
      },
    ]),
  )
}
