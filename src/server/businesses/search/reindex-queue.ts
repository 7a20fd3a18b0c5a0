import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { reindexQueue } from '#server/kit/db/tables/index.ts'

/** A category or a town whose name changed. */
export type RenamedRecord = { noun: 'categories' | 'locations'; recordId: number }

/**
 * Notes that the documents of its businesses are to be written, from the first one on. Meanwhile
 * they are found by the new names all the same: those lead to the id, which the documents hold.
 */
export async function queueReindex(tx: DbOrTransaction, of: RenamedRecord): Promise<void> {
  await tx
    .insert(reindexQueue)
    .values(of)
    .onConflictDoUpdate({
      target: [reindexQueue.noun, reindexQueue.recordId],
      set: { doneTo: 0 },
    })
}
