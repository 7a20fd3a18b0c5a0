import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { createPrepared } from '#server/kit/db/prepared.ts'
import { blogPosts } from '#server/kit/db/tables/index.ts'
import { idBySlugSql } from '#server/publishing/slug-history/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { publishedCondition } from './select/columns.ts'

const bySlug = createPrepared((db) =>
  db
    .select({ id: blogPosts.id, slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(publishedCondition, eq(blogPosts.id, idBySlugSql('blog', sql.placeholder('slug')))))
    .prepare('blog_post_by_slug'),
)

/**
 * The published post that has or had this slug, by its id and present slug; null when there is
 * none.
 */
export async function findPost(db: Db, slug: string): Promise<{ id: number; slug: string } | null> {
  const [row] = await bySlug(db).execute({ slug: slug.trim().toLowerCase() })
  return row ?? null
}

/** The same for a call; throws NOT_FOUND. */
export async function requirePost(db: Db, slug: string): Promise<{ id: number; slug: string }> {
  const found = await findPost(db, slug)
  if (!found) throw new ApiError('NOT_FOUND', { message: 'Blog post not found' })
  return found
}
