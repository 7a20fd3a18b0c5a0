import type { BlogPost, BlogSummary } from '#contract/blog.ts'
import type { Db } from '#server/db/connection.ts'
import { viewsOf } from '#server/analytics/index.ts'
import { excerpt } from '#shared/text/plain-text.ts'
import { readingMinutes } from '#shared/text/reading-time.ts'
import type { PostRow } from './select/columns.ts'

/** A post without an excerpt gives this much of its beginning; pages cut it further. */
const EXCERPT_LENGTH = 300
/** An excerpt never needs more of the text. */
const BEGINNING = 4000

/** Rows as the contract's summaries, in their order. */
export async function presentSummaries(db: Db, rows: readonly PostRow[]): Promise<BlogSummary[]> {
  const views = await viewsOf(
    db,
    'blog',
    rows.map(({ id }) => id),
  )
  return Promise.all(rows.map((row) => summaryOf(row, views.get(row.id) ?? 0)))
}

/** Rows as the contract's whole posts, in their order. */
export async function presentPosts(db: Db, rows: readonly PostRow[]): Promise<BlogPost[]> {
  const summaries = await presentSummaries(db, rows)
  return rows.map((row, i) => ({
    ...summaries[i]!,
    content: row.content,
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
    source: row.source,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  }))
}

const summaryOf = async (row: PostRow, viewCount: number): Promise<BlogSummary> => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt || (await beginningOf(row.content)),
  language: row.language,
  featuredImage: row.featuredImage,
  tags: row.tags,
  categoryId: row.category?.id ?? null,
  category: row.category,
  author: { name: row.authorName },
  readingMinutes: readingMinutes(row.content),
  viewCount,
  // The table holds no published post without its date.
  publishedAt: row.publishedAt!.toISOString(),
})

/** Most posts have an excerpt, so the Markdown pipeline is loaded when one has none. */
async function beginningOf(content: string): Promise<string> {
  const { plainText } = await import('#markdown/plain-text.ts')
  return excerpt(plainText(content.slice(0, BEGINNING)), EXCERPT_LENGTH)
}
