import { countView, isOwnerOrAdmin, getCurrentViewCount } from '#server/analytics/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { isPublicAd, getAdStatusAt } from '#shared/rules/classifieds.ts'
import { adNotFound, findAd } from './get.ts'

/**
 * Counts that a person opened an ad that everyone may see; its seller and administrators are not
 * counted. Throws NOT_FOUND or TOO_MANY_REQUESTS.
 */
export async function countAdView(
  ctx: VisitorContext,
  { slug, search }: { slug: string; search?: string | undefined },
): Promise<{ viewCount: number }> {
  const ad = await findAd(ctx.db, slug)
  if (!isPublicAd(getAdStatusAt(ad, ctx.now()))) throw adNotFound()
  const view = { noun: 'classified', recordId: ad.id } as const
  if (isOwnerOrAdmin(await ctx.whoAsks(), ad.accountId))
    return { viewCount: await getCurrentViewCount(ctx, view) }
  return countView(ctx, { ...view, search })
}
