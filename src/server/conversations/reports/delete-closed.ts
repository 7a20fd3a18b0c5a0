import { and, eq, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { reportReplies, reports } from '#server/kit/db/tables/index.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'

const RETENTION_MS = 365 * DAY_MS
const BATCH_SIZE = 500

/**
 * A year after a report was closed, empties what was said in it and by whom. The rest stays,
 * because it is counted in public.
 */
export const anonymiseClosedReportsTask = ({ db, now }: { db: Db; now: () => Date }): Task => ({
  name: 'forget closed reports',
  everyMs: HOUR_MS,
  run: async () => {
    const limit = new Date(now().getTime() - RETENTION_MS)
    const isOld = and(eq(reports.status, 'closed'), lt(reports.closedAt, limit))
    const saysMore = or(
      ...[isNotNull(reports.email), isNotNull(reports.name), isNotNull(reports.url)],
      ...[isNotNull(reports.accountId), ne(reports.detail, '')],
    )
    const old = await db
      .select({ id: reports.id })
      .from(reports)
      .where(and(isOld, saysMore))
      .limit(BATCH_SIZE)
    if (old.length === 0) return
    const ids = old.map(({ id }) => id)
    await db.transaction(async (tx) => {
      await tx.delete(reportReplies).where(inArray(reportReplies.reportId, ids))
      const nothing = { name: null, email: null, url: null, accountId: null, detail: '' }
      await tx.update(reports).set(nothing).where(inArray(reports.id, ids))
    })
  },
})
