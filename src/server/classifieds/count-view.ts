import { countView, isOwnerOrAdmin, getCurrentViewCount } from '#server/analytics/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { isPublicClassified, getClassifiedStatusAt } from '#shared/rules/classifieds.ts'
import { classifiedNotFound, findClassified } from './get.ts'

/**
 * Counts that a person opened an ad that everyone may see; its seller and administrators are not
 * counted. Throws NOT_FOUND or TOO_MANY_REQUESTS.
 */
export async function countClassifiedView(
  ctx: VisitorContext,
  { slug, search }: { slug: string; search?: string | undefined },
): Promise<{ viewCount: number }> {
  const classified = await findClassified(ctx.db, slug)
  if (!isPublicClassified(getClassifiedStatusAt(classified, ctx.now()))) throw classifiedNotFound()
  const view = { noun: 'classified', recordId: classified.id } as const
  if (isOwnerOrAdmin(await ctx.whoAsks(), classified.accountId))
    return { viewCount: await getCurrentViewCount(ctx, view) }
  return countView(ctx, { ...view, search })
}
