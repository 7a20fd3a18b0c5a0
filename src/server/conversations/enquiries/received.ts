import { and, count, desc, eq, isNull, lte } from 'drizzle-orm'
import type { listReceivedEnquiries as endpoint } from '#contract/enquiries.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { businesses as b, enquiries as e } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'

/** A page of what visitors wrote to the account's businesses, the newest first. */
export async function listReceivedEnquiries(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  query: EndpointInput<typeof endpoint>['query'],
): Promise<Pick<ResponseOf<typeof endpoint>, 'data' | 'pagination'>> {
  const mine = eq(e.recipientId, actor.id)
  const rows = await db
    .select({
      id: e.id,
      name: e.name,
      email: e.email,
      phone: e.phone,
      message: e.message,
      readAt: e.recipientReadAt,
      createdAt: e.createdAt,
      business: { id: b.id, name: b.name, slug: b.slug },
    })
    .from(e)
    .leftJoin(b, eq(b.id, e.businessId))
    .where(mine)
    .orderBy(desc(e.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const [total] = await db.select({ count: count() }).from(e).where(mine)
  return {
    data: rows.map(({ readAt, createdAt, ...row }) => ({
      ...row,
      isRead: readAt !== null,
      createdAt: createdAt.toISOString(),
    })),
    pagination: toPagination(query, total?.count ?? 0),
  }
}

/** Marks the account's enquiries up to one as read; those that came meanwhile stay new. */
export async function markEnquiriesRead(
  { db, actor, now }: Pick<UserContext, 'db' | 'actor' | 'now'>,
  { upTo }: { upTo: number },
): Promise<{ count: number }> {
  return db.transaction(async (tx) => {
    const isNew = and(eq(e.recipientId, actor.id), lte(e.id, upTo), isNull(e.recipientReadAt))
    const read = await tx.update(e).set({ recipientReadAt: now() }).where(isNew).returning()
    if (read.length > 0)
      await recordAudit(tx, actor, 'read', 'enquiries', Math.max(...read.map(({ id }) => id)))
    return { count: read.length }
  })
}
