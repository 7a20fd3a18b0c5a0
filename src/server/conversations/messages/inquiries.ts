import { eq, inArray } from 'drizzle-orm'
import type { Conversation } from '#contract/conversations.ts'
import { classifieds as a, classifiedInquiries as q } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getClassifiedStatusAt } from '#shared/rules/classifieds.ts'
import { toRupees } from '#shared/rules/money.ts'

/** What conversations show of the inquiries they are about. */
export async function readInquiries(
  { db, actor, now: clock }: Pick<UserContext, 'db' | 'actor' | 'now'>,
  ids: readonly number[],
): Promise<NonNullable<Conversation['inquiry']>[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: q.id,
      buyerId: q.buyerId,
      offeredPrice: q.offeredPrice,
      offerAnswer: q.offerAnswer,
      status: a.status,
      expiresAt: a.expiresAt,
      adTitle: a.title,
      adSlug: a.slug,
      adPrice: a.price,
    })
    .from(q)
    .innerJoin(a, eq(a.id, q.adId))
    .where(inArray(q.id, [...ids]))
  const now = clock()
  return rows.map(({ buyerId, offeredPrice, adPrice, status, expiresAt, ...row }) => ({
    ...row,
    adPrice: toRupees(adPrice),
    offeredPrice: toRupees(offeredPrice),
    adStatus: getClassifiedStatusAt({ status, expiresAt }, now),
    isMine: buyerId === actor.id,
  }))
}
