import { eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/db/connection.ts'
import { campaigns } from '#server/db/tables/index.ts'

const WRITTEN_EVERY_MS = 60_000

/**
 * Adds views up in memory and writes the sums once a minute: a write for each would give up every kept public answer
 * (docs/decisions/0004). A process that is killed loses at most its last minute, so that too little is counted and never
 * too much.
 */
export class ViewTally {
  readonly #db: Db
  readonly #logger: Logger
  #views = new Map<number, number>()
  #waiting: NodeJS.Timeout | undefined

  constructor(db: Db, logger: Logger) {
    this.#db = db
    this.#logger = logger
  }

  add(campaignId: number, count = 1): void {
    this.#views.set(campaignId, (this.#views.get(campaignId) ?? 0) + count)
    this.#waiting ??= setTimeout(() => void this.write(), WRITTEN_EVERY_MS).unref()
  }

  /** Writes what has been added up; what cannot be written now waits for the next time. */
  async write(): Promise<void> {
    const views = this.#views
    this.#views = new Map()
    clearTimeout(this.#waiting)
    this.#waiting = undefined
    try {
      await this.#db.transaction(async (tx) => {
        for (const [id, count] of [...views].sort(([a], [b]) => a - b))
          await tx
            .update(campaigns)
            .set({ totalImpressions: sql`${campaigns.totalImpressions} + ${count}` })
            .where(eq(campaigns.id, id))
      })
    } catch (error) {
      this.#logger.warn({ err: error }, 'views of advertisements could not be written yet')
      for (const [id, count] of views) this.add(id, count)
    }
  }
}
