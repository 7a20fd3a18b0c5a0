import { sql } from 'drizzle-orm'
import type { QueueItemDetail } from '#contract/moderation.ts'
import { findLookalikes } from '#server/businesses/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import type { ModerationSubject } from './subject.ts'

/** Shown listings that may be the same as this one, and that nobody has found to be another. */
export async function findSimilarListings(
  ctx: Pick<UserContext, 'db'>,
  listing: NonNullable<ModerationSubject['listing']>,
): Promise<QueueItemDetail['lookalikes']> {
  const found = await findLookalikes(ctx, listing)
  const distinct = await distinctFrom(ctx, listing.id)
  return found
    .filter(({ id }) => id !== listing.id && !distinct.has(id))
    .map(({ ownerId: _, number, ...row }) => ({ ...row, phone: number }))
}

async function distinctFrom(
  { db }: Pick<UserContext, 'db'>,
  id: number,
): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select case when one_id = ${id} then other_id else one_id end as id from duplicate_pairs
    where is_distinct and (one_id = ${id} or other_id = ${id})`)
  return new Set(rows.map((row) => row.id))
}
