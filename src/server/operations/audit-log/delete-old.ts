import { sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { auditEntries as e } from '#server/kit/db/tables/index.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

const BATCH_SIZE = 5000

/**
 * Removes what is older than two years, which is as long as it is kept. Returns how many. What was
 * loaded at the first start stays known, so that it is not loaded again.
 */
export async function deleteOldEntries(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - 2)
  let gone = 0
  while (!signal?.aborted) {
    const { rowCount } = await db.execute(sql`delete from ${e} where ${e.id} in (
      select ${e.id} from ${e} where ${e.at} < ${before.toISOString()}::timestamptz
        and not (${e.actor} = 'job' and ${e.action} = 'load')
        order by ${e.at} limit ${BATCH_SIZE})`)
    gone += rowCount ?? 0
    if ((rowCount ?? 0) < BATCH_SIZE) break
  }
  return gone
}

export const deleteOldEntriesTask = (db: Db, now: () => Date): Task => ({
  name: 'forget old audit entries',
  everyMs: DAY_MS,
  run: async (signal) => void (await deleteOldEntries(db, now(), signal)),
})
