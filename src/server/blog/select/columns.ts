import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { blogPosts as p, categories } from '#server/kit/db/tables/index.ts'

const columns = {
  id: p.id,
  slug: p.slug,
  title: p.title,
  excerpt: p.excerpt,
  content: p.content,
  language: p.language,
  featuredImage: p.featuredImage,
  tags: p.tags,
  metaTitle: p.metaTitle,
  metaDescription: p.metaDescription,
  authorName: p.authorName,
  translationId: p.translationId,
  source: p.source,
  version: p.version,
  publishedAt: p.publishedAt,
  updatedAt: p.updatedAt,
  category: {
    id: categories.id,
    name: categories.name,
    nameHi: categories.nameHi,
    slug: categories.slug,
    icon: categories.icon,
    color: categories.color,
  },
}

/**
 * The public sees published posts only; for it, drafts, scheduled and archived posts do not exist.
 */
export const publishedCondition = eq(p.status, 'published')

/** Posts that readers of a language are shown: not those that have a translation into it. */
export const isListedIn = (language: 'en' | 'hi') => sql`(${p.language} = ${language}
  or not exists (select from blog_posts t where t.id = ${p.translationId}
    and t.status = 'published' and t.language = ${language}))`

/** Posts with their category, the text included. */
export function selectPosts(db: Db) {
  const ofPost = and(eq(categories.id, p.categoryId), eq(categories.status, 'active'))
  return db.select(columns).from(p).leftJoin(categories, ofPost)
}

export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number]
