import { sql } from 'drizzle-orm'
import type { getAdForecast } from '#contract/ad-figures.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Db } from '#server/kit/db/connection.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { countDays, shiftDay } from '#shared/rules/ad-figures.ts'
import { FORECAST_DAYS, buildForecast, type CountedTraffic } from '#shared/rules/ad-forecast.ts'
import { DEFAULT_COST_PER_CLICK } from '#shared/rules/campaigns.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { toPaise } from '#shared/rules/money.ts'
import { PLACEMENT_SUM_COLUMNS, placementDaysQuery } from './place-days.ts'
import { paiseToRupees, type SumRow } from './sums.ts'

type Query = EndpointInput<typeof getAdForecast>['query']

/** What a campaign is likely to bring, from what was counted where it would be shown. */
export async function forecastCampaign(
  { db, now }: Pick<UserContext, 'db' | 'now'>,
  { budget, dailyBudget, costPerClick, startDate, endDate, locations }: Query,
): Promise<ResponseOf<typeof getAdForecast>['data']> {
  const today = getKolkataDate(now())
  const first = startDate && startDate > today ? startDate : today
  const days = endDate ? Math.max(0, countDays(first, endDate)) : null
  const traffic = await readTraffic(db, today, locations)
  const { likely, ...rest } = buildForecast(
    {
      budget: Number(budget ?? 0),
      dailyBudget: dailyBudget === undefined ? null : Number(dailyBudget),
      costPerClick: Number(costPerClick ?? toPaise(DEFAULT_COST_PER_CLICK)),
      days,
    },
    traffic,
  )
  return {
    days,
    countedDays: traffic.days,
    ...rest,
    likely: likely && { ...likely, spent: paiseToRupees(likely.spent) },
  }
}

type TrafficRow = SumRow & Record<'days' | 'empty', string>

/** The traffic of the 28 days before today, on pages about these towns or about none. */
async function readTraffic(
  db: Db,
  today: string,
  locations: readonly string[],
): Promise<CountedTraffic> {
  const span = { from: shiftDay(today, -FORECAST_DAYS), until: shiftDay(today, -1) }
  const towns = sql.param(['', ...locations.map((town) => town.toLowerCase())])
  const isThere = locations.length === 0 ? sql`true` : sql`lower(town) = any(${towns}::text[])`
  const [counted, running] = await Promise.all([
    db.execute<TrafficRow>(sql`
      select count(distinct day) filter (where kind in ('empty', 'offer')) as days,
        coalesce(sum(count) filter (where kind = 'empty'), 0) as empty, ${PLACEMENT_SUM_COLUMNS}
      from ${placementDaysQuery(span)} days where ${isThere}`),
    db.execute<{ price: number }>(sql`
      select c.cost_per_click as price from campaigns c
        left join campaign_totals t on t.campaign_id = c.id
      where c.status = 'active' and c.is_approved and c.deleted_at is null
        and coalesce(c.start_date, ${today}) <= ${today}
        and coalesce(c.end_date, ${today}) >= ${today}
        and c.budget - coalesce(t.spent, 0) >= c.cost_per_click
        and (cardinality(c.locations) = 0 or ${locations.length === 0}
          or exists (select from unnest(c.locations) town
            where lower(town) = any(${towns}::text[])))
        and exists (select from creatives k where k.campaign_id = c.id and k.is_approved)`),
  ])
  const row = counted.rows[0]!
  return {
    days: Number(row.days),
    empty: Number(row.empty),
    offered: Number(row.shown),
    viewable: Number(row.viewable),
    clicks: Number(row.clicks),
    prices: running.rows.map(({ price }) => price),
  }
}
