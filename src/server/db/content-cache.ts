import type { ContentVersions } from './content-versions.ts'
import type { ContentTable } from './tables/index.ts'

/** In bytes, about: at most so many in one value and in all. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
const MAX_SUM = 16 * 1024 * 1024
/** What a value takes beside what it holds. */
const ENTRY = 500

type Entry = { stamp: string; value: Promise<unknown>; size: number }

/** What a value is made of: tables, and the minute where `timed`. `size` in bytes, about. */
export type Recipe<Value> = {
  key: string
  tables: readonly ContentTable[]
  timed?: boolean
  make: () => Promise<Value>
  size: (value: Value) => number
}

/**
 * Keeps what was computed from tables until one of them changes, whichever process changes it.
 * Those who ask for the same at the same time share one computation.
 */
export class ContentCache {
  readonly #versions: ContentVersions
  readonly #now: () => Date
  /** The least recently used first. */
  readonly #kept = new Map<string, Entry>()
  #sum = 0

  constructor(versions: ContentVersions, now: () => Date) {
    this.#versions = versions
    this.#now = now
  }

  async get<Value>({ key, tables, timed = false, make, size }: Recipe<Value>): Promise<Value> {
    const versions = await this.#versions.now()
    const minute = timed ? Math.floor(this.#now().getTime() / 60_000) : ''
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
