import { asc, sql } from 'drizzle-orm'
import type { ManagedCategory } from '#contract/categories.ts'
import {
  amenities,
  blogPosts,
  businesses,
  categories,
  serviceFields,
} from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { categoryDetailColumns, serialiseDetail } from './columns.ts'

const MAX_ROWS = 1000

type Counts = Pick<ManagedCategory, 'listings' | 'businessCount' | 'posts' | 'features' | 'fields'>

/** All categories in their order, with what belongs to each. */
export async function listAllCategories({
  db,
}: Pick<UserContext, 'db'>): Promise<ManagedCategory[]> {
  const [rows, counts] = await Promise.all([
    db
      .select(categoryDetailColumns)
      .from(categories)
      .orderBy(asc(categories.sortOrder), asc(categories.name), asc(categories.id))
      .limit(MAX_ROWS),
    db.execute<{ id: number } & Counts>(sql`
      select id, coalesce(b.listings, 0)::int as listings, coalesce(b.shown, 0)::int
          as "businessCount", coalesce(p.n, 0)::int as posts, coalesce(a.n, 0)::int as features,
        coalesce(f.n, 0)::int as fields
      from ${categories}
      left join (select category_id, count(*) as listings,
          count(*) filter (where status = 'active') as shown
        from ${businesses} group by 1) b on b.category_id = id
      left join (select category_id, count(*) as n from ${blogPosts} group by 1) p
        on p.category_id = id
      left join (select category_id, count(*) as n from ${amenities} group by 1) a
        on a.category_id = id
      left join (select category_id, count(*) as n from ${serviceFields} group by 1) f
        on f.category_id = id`),
  ])
  const of = new Map(counts.rows.map(({ id, ...counted }) => [id, counted]))
  const none: Counts = { listings: 0, businessCount: 0, posts: 0, features: 0, fields: 0 }
  return rows.map((row) => ({ ...serialiseDetail(row), ...(of.get(row.id) ?? none) }))
}
