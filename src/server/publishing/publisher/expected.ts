import { sql } from 'drizzle-orm'
import { APP_SHELL, isAppPath } from '#config/app-paths.ts'
import {
  classifiedAdPath,
  filterBuiltRoutes,
  businessPath,
  categoryPath,
  locationPath,
  postPath,
  ROUTES,
  type RouteName,
} from '#config/routes.ts'
import type { Db } from '#server/kit/db/connection.ts'

/**
 * Pages that the site must have. A page that changed after `version`, while the site was being
 * built, may or may not be there: its mark brings it into the next release.
 */
export async function listExpectedPages(db: Db, version: number): Promise<string[]> {
  const { rows } = await db.execute<{
    noun: 'business' | 'category' | 'location' | 'post' | 'ad'
    slug: string
  }>(sql`
    select 'business' as noun, slug from businesses where status in ('active', 'closed')
      and version <= ${version}
    union all
    select 'category', slug from categories where status = 'active' and version <= ${version}
    union all
    select 'post', slug from blog_posts where status = 'published' and version <= ${version}
    union all
    select 'location', slug from locations l where status = 'active' and version <= ${version}
      and exists (select 1 from businesses b where b.location_id = l.id and b.status = 'active'
        and b.version <= ${version})
    union all
    select 'ad', slug from classified_ads where status in ('active', 'sold', 'expired')
      and version <= ${version}`)
  const path = {
    business: businessPath,
    category: categoryPath,
    location: locationPath,
    post: postPath,
    ad: classifiedAdPath,
  }
  const fixed = filterBuiltRoutes(Object.keys(ROUTES) as RouteName[])
    .map((name) => ROUTES[name].path)
    .filter((path) => !isAppPath(path))
  return [
    ...fixed,
    '/404',
    APP_SHELL,
    '/fallback/business',
    '/fallback/post',
    '/fallback/search',
    '/fallback/classified',
    '/fallback/gone',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/still-right',
    ...rows.map((row) => path[row.noun](row.slug)),
  ]
}
