import { sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { getSnapshotState as endpoint } from '#contract/snapshot.ts'
import * as t from '#server/kit/db/tables/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'

type State = ResponseOf<typeof endpoint>['data']

/** Rows that pages are made of, in any status: a hidden listing changes pages too. */
const VERSIONED = [
  t.businesses,
  t.categories,
  t.locations,
  t.amenities,
  t.serviceFields,
  t.reviews,
  t.reviewReplies,
  t.settings,
  t.blogPosts,
]

/** How much there is to publish, and the newest version among it. */
export async function getSnapshotState({ db }: VisitorContext): Promise<State> {
  const newest = sql.join(
    VERSIONED.map((table) => sql`coalesce((select max(version) from ${table}), 0)`),
    sql`, `,
  )
  const { rows } = await db.execute<Record<keyof State, string>>(sql`
    select greatest(${newest}) as version,
      (select count(*) from ${t.businesses} where status = 'active') as businesses,
      (select count(*) from ${t.categories} where status = 'active') as categories,
      (select count(*) from ${t.locations} l where status = 'active' and exists
        (select from ${t.businesses} b where b.location_id = l.id
          and b.status = 'active')) as locations,
      (select count(*) from ${t.reviews} r join ${t.businesses} b on b.id = r.business_id
        where r.status = 'active' and b.status = 'active') as reviews,
      (select count(*) from ${t.blogPosts} where status = 'published') as posts`)
  const [row] = rows
  return {
    version: Number(row?.version),
    businesses: Number(row?.businesses),
    categories: Number(row?.categories),
    locations: Number(row?.locations),
    reviews: Number(row?.reviews),
    posts: Number(row?.posts),
  }
}
