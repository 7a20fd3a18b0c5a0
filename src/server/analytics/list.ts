import { sql } from 'drizzle-orm'
import { LISTINGS_PER_PAGE } from '#contract/analytics.ts'
import { dailyCounts } from '#server/db/tables/index.ts'
import { pageOf } from '#server/http/page.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import {
  noCounts,
  type CountedNoun,
  type CountKind,
  type Counts,
  type Period,
} from '#shared/rules/analytics.ts'
import { ownListings } from './selection.ts'
import { spanOf } from './period.ts'

type Row = {
  noun: CountedNoun
  id: number
  name: string
  slug: string
  status: string
  counts: Partial<Counts> | null
  viewsBefore: number
  total: number
}

/** The account's listings and ads with their sums, the most viewed first. */
export async function listAnalytics(
  { db, actor, now }: Pick<UserContext, 'db' | 'actor' | 'now'>,
  { days, page }: { days: Period; page: number },
) {
  const { beforeFrom, from, to } = spanOf(days, now())
  const { rows } = await db.execute<Row>(sql`
    with sums as (
      select c.noun, c.record_id, c.kind,
        coalesce(sum(c.count) filter (where c.day >= ${from}), 0)::int as now,
        coalesce(sum(c.count) filter (where c.day < ${from}), 0)::int as before
      from ${dailyCounts} c join (${ownListings(actor.id)}) mine
        on mine.noun = c.noun and mine.record_id = c.record_id
      where c.day between ${beforeFrom} and ${to} group by 1, 2, 3)
    select own.noun, own.record_id as id, own.name, own.slug, own.status,
      json_object_agg(s.kind, s.now) filter (where s.kind is not null) as counts,
      coalesce(sum(s.before) filter (where s.kind = 'view'), 0)::int as "viewsBefore",
      count(*) over ()::int as total
    from (${ownListings(actor.id)}) own
    left join sums s on s.noun = own.noun and s.record_id = own.record_id
    group by 1, 2, 3, 4, 5
    order by coalesce(sum(s.now) filter (where s.kind = 'view'), 0) desc,
      coalesce(sum(s.now), 0) desc, own.name, own.noun, own.record_id
    limit ${LISTINGS_PER_PAGE} offset ${(page - 1) * LISTINGS_PER_PAGE}`)
  const data = rows.map(({ counts, total: _, ...row }) => ({ ...row, counts: filled(counts) }))
  return { data, pagination: pageOf({ page, limit: LISTINGS_PER_PAGE }, rows[0]?.total ?? 0) }
}

const filled = (counts: Partial<Record<CountKind, number>> | null): Counts => ({
  ...noCounts(),
  ...counts,
})
