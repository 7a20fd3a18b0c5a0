import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { enquiries } from '#server/kit/db/tables/index.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'

const RETENTION_MS = 365 * DAY_MS

/** Deletes messages to the website a year after they were closed, with what was answered. */
export const deleteClosedContactMessagesTask = ({
  db,
  now,
}: {
  db: Db
  now: () => Date
}): Task => ({
  name: 'forget closed messages',
  everyMs: HOUR_MS,
  run: async () => {
    const limit = new Date(now().getTime() - RETENTION_MS)
    const old = and(eq(enquiries.status, 'closed'), lt(enquiries.closedAt, limit))
    // A plain read first: with nothing to do, nothing is written.
    if ((await db.$count(enquiries, old)) > 0) await db.delete(enquiries).where(old)
  },
})
