import { lt } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { rateLimits } from '#server/kit/db/tables/index.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'

/** Deletes windows that are over. */
export const rateLimitTask = ({ db }: { db: Db }): Task => ({
  name: 'forget old rate limits',
  everyMs: HOUR_MS,
  run: async () => {
    const isOver = lt(rateLimits.expire, Date.now())
    // A plain read first: with nothing to do, nothing is written.
    const [some] = await db.select({ key: rateLimits.key }).from(rateLimits).where(isOver).limit(1)
    if (some) await db.delete(rateLimits).where(isOver)
  },
})
