import { countView } from '#server/views/index.ts'
import type { VisitorContext } from '#server/http/verb-context.ts'
import { requirePost } from './find.ts'

/** Counts that a person opened a post. Throws NOT_FOUND or TOO_MANY_REQUESTS. */
export async function countPostView(
  ctx: VisitorContext,
  slug: string,
): Promise<{ viewCount: number }> {
  const { id } = await requirePost(ctx.db, slug)
  return countView(ctx, { noun: 'blog', recordId: id })
}
