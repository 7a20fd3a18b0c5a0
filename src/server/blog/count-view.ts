import { countView, isOwnerOrAdmin, getCurrentViewCount } from '#server/analytics/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { requirePost } from './find.ts'

/**
 * Counts that a person opened a post; administrators are not counted. Throws NOT_FOUND or
 * TOO_MANY_REQUESTS.
 */
export async function countPostView(
  ctx: VisitorContext,
  slug: string,
): Promise<{ viewCount: number }> {
  const { id } = await requirePost(ctx.db, slug)
  const view = { noun: 'blog', recordId: id } as const
  if (isOwnerOrAdmin(await ctx.whoAsks(), null))
    return { viewCount: await getCurrentViewCount(ctx, view) }
  return countView(ctx, view)
}
