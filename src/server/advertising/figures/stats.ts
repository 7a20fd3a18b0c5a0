import { sql } from 'drizzle-orm'
import type { AdFigures, AdStats } from '#contract/ad-figures.ts'
import { findCampaign } from '#server/advertising/campaigns/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { listDays } from '#shared/rules/ad-figures.ts'
import type { ChargeExclusion } from '#shared/rules/charge-verdict.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { previousDateRange, getDateRange, type DateRange } from './date-range.ts'
import {
  dailySumsQuery,
  toAdFigures,
  ZERO_SUMS,
  toAdSums,
  SUM_COLUMNS,
  type SumRow,
} from './sums.ts'

type Query = {
  id: number
  from?: string | undefined
  until?: string | undefined
  compare?: string | undefined
}

/**
 * The statistics of a campaign in these days, from the sums of the ledger. Throws NOT_FOUND, also
 * for another's, or INVALID_INPUT.
 */
export async function getCampaignStats(
  { db, actor, now }: Pick<UserContext, 'db' | 'actor' | 'now'>,
  { id, compare, ...asked }: Query,
): Promise<AdStats> {
  const today = getKolkataDate(now())
  await findCampaign(db, actor, { id, day: today })
  const span = getDateRange(asked, today)
  const before = compare === 'true' ? previousDateRange(span) : null
  const [groups, previous, names] = await Promise.all([
    readGroups(db, id, span),
    before && readTotal(db, id, before),
    readNames(db, id),
  ])
  const of = (part: Part) => groups.filter((row) => row.part === part)
  const named = (part: 'creative' | 'placement') =>
    of(part).map(({ value, figures }) => {
      const of = Number(value)
      return {
        id: of,
        name: names.get(`${part} ${value}`) ?? `${TITLES[part]} ${value}`,
        ...figures,
      }
    })
  return {
    ...span,
    total: of('all')[0]?.figures ?? toAdFigures(ZERO_SUMS),
    previous: before && { ...before, total: previous! },
    days: filled(of('day'), listDays(span.from, span.until)).map(([day, f]) => ({ day, ...f })),
    hours: filled(of('hour'), HOURS).map(([hour, f]) => ({ hour: Number(hour), ...f })),
    creatives: named('creative'),
    placements: named('placement'),
    pages: of('page').map(({ value, figures }) => ({ page: value, ...figures })),
    towns: of('town').map(({ value, figures }) => ({ town: value, ...figures })),
    excluded: of('reason')
      .map(({ value, figures: { excluded: clicks }, excludedViews: views }) => ({
        ...{ reason: value as ChargeExclusion, views, clicks },
      }))
      .sort((one, other) => other.clicks - one.clicks || other.views - one.views),
  }
}

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))
/** For what is deleted, and has no name any more. */
const TITLES = { creative: 'Creative', placement: 'Placement' }

type Part = 'day' | 'hour' | 'creative' | 'placement' | 'page' | 'town' | 'reason' | 'all'
type Group = { part: Part; value: string; figures: AdFigures; excludedViews: number }

/** The value of each key, nothing where nothing was counted. */
const filled = (groups: readonly Group[], keys: readonly string[]): [string, AdFigures][] => {
  const known = new Map(groups.map(({ value, figures }) => [value, figures]))
  return keys.map((key) => [key, known.get(key) ?? toAdFigures(ZERO_SUMS)])
}

/** All the parts in one reading of the sums. */
async function readGroups(db: Db, id: number, span: DateRange): Promise<Group[]> {
  const { rows } = await db.execute<SumRow & { part: Part; value: string | null }>(sql`
    with counted as (
      select (hour at time zone 'Asia/Kolkata')::date::text as day,
        extract(hour from hour at time zone 'Asia/Kolkata')::int as hour,
        creative_id, placement_id, page, town, reason,
        shown, viewable, clicks, excluded, excluded_views, spent
      from ${dailySumsQuery(span, sql`campaign_id = ${id}`)} counted)
    select case 0 when grouping(day) then 'day' when grouping(hour) then 'hour'
        when grouping(creative_id) then 'creative' when grouping(placement_id) then 'placement'
        when grouping(page) then 'page' when grouping(town) then 'town'
        when grouping(reason) then 'reason' else 'all' end as part,
      coalesce(day, hour::text, creative_id::text, placement_id::text, page, town, reason) as value,
      ${SUM_COLUMNS}
    from counted
    group by grouping sets ((day), (hour), (creative_id), (placement_id), (page), (town), (reason),
      ())
    having not (grouping(reason) = 0 and reason is null)
    order by sum(viewable) desc, sum(shown) desc, value`)
  return rows.map((row) => ({
    part: row.part,
    value: row.value ?? '',
    figures: toAdFigures(toAdSums(row)),
    excludedViews: Number(row.excluded_views),
  }))
}

async function readTotal(db: Db, id: number, span: DateRange): Promise<AdFigures> {
  const { rows } = await db.execute<SumRow>(
    sql`select ${SUM_COLUMNS} from ${dailySumsQuery(span, sql`campaign_id = ${id}`)} counted`,
  )
  return toAdFigures(toAdSums(rows[0]!))
}

/** The names of a campaign's creatives, and of all placements. */
async function readNames(db: Db, id: number): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ key: string; name: string }>(sql`
    select 'creative ' || id as key, name from creatives where campaign_id = ${id}
    union all select 'placement ' || id, name from placements`)
  return new Map(rows.map(({ key, name }) => [key, name]))
}
