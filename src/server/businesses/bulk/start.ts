import { sql } from 'drizzle-orm'
import type { BulkChangeResponse, changeBusinesses as endpoint } from '#contract/business-bulk.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { resolveAdminFilters } from '#server/businesses/search/admin-filters.ts'
import { LEASE_UNTIL } from '#server/kit/db/lease.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { bulkChangeRows, bulkChanges, businesses as b } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { formatCount } from '#shared/rules/money.ts'
import { readBulkChange } from './read.ts'
import { runBulkChange } from './run.ts'

type Body = EndpointInput<typeof endpoint>['body']

/** More than that many are published after other work. */
const LARGE = 100
/** For so long the call itself works on it; a small one is done when it is answered. */
const ANSWER_MS = 1500

/**
 * Begins one change of many listings. All that match a filter are changed only if there are as many
 * as the caller saw: otherwise throws CHANGED_MEANWHILE.
 */
export async function startBulkChange(ctx: UserContext, body: Body): Promise<BulkChangeResponse> {
  const { db, actor, now } = ctx
  const at = now()
  const which = await chosenBy(ctx, body)
  const id = await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(bulkChanges)
      .values({
        ...{ accountId: actor.id, change: body.change, total: 0, isLarge: false },
        ...{ leaseUntil: LEASE_UNTIL, createdAt: at },
      })
      .returning({ id: bulkChanges.id })
    const total = await which(tx, made!.id)
    if (body.count !== undefined && total !== body.count) throw wrongCount(total)
    await tx
      .update(bulkChanges)
      .set({ total, isLarge: total > LARGE })
      .where(sql`${bulkChanges.id} = ${made!.id}`)
    const bulk = { at, isLarge: total > LARGE }
    await recordAudit(tx, { ...actor, bulk }, 'bulk change', 'businesses', null, {
      ...{ bulkChange: made!.id, count: total, change: body.change },
      ...(body.filter ? { filter: body.filter } : {}),
    })
    return made!.id
  })
  await runBulkChange(ctx, id, AbortSignal.timeout(ANSWER_MS))
  return readBulkChange(ctx, id)
}

const wrongCount = (total: number) =>
  new ApiError('CHANGED_MEANWHILE', {
    message: `${formatCount(total)} listings match now. Check the list and try again.`,
    fields: { count: String(total) },
  })

/** Writes down which listings are meant; returns how many. */
async function chosenBy(
  { db, now }: UserContext,
  { ids, filter }: Body,
): Promise<(tx: Transaction, bulkId: number) => Promise<number>> {
  if (ids) {
    const unique = [...new Set(ids)]
    return async (tx, bulkId) => {
      await tx.insert(bulkChangeRows).values(unique.map((businessId) => ({ bulkId, businessId })))
      return unique.length
    }
  }
  const { where } = await resolveAdminFilters(db, filter!, now())
  return async (tx, bulkId) => {
    const { rowCount } = await tx.execute(sql`insert into ${bulkChangeRows} (bulk_id, business_id)
      select ${bulkId}::int, ${b.id} from ${b} where ${where ?? sql`true`}`)
    return rowCount ?? 0
  }
}
