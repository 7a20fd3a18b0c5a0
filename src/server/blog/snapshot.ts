import { and, asc, gt, inArray } from 'drizzle-orm'
import type { BlogPost } from '#contract/blog.ts'
import { blogPosts } from '#server/kit/db/tables/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { publishedCondition, selectPosts } from './select/columns.ts'
import { serialisePosts } from './serialise.ts'

/** The published posts with an id after the given one, in id order, for the static build. */
export async function readPosts(
  { db }: VisitorContext,
  { after, limit, ids }: { after: number; limit: number; ids?: number[] | undefined },
): Promise<{ data: BlogPost[]; next: number | null }> {
  const rows = await selectPosts(db)
    .where(and(publishedCondition, gt(blogPosts.id, after), ids && inArray(blogPosts.id, ids)))
    .orderBy(asc(blogPosts.id))
    .limit(limit)
  return {
    data: await serialisePosts(db, rows),
    next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
  }
}
