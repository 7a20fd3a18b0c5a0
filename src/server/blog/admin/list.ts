import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { listAllBlogs as endpoint } from '#contract/blog-admin.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { getPublishedViewCounts } from '#server/analytics/index.ts'
import { blogPosts as p } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { searchPosts } from '#server/blog/select/search-posts.ts'
import { serialisePost, selectAllPosts } from './select.ts'

/** A page of posts in every state: all, of one state, found by a search. */
export async function listAllPosts(
  { db }: Pick<UserContext, 'db'>,
  { status, search, page, limit }: EndpointInput<typeof endpoint>['query'],
): Promise<ResponseOf<typeof endpoint>['data']> {
  const which = status ? eq(p.status, status) : undefined
  const from = (page - 1) * limit
  const newestFirst = [desc(sql`coalesce(${p.publishedAt}, ${p.createdAt})`), desc(p.id)]
  let ids: number[]
  let total: number
  if (search) {
    const candidates = await db
      .select({ id: p.id, version: p.version })
      .from(p)
      .where(which)
      .orderBy(...newestFirst)
    const found = await searchPosts(db, candidates, search)
    total = found.length
    ids = found.slice(from, from + limit)
  } else {
    total = await db.$count(p, which)
    const rows = await db
      .select({ id: p.id })
      .from(p)
      .where(which)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(from)
    ids = rows.map(({ id }) => id)
  }
  const rows = ids.length > 0 ? await selectAllPosts(db).where(inArray(p.id, ids)) : []
  const views = await getPublishedViewCounts(db, 'blog', ids)
  const places = new Map(ids.map((id, place) => [id, place]))
  rows.sort((a, b) => places.get(a.post.id)! - places.get(b.post.id)!)
  const { totalPages, hasPrev, hasNext } = toPagination({ page, limit }, total)
  return {
    blogs: rows.map((row) => ({
      ...serialisePost(row, views.get(row.post.id) ?? 0),
      hasDraft: row.draft !== null,
    })),
    pagination: { currentPage: page, totalPages, totalBlogs: total, hasPrev, hasNext },
  }
}
