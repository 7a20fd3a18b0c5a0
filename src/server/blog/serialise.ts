import type { BlogPost, BlogSummary } from '#contract/blog.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { getPublishedViewCounts } from '#server/analytics/index.ts'
import { getReadingMinutes } from '#shared/text/reading-time.ts'
import type { PostRow } from './select/columns.ts'
import { createExcerpts } from './text/excerpts.ts'

/** Rows as the contract's summaries, in their order. */
export async function serialiseSummaries(db: Db, rows: readonly PostRow[]): Promise<BlogSummary[]> {
  const views = await getPublishedViewCounts(
    db,
    'blog',
    rows.map(({ id }) => id),
  )
  const without = rows.filter((row) => !row.excerpt)
  const made = await createExcerpts(without.map(({ content }) => content))
  const excerpts = new Map(without.map(({ id }, at) => [id, made[at]!]))
  return rows.map((row) => ({
    ...summaryOf(row),
    excerpt: row.excerpt || excerpts.get(row.id)!,
    viewCount: views.get(row.id) ?? 0,
  }))
}

/** Rows as the contract's whole posts, in their order. */
export async function serialisePosts(db: Db, rows: readonly PostRow[]): Promise<BlogPost[]> {
  const summaries = await serialiseSummaries(db, rows)
  return rows.map((row, i) => ({
    ...summaries[i]!,
    content: row.content,
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
    translationId: row.translationId,
    source: row.source,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  }))
}

const summaryOf = (row: PostRow): Omit<BlogSummary, 'excerpt' | 'viewCount'> => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  language: row.language,
  featuredImage: row.featuredImage,
  tags: row.tags,
  categoryId: row.category?.id ?? null,
  category: row.category,
  author: { name: row.authorName },
  readingMinutes: getReadingMinutes(row.content),
  // The table holds no published post without its date.
  publishedAt: row.publishedAt!.toISOString(),
})
