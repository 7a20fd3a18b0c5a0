import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { searchUpdates } from '#server/db/tables/index.ts'
import { reindexNext } from './indexing.ts'

/**
 * Few enough that whoever changes one of these businesses waits for some hundredths of a second.
 */
const PORTION = 100
/** Of the time that a portion took: the rest of it is for others. */
const REST = 2

/**
 * Writes what the search reads of businesses whose category or town was renamed, in small
 * transactions with pauses, until all is done. How far it is stands in the database: killed, it
 * goes on from there, and several processes at it take turns.
 */
export async function updateDocuments(db: Db, signal: AbortSignal): Promise<void> {
  for (;;) {
    const began = performance.now()
    if (signal.aborted || !(await nextPortion(db))) return
    await sleep((performance.now() - began) * REST, undefined, { signal }).catch(() => undefined)
  }
}

/** False when there is nothing to do, or another process is at it. */
function nextPortion(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select()
      .from(searchUpdates)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!next) return false
    const { noun, recordId } = next
    const isIt = and(eq(searchUpdates.noun, noun), eq(searchUpdates.recordId, recordId))
    const doneTo = await reindexNext(tx, next, next.doneTo, PORTION)
    if (doneTo === null) await tx.delete(searchUpdates).where(isIt)
    else await tx.update(searchUpdates).set({ doneTo }).where(isIt)
    return true
  })
}
