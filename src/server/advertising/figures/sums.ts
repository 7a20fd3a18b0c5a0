import { sql, type SQL } from 'drizzle-orm'
import type { AdFigures } from '#contract/ad-figures.ts'
import { midnightSql } from '#server/advertising/creatives/index.ts'
import { getAverageCost, getClickRate, shiftDay, type AdSums } from '#shared/rules/ad-figures.ts'
import { toRupees, asPaise } from '#shared/rules/money.ts'
import type { DateRange } from './date-range.ts'

/**
 * The sums of days, what was offered beside what became of views and clicks, as one table. `which`
 * limits both.
 */
export const dailySumsQuery = ({ from, until }: DateRange, which: SQL = sql`campaign_id > 0`) => {
  const days = sql`hour >= ${midnightSql(from)} and hour < ${midnightSql(shiftDay(until, 1))}`
  return sql`(
    select hour, campaign_id, creative_id, placement_id, page, town, null as reason,
      count as shown, 0 as viewable, 0 as clicks, 0 as excluded, 0 as excluded_views, 0 as spent
    from ad_offer_hours where ${which} and ${days}
    union all
    select hour, campaign_id, creative_id, placement_id, page, town, nullif(verdict, 'billed'),
      0, case when kind = 'view' and verdict = 'billed' then count else 0 end,
      case when kind = 'click' and verdict = 'billed' then count else 0 end,
      case when kind = 'click' and verdict <> 'billed' then count else 0 end,
      case when kind = 'view' and verdict <> 'billed' then count else 0 end, amount
    from ad_hours where ${which} and ${days})`
}

/** The columns of `AdSums`, summed up. */
export const SUM_COLUMNS = sql`coalesce(sum(shown), 0) as shown,
  coalesce(sum(viewable), 0) as viewable,
  coalesce(sum(clicks), 0) as clicks, coalesce(sum(excluded), 0) as excluded,
  coalesce(sum(excluded_views), 0) as excluded_views, coalesce(sum(spent), 0) as spent`

/** A row of them as the database answers it: sums of counts are text there. */
export type SumRow = Record<keyof AdSums | 'excluded_views', string>

export const ZERO_SUMS: AdSums = { shown: 0, viewable: 0, clicks: 0, excluded: 0, spent: 0 }

export const toAdSums = (row: SumRow): AdSums => ({
  shown: Number(row.shown),
  viewable: Number(row.viewable),
  clicks: Number(row.clicks),
  excluded: Number(row.excluded),
  spent: Number(row.spent),
})

export const paiseToRupees = (paise: number): number => toRupees(asPaise(paise))

/** Sums as the contract's figures. */
export function toAdFigures(sums: AdSums): AdFigures {
  const cost = getAverageCost(sums)
  return {
    views: sums.shown,
    viewable: sums.viewable,
    clicks: sums.clicks,
    excluded: sums.excluded,
    ctr: getClickRate(sums),
    spent: paiseToRupees(sums.spent),
    averageCost: cost === null ? null : paiseToRupees(cost),
  }
}
