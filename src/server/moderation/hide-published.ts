import { and, asc, eq, inArray } from 'drizzle-orm'
import { pauseCampaign } from '#server/advertising/campaigns/index.ts'
import { updatePost } from '#server/blog/index.ts'
import { setBusinessStatuses } from '#server/businesses/index.ts'
import { changeAd } from '#server/classifieds/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import {
  blogPosts,
  businesses,
  campaigns,
  classifieds,
  reviews,
} from '#server/kit/db/tables/index.ts'
import { inTransaction, type ActorContext } from '#server/kit/http/verb-context.ts'
import { setReviewStatuses } from '#server/reviews/index.ts'
import { PUBLIC_CLASSIFIED_STATUSES } from '#shared/rules/classifieds.ts'
import type { PublishedContentType } from '#shared/rules/published-content-types.ts'

type Hide = (tx: Transaction, ctx: ActorContext, ids: number[]) => Promise<unknown>
type Kind = { find: (tx: Transaction, accountId: number) => Promise<{ id: number }[]>; hide: Hide }

/** What a person published, and the verb that hides it with its audit, marks and mails. */
const KINDS: Record<PublishedContentType, Kind> = {
  listings: {
    find: (tx, accountId) =>
      tx
        .select({ id: businesses.id })
        .from(businesses)
        .where(
          and(
            eq(businesses.ownerId, accountId),
            inArray(businesses.status, ['active', 'closed', 'pending']),
          ),
        )
        .orderBy(asc(businesses.id)),
    hide: (tx, ctx, ids) => setBusinessStatuses(tx, ctx, ids, { status: 'inactive', reason: null }),
  },
  ads: {
    find: (tx, accountId) =>
      tx
        .select({ id: classifieds.id })
        .from(classifieds)
        .where(
          and(
            eq(classifieds.accountId, accountId),
            inArray(classifieds.status, [...PUBLIC_CLASSIFIED_STATUSES]),
          ),
        )
        .orderBy(asc(classifieds.id)),
    hide: each((ctx, id) => changeAd(ctx, { id, action: 'suspend' })),
  },
  reviews: {
    find: (tx, accountId) =>
      tx
        .select({ id: reviews.id })
        .from(reviews)
        .where(
          and(eq(reviews.accountId, accountId), inArray(reviews.status, ['active', 'pending'])),
        )
        .orderBy(asc(reviews.id)),
    hide: (tx, ctx, ids) => setReviewStatuses(tx, ctx, ids, { status: 'hidden', reason: null }),
  },
  posts: {
    find: (tx, accountId) =>
      tx
        .select({ id: blogPosts.id })
        .from(blogPosts)
        .where(
          and(
            eq(blogPosts.authorId, accountId),
            inArray(blogPosts.status, ['published', 'scheduled']),
          ),
        )
        .orderBy(asc(blogPosts.id)),
    hide: each((ctx, id) => updatePost(ctx, { id, status: 'archived' })),
  },
  campaigns: {
    find: (tx, accountId) =>
      tx
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(and(eq(campaigns.accountId, accountId), eq(campaigns.status, 'active')))
        .orderBy(asc(campaigns.id)),
    hide: each((ctx, id) => pauseCampaign(ctx, id)),
  },
}

/** Hides what an account published, in the transaction that deactivates it. Returns how many. */
export async function hideAccountContent(
  tx: Transaction,
  ctx: ActorContext,
  accountId: number,
  kinds: readonly PublishedContentType[],
): Promise<number> {
  let hidden = 0
  for (const kind of new Set(kinds)) {
    const ids = (await KINDS[kind].find(tx, accountId)).map(({ id }) => id)
    if (ids.length > 0) await KINDS[kind].hide(tx, ctx, ids)
    hidden += ids.length
  }
  return hidden
}

/** One after another, by a verb that opens a transaction, which is a savepoint within ours. */
function each(verb: (ctx: ActorContext, id: number) => Promise<unknown>): Hide {
  return async (tx, ctx, ids) => {
    const within = inTransaction(ctx, tx)
    for (const id of ids) await verb(within, id)
  }
}
