import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { campaigns } from '#server/db/tables/index.ts'

/**
 * Adds views up in memory; `write`, a task, writes the sums: a write for each would give up every
 * kept public answer (docs/decisions/0004). A process that is killed loses at most its last minute,
 * so that too little is counted and never too much.
 */
export class ViewTally {
  readonly #db: Db
  #views = new Map<number, number>()

  constructor(db: Db) {
    this.#db = db
  }

  add(campaignId: number, count = 1): void {
    this.#views.set(campaignId, (this.#views.get(campaignId) ?? 0) + count)
  }

  /**
   * Writes what has been added up; what cannot be written waits for the next time, and is told by
   * throwing.
   */
  async write(): Promise<void> {
    const views = this.#views
    if (views.size === 0) return
    this.#views = new Map()
    try {
      await this.#db.transaction(async (tx) => {
        for (const [id, count] of [...views].sort(([a], [b]) => a - b))
          await tx
            .update(campaigns)
            .set({ totalImpressions: sql`${campaigns.totalImpressions} + ${count}` })
            .where(eq(campaigns.id, id))
      })
    } catch (error) {
      for (const [id, count] of views) this.add(id, count)
      throw error
    }
  }
}
