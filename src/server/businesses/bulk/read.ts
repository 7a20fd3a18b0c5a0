import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { BulkChangeResponse } from '#contract/business-bulk.ts'
import type { Db } from '#server/kit/db/connection.ts'
import {
  accounts,
  bulkChangeRows as r,
  bulkChanges as k,
  businesses as b,
} from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { BULK_UNDO_DAYS } from '#shared/rules/bulk-changes.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

const MAX_FAILED = 100
const MAX_LISTED = 20
type Context = Pick<UserContext, 'db' | 'now'>

/** A bulk change with its progress. Throws NOT_FOUND. */
export async function readBulkChange(ctx: Context, id: number): Promise<BulkChangeResponse> {
  const [row] = await readBulkChanges(ctx, eq(k.id, id))
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Bulk change not found.' })
  return row
}

/** Those that can be undone or are still running, the newest first. */
export const listBulkChanges = (ctx: Context): Promise<BulkChangeResponse[]> =>
  readBulkChanges(ctx, gt(k.createdAt, getUndoCutoff(ctx.now())))

/** What began before then can no longer be undone. */
export const getUndoCutoff = (now: Date) => new Date(now.getTime() - BULK_UNDO_DAYS * DAY_MS)

async function readBulkChanges(
  { db, now }: Context,
  which: SQL | undefined,
): Promise<BulkChangeResponse[]> {
  const countOf = (outcome: string) =>
    sql<number>`(select count(*)::int from ${r} as n where n.bulk_id = ${k.id}
      and n.outcome = ${outcome})`
  const rows = await db
    .select({
      bulk: k,
      by: accounts.name,
      done: countOf('done'),
      failedCount: countOf('failed'),
      undone: countOf('undone'),
      kept: countOf('kept'),
    })
    .from(k)
    .leftJoin(accounts, eq(accounts.id, k.accountId))
    .where(which)
    .orderBy(desc(k.id))
    .limit(MAX_LISTED)
  const oldest = getUndoCutoff(now())
  return Promise.all(
    rows.map(async ({ bulk, ...row }) => ({
      ...row,
      id: bulk.id,
      change: bulk.change,
      state: bulk.state,
      total: bulk.total,
      at: bulk.createdAt.toISOString(),
      failed: row.failedCount > 0 ? await failedOf(db, bulk.id) : [],
      undoableUntil:
        (bulk.state === 'done' || bulk.state === 'running') && bulk.createdAt > oldest
          ? new Date(bulk.createdAt.getTime() + BULK_UNDO_DAYS * DAY_MS).toISOString()
          : null,
    })),
  )
}

async function failedOf(db: Db, id: number): Promise<BulkChangeResponse['failed']> {
  const rows = await db
    .select({ id: r.businessId, name: b.name, error: r.problem })
    .from(r)
    .leftJoin(b, eq(b.id, r.businessId))
    .where(and(eq(r.bulkId, id), eq(r.outcome, 'failed')))
    .orderBy(asc(r.businessId))
    .limit(MAX_FAILED)
  return rows.map(({ error, ...row }) => ({ ...row, error: error ?? '' }))
}
