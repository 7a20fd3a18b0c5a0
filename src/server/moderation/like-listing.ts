import type { WorkDetail } from '#contract/moderation.ts'
import { likeThis } from '#server/businesses/index.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import type { Subject } from './subject.ts'

/** Shown listings that may be the same as this one. */
export async function likeListing(
  ctx: Pick<UserContext, 'db'>,
  listing: NonNullable<Subject['listing']>,
): Promise<WorkDetail['lookalikes']> {
  const found = await likeThis(ctx, listing)
  return found
    .filter(({ id }) => id !== listing.id)
    .map(({ ownerId: _, number, ...row }) => ({ ...row, phone: number }))
}
