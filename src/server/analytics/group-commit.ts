import type { Db } from '#server/db/connection.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { CountEvent } from './events.ts'
import { writeEvents } from './write.ts'

/* With three hash and sum columns each, far below the 65,535 values of a statement. */
const AT_ONCE = 2_000
const MAX_WAITING = 20_000

type Waiting = {
  event: CountEvent
  resolve: (counted: boolean) => void
  reject: (reason: unknown) => void
}

/**
 * Writes events to disk before they are acknowledged, many in one transaction: what comes while one
 * is written shares the next.
 */
export class GroupCommit {
  readonly #db: Db
  #waiting: Waiting[] = []
  #isWriting = false

  constructor(db: Db) {
    this.#db = db
  }

  /** Resolves once the event is on disk: true when it counted, false for a visitor's repeat. */
  add(event: CountEvent): Promise<boolean> {
    if (this.#waiting.length >= MAX_WAITING) throw new ApiError('UNAVAILABLE')
    return new Promise((resolve, reject) => {
      this.#waiting.push({ event, resolve, reject })
      if (!this.#isWriting) void this.#writeAll()
    })
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, AT_ONCE)
      try {
        const events = group.map(({ event }) => event)
        const counted = await this.#db.transaction((tx) => writeEvents(tx, events))
        for (const { event, resolve } of group) resolve(counted.has(event))
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    this.#isWriting = false
  }
}
