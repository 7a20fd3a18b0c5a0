import { MINUTE_MS } from '#shared/rules/duration.ts'
import type { ContentVersions, TableVersions } from './content-versions.ts'
import type { ContentTable } from './tables/index.ts'

/** Rough limits in bytes: of one value, and of all values together. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
const MAX_SUM = 16 * 1024 * 1024
/** Overhead of one entry, in bytes. */
const ENTRY = 500

type Entry = { stamp: string; value: Promise<unknown>; size: number }

/**
 * How a value is made: its tables, and whether it depends on the minute (`timed`). `size` is
 * roughly its bytes.
 */
export type CacheEntryOptions<Value> = {
  key: string
  tables: readonly ContentTable[]
  timed?: boolean
  make: () => Promise<Value>
  size: (value: Value) => number
}

/**
 * Keeps values computed from tables until one of the tables changes, whichever process changes it.
 * Callers that ask for the same value at the same time share one computation.
 */
export class ContentCache {
  readonly #versions: ContentVersions
  readonly #now: () => Date
  /** Ordered: the least recently used entry first. */
  readonly #kept = new Map<string, Entry>()
  #sum = 0

  constructor(versions: ContentVersions, now: () => Date) {
    this.#versions = versions
    this.#now = now
  }

  async get<Value>(options: CacheEntryOptions<Value>): Promise<Value> {
    return this.#getAt(await this.#versions.now(), options)
  }

  /**
   * The same cache for readers of a replica, which has what there was at `versions`: what they make
   * must not be kept for a later moment.
   */
  at(versions: TableVersions): Pick<ContentCache, 'get'> {
    return { get: (options) => this.#getAt(versions, options) }
  }

  async #getAt<Value>(
    versions: TableVersions,
    { key, tables, timed = false, make, size }: CacheEntryOptions<Value>,
  ): Promise<Value> {
    const minute = timed ? Math.floor(this.#now().getTime() / MINUTE_MS) : ''
    const stamp = `${versions.stampOf(tables)} ${minute}`
    const present = this.#kept.get(key)
    if (present?.stamp === stamp) {
      this.#kept.delete(key)
      this.#kept.set(key, present)
      return present.value as Promise<Value>
    }
    this.#drop(key)
    const entry: Entry = { stamp, value: make(), size: 0 }
    this.#kept.set(key, entry)
    try {
      const value = (await entry.value) as Value
      if (this.#kept.get(key) === entry)
        this.#weigh(key, entry, ENTRY + 2 * key.length + size(value))
      return value
    } catch (error) {
      if (this.#kept.get(key) === entry) this.#drop(key)
      throw error
    }
  }

  #weigh(key: string, entry: Entry, size: number): void {
    entry.size = size
    this.#sum += size
    if (size > MAX_ANSWER_BYTES) this.#drop(key)
    for (const oldest of this.#kept.keys()) {
      if (this.#sum <= MAX_SUM) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#sum -= this.#kept.get(key)?.size ?? 0
    this.#kept.delete(key)
  }
}
