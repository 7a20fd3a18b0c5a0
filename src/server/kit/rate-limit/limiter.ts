import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '#server/kit/db/connection.ts'
import type { KeyedLimit } from './limit.ts'

/**
 * Windows kept for one use, about 80 MB. None is dropped for another: beyond this number new keys
 * share windows.
 */
const MAX_WINDOWS = 200_000
const SHARED_WINDOWS = 4096

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/**
 * One limit of one use: counted in memory first, and where processes must agree in the table
 * `rate_limits`, too.
 */
export class Limiter {
  readonly #memory: RateLimiterMemory
  readonly #table: RateLimiterPostgres | null
  readonly #withinMs: number
  #windows = 0

  constructor({ use, max, withinMs }: KeyedLimit, db: Db | null) {
    this.#withinMs = withinMs
    const options = { points: max, duration: withinMs / 1000, keyPrefix: use }
    this.#memory = new RateLimiterMemory(options)
    this.#table =
      db &&
      new RateLimiterPostgres({
        ...options,
        storeClient: db.$client,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
      })
  }

  /**
   * Milliseconds until the key is allowed again, as far as this process knows; 0 if it is allowed
   * now.
   */
  async waitMs(key: string): Promise<number> {
    const window = await this.#memory.get(key)
    return window && window.consumedPoints >= this.#memory.points
      ? Math.max(0, window.msBeforeNext)
      : 0
  }

  /** The key to count by: its own, or a shared one while there are too many windows. */
  async keyFor(key: string): Promise<string> {
    if (this.#windows < MAX_WINDOWS || (await this.#memory.get(key))) return key
    return `shared ${hashOf(key).readUInt32BE() % SHARED_WINDOWS}`
  }

  /**
   * Counts in memory, at once. Over the limit it counts nothing and returns the milliseconds to
   * wait.
   */
  async countHere(key: string, points: number): Promise<number> {
    // Nothing is awaited before this, so that simultaneous calls are all counted.
    const counted = this.#memory.consume(key, points)
    try {
      if ((await counted).isFirstInDuration) this.#keepTally()
      return 0
    } catch (refused) {
      await this.#memory.reward(key, points)
      return msBeforeNext(refused)
    }
  }

  /** Counts for all processes, as `countHere` does. Throws errors of the database. */
  async countForAll(key: string, points: number): Promise<number> {
    if (!this.#table) return 0
    try {
      await this.#table.consume(rowKey(key), points)
      return 0
    } catch (refused) {
      const waitMs = msBeforeNext(refused)
      await this.#table.reward(rowKey(key), points)
      // From now on it is refused from memory.
      await this.#memory.set(key, this.#memory.points, Math.ceil(waitMs / 1000))
      return waitMs
    }
  }

  async takeBackHere(key: string, points: number): Promise<void> {
    await this.#memory.reward(key, points)
  }

  async takeBackForAll(key: string, points: number): Promise<void> {
    await this.#table?.reward(rowKey(key), points)
  }

  #keepTally(): void {
    this.#windows += 1
    setTimeout(() => (this.#windows -= 1), this.#withinMs).unref()
  }
}

/** Addresses of people stay out of the table. */
const rowKey = (key: string) => hashOf(key).toString('base64url').slice(0, 22)

function msBeforeNext(refused: unknown): number {
  if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext)
  throw refused
}
