import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { campaigns } from '#server/db/tables/index.ts'

/**
 * Sums views up in memory; a task calls `write`. A write for each view would drop every kept public
 * answer (docs/decisions/0004). A process that is killed loses at most its last minute, so that too
 * little is counted and never too much.
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

  /** Writes the sums. What cannot be written is kept for the next time, and the error is thrown. */
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
