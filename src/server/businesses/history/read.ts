import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { getBusinessHistory as endpoint } from '#contract/business-history.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { accounts, auditEntries as a, businesses as b } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { HISTORY_ACTIONS } from '#shared/rules/history.ts'
import { loadNameResolver } from './names.ts'
import { serialiseHistoryEntry } from './serialise.ts'

type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>

/**
 * What was changed of a listing, for its owner and administrators. An owner who took the listing
 * over sees the changes since then; earlier ones belong to somebody else. Throws NOT_FOUND.
 */
export async function getBusinessHistory(
  { db, actor }: UserContext,
  { id, ...query }: { id: number; page: number; limit: number },
): Promise<Answer> {
  const [business] = await db.select({ ownerId: b.ownerId }).from(b).where(eq(b.id, id))
  const isAdmin = actor.role === 'admin'
  if (!business || (business.ownerId !== actor.id && !isAdmin))
    throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  const ofListing = and(eq(a.noun, 'businesses'), eq(a.recordId, id))
  const handedOver = sql`coalesce((select max(h.id) from audit_entries h
    where h.noun = 'businesses' and h.record_id = ${id} and h.action = 'hand over'), 0)`
  const where = and(
    ofListing,
    inArray(a.action, [...HISTORY_ACTIONS]),
    ...(isAdmin ? [] : [gte(a.id, handedOver)]),
  )
  const rows = await db
    .select({
      id: a.id,
      at: a.at,
      actor: a.actor,
      accountId: a.accountId,
      role: accounts.role,
      action: a.action,
      detail: a.detail,
    })
    .from(a)
    .leftJoin(accounts, eq(accounts.id, a.accountId))
    .where(where)
    .orderBy(desc(a.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const [all] = await db.select({ count: count() }).from(a).where(where)
  const names = await loadNameResolver(db, rows)
  return {
    data: rows.map((row) => serialiseHistoryEntry(row, business.ownerId, names)),
    pagination: toPagination(query, all?.count ?? 0),
  }
}
