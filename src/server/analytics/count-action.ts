import type { countAction as endpoint } from '#contract/analytics.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { countOnce } from './count.ts'
import { isOwnerOrAdmin } from './owner-or-admin.ts'
import { findVisibleRecordOwner } from './find-visible-record.ts'

/**
 * Counts what a visitor does with a listing or an ad that everyone may see. What its owner and
 * administrators do is not counted. Throws NOT_FOUND or TOO_MANY_REQUESTS.
 */
export async function countAction(
  ctx: VisitorContext,
  { params: { noun, id, kind }, query }: Pick<EndpointInput<typeof endpoint>, 'params' | 'query'>,
): Promise<{ counted: boolean }> {
  const shown = await findVisibleRecordOwner(ctx, noun, id)
  if (!shown) throw new ApiError('NOT_FOUND')
  if (isOwnerOrAdmin(await ctx.whoAsks(), shown.ownerId)) return { counted: false }
  return { counted: await countOnce(ctx, { noun, recordId: id, kind, search: query.search }) }
}
