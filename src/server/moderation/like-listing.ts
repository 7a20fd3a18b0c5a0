import type { WorkDetail } from '#contract/moderation.ts'
import { lookalikes } from '#server/businesses/index.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import type { Subject } from './subject.ts'

/** Shown listings that may be the same as this one. */
export async function likeListing(
  ctx: UserContext,
  listing: NonNullable<Subject['listing']>,
): Promise<WorkDetail['lookalikes']> {
  const found = await lookalikes(ctx, listing)
  return found
    .filter(({ id }) => id !== listing.id)
    .map(({ isMine: _, isClaimable: __, ...row }) => row)
}
