import { VISITOR } from '#server/actor/actor.ts'
import type { VisitorContext } from '#server/http/verb-context.ts'
import { countView } from '#server/views/index.ts'
import { getAd } from './get.ts'

/** Counts that a person opened an ad that everyone may see. Throws NOT_FOUND or TOO_MANY_REQUESTS. */
export async function countAdView(
  ctx: VisitorContext,
  slug: string,
): Promise<{ viewCount: number }> {
  const { id } = await getAd({ ...ctx, whoAsks: () => Promise.resolve(VISITOR) }, slug)
  return countView(ctx, { noun: 'classified', recordId: id })
}
