import type { WorkDetail } from '#contract/moderation.ts'
import { findLookalikes } from '#server/businesses/index.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import type { ModerationSubject } from './subject.ts'

/** Shown listings that may be the same as this one. */
export async function findSimilarListings(
  ctx: Pick<UserContext, 'db'>,
  listing: NonNullable<ModerationSubject['listing']>,
): Promise<WorkDetail['lookalikes']> {
  const found = await findLookalikes(ctx, listing)
  return found
    .filter(({ id }) => id !== listing.id)
    .map(({ ownerId: _, number, ...row }) => ({ ...row, phone: number }))
}
