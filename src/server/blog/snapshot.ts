import { and, asc, gt } from 'drizzle-orm'
import type { BlogPost } from '#contract/blog.ts'
import type { Db } from '#server/db/connection.ts'
import { blogPosts } from '#server/db/tables/index.ts'
import { isPublished, selectPosts } from './columns.ts'
import { presentPosts } from './present.ts'

/** The published posts after an id, in id order, for the static build. */
export async function readPosts(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<{ data: BlogPost[]; next: number | null }> {
  const rows = await selectPosts(db)
    .where(and(isPublished, gt(blogPosts.id, after)))
    .orderBy(asc(blogPosts.id))
    .limit(limit)
  return { data: await presentPosts(db, rows), next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) }
}
