import { sql } from 'drizzle-orm'
import type { Placement } from '#contract/placements.ts'
import { countedIn } from '#server/ad-figures/index.ts'
import type { Db, Transaction } from '#server/db/connection.ts'
import { shiftDay } from '#shared/rules/ad-figures.ts'
import { dateInKolkata } from '#shared/rules/kolkata.ts'
import { toRupees } from '#shared/rules/money.ts'
import type { Paise } from '#shared/rules/money.ts'

const DAYS = 28

type Figures = Pick<Placement, 'fill' | 'views' | 'clicks' | 'earned' | 'campaigns'>
type Row = Record<'asked' | 'filled' | 'views' | 'clicks' | 'earned' | 'campaigns', string>

/** What places brought in the last 28 days, by id; one that nobody asked for has no entry. */
export async function placementFigures(
  db: Db | Transaction,
  now: Date,
): Promise<Map<number, Figures>> {
  const until = dateInKolkata(now)
  const span = { from: shiftDay(until, 1 - DAYS), until }
  const { rows } = await db.execute<Row & { id: number }>(sql`
    select placement_id as id, sum(shown) as asked,
      coalesce(sum(shown) filter (where campaign_id > 0), 0) as filled,
      sum(viewable) as views, sum(clicks) as clicks, sum(spent) as earned,
      count(distinct campaign_id) filter (where viewable > 0) as campaigns
    from ${countedIn(span, sql`true`)} counted
    group by placement_id`)
  return new Map(
    rows.map(({ id, asked, filled, views, clicks, earned, campaigns }) => [
      id,
      {
        fill: asked === '0' ? null : Math.round((Number(filled) / Number(asked)) * 10_000) / 100,
        views: Number(views),
        clicks: Number(clicks),
        earned: toRupees(Number(earned) as unknown as Paise),
        campaigns: Number(campaigns),
      },
    ]),
  )
}
