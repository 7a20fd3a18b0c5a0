import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { reindexQueue } from '#server/kit/db/tables/index.ts'
import { reindexNextBatch } from './indexing.ts'

/** Few enough that a change of one of these businesses waits only some hundredths of a second. */
const PORTION = 100
/** The pause after a portion, in times that the portion took; then others have the database. */
const REST = 2

export const hasReindexWork = () => sql`exists (select from ${reindexQueue})`

/**
 * Writes what the search reads of businesses whose category or town was renamed, in small
 * transactions with pauses, until all is done. Its progress is in the database: after a kill it
 * continues from there, and several processes take turns.
 */
export async function processReindexQueue(db: Db, signal: AbortSignal): Promise<void> {
  for (;;) {
    const began = performance.now()
    if (signal.aborted || !(await nextPortion(db))) return
    await sleep((performance.now() - began) * REST, undefined, { signal }).catch(() => undefined)
  }
}

/** False when there is nothing to do, or another process is working on it. */
function nextPortion(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [next] = await tx.select().from(reindexQueue).limit(1).for('update', { skipLocked: true })
    if (!next) return false
    const { noun, recordId } = next
    const isIt = and(eq(reindexQueue.noun, noun), eq(reindexQueue.recordId, recordId))
    const doneTo = await reindexNextBatch(tx, next, next.doneTo, PORTION)
    if (doneTo === null) await tx.delete(reindexQueue).where(isIt)
    else await tx.update(reindexQueue).set({ doneTo }).where(isIt)
    return true
  })
}
