import { sql } from 'drizzle-orm'
import { OPEN_DATA_LICENCE } from '#config/open-data.ts'
import { OPEN_DATA_SOURCES, TOWN_SOURCE, type OpenDataSource } from '#config/open-data-sources.ts'
import {
  BUSINESS_COLUMNS,
  BUSINESS_FROM,
  CATEGORY_COLUMNS,
  LOCATION_FROM,
  TOWN_COLUMNS,
  type Table,
} from './tables.ts'

const sourceRows = (sources: readonly OpenDataSource[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(sources)}::jsonb)
    as named (source text, category text, licence text, attribution text)`

/** A shown listing, with what must be said of its source: nothing where that is not known. */
const shownOf = (sources: readonly OpenDataSource[]) => sql`${BUSINESS_FROM} left join lateral (
    select named.licence, named.attribution from ${sourceRows(sources)}
    where named.source = t.source and coalesce(named.category, c.slug) = c.slug
    order by named.category is null limit 1) s on true`
const IS_KNOWN = sql`(t.source is null or s.licence is not null)`

/**
 * What everybody sees anyway, as files of the open data. Each row says under what it may be used,
 * and whom to name; rows whose source nobody has named a licence for are left out.
 */
export function getOpenDataTables(
  siteUrl: string,
  sources = OPEN_DATA_SOURCES,
): Record<string, Table> {
  const own = sql`${OPEN_DATA_LICENCE.name}::text as licence, ${siteUrl}::text as attribution`
  const ifTown = sql`t.latitude is not null or t.pincode is not null`
  return {
    businesses: {
      columns: sql`${BUSINESS_COLUMNS}, coalesce(s.licence, ${OPEN_DATA_LICENCE.name}) as licence,
        coalesce(s.attribution, ${siteUrl}) as attribution`,
      from: shownOf(sources),
      where: sql`t.status = 'active' and ${IS_KNOWN}`,
    },
    categories: {
      columns: sql`${CATEGORY_COLUMNS}, ${own}`,
      from: sql`categories t`,
      where: sql`t.status = 'active'`,
    },
    towns: {
      columns: sql`${TOWN_COLUMNS},
        case when ${ifTown} then ${TOWN_SOURCE.licence} else ${OPEN_DATA_LICENCE.name} end
          as licence,
        case when ${ifTown} then ${TOWN_SOURCE.attribution} else ${siteUrl} end as attribution`,
      from: LOCATION_FROM,
      where: sql`t.status = 'active'`,
    },
  }
}

/** How many shown listings each source gave, and under what; no licence: they are left out. */
export const sourceCountsQuery = (sources = OPEN_DATA_SOURCES) =>
  sql<SourceCount>`select t.source, s.licence, s.attribution, count(*)::int as count
    from ${shownOf(sources)} where t.status = 'active' and t.source is not null
    group by 1, 2, 3 order by 1, 4 desc`

export type SourceCount = {
  source: string
  licence: string | null
  attribution: string | null
  count: number
}
