import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  BlogSummary,
  listBlogs as endpoint,
  listRecentBlogs as recent,
} from '#contract/blog.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { blogPosts } from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import { idBySlugSql } from '#server/publishing/slug-history/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { isListedIn, publishedCondition, selectPosts } from './select/columns.ts'
import { serialiseSummaries } from './serialise.ts'
import { searchPosts } from './select/search-posts.ts'

type Query = z.output<typeof endpoint.query>

const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.id)]

/** The posts and their order for readers of a language: in Hindi, those in Hindi come first. */
const forReaders = (language: 'en' | 'hi' = 'en') => ({
  which: and(publishedCondition, isListedIn(language)),
  order: [...(language === 'hi' ? [desc(sql`${blogPosts.language} = 'hi'`)] : []), ...newestFirst],
})

/** A page of published posts: all, of a category, found by a search. */
export async function listPosts(
  { db }: VisitorContext,
  query: Query,
): Promise<ResponseOf<typeof endpoint>['data']> {
  const readers = forReaders(query.language)
  const which = and(readers.which, inCategory(query.category))
  const { rows, total } = query.search
    ? await foundPage(db, { ...readers, which }, query.search, query)
    : {
        rows: await plainPage(db, { ...readers, which }, query),
        total: await db.$count(blogPosts, which),
      }
  const { page, totalPages, hasPrev, hasNext } = toPagination(query, total)
  return {
    blogs: await serialiseSummaries(db, rows),
    pagination: { currentPage: page, totalPages, totalBlogs: total, hasPrev, hasNext },
  }
}

/** The newest published posts. */
export async function listRecentPosts(
  { db }: VisitorContext,
  { limit, language }: z.output<typeof recent.query>,
): Promise<BlogSummary[]> {
  return serialiseSummaries(db, await plainPage(db, forReaders(language), { page: 1, limit }))
}

type Paging = Pick<Query, 'page' | 'limit'>

type Listing = { which: SQL | undefined; order: SQL[] }

const plainPage = (db: Db, { which, order }: Listing, { page, limit }: Paging) =>
  selectPosts(db)
    .where(which)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)

async function foundPage(
  db: Db,
  { which, order }: Listing,
  search: string,
  { page, limit }: Paging,
) {
  const candidates = await db
    .select({ id: blogPosts.id, version: blogPosts.version })
    .from(blogPosts)
    .where(which)
    .orderBy(...order)
  const found = await searchPosts(db, candidates, search)
  const ids = found.slice((page - 1) * limit, page * limit)
  const rows = ids.length > 0 ? await selectPosts(db).where(inArray(blogPosts.id, ids)) : []
  return { rows: rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), total: found.length }
}

/** By id or slug, present or former; an unknown one finds nothing. */
function inCategory(named: string | undefined): SQL | undefined {
  const text = named?.trim().toLowerCase()
  if (!text) return undefined
  if (/^\d+$/.test(text))
    return text.length < 10 ? eq(blogPosts.categoryId, Number(text)) : sql`false`
  return sql`${blogPosts.categoryId} = ${idBySlugSql('categories', text)}`
}
