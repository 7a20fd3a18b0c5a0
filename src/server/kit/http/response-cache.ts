import type { ContentVersions, TableVersions } from '#server/kit/db/content-versions.ts'
import type { ContentTable } from '#server/kit/db/tables/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import type { JsonBody } from './json-body.ts'

/** The largest kept answer, and the size of all together, in bytes. */
const MAX_ANSWER_BYTES = 256 * 1024
const MAX_SUM_BYTES = 16 * 1024 * 1024

/** The state of the content and the minute before an answer was made. */
export type ContentStamp = { versions: TableVersions; minute: number }

/** What an answer was made of: tables, and the time if `timed`. */
export type ResponseDependencies = { tables: readonly ContentTable[]; timed: boolean }

export type CachedResponse = {
  body: JsonBody
  status: number
  /**
   * The headers that are the same for every request, known once the answer was sent from memory.
   */
  headers?: Record<string, string>
}
type Entry = {
  kept: CachedResponse
  tables: readonly ContentTable[]
  stamp: string
  minute: number | null
  size: number
}

/**
 * Keeps public answers as long as none of the tables they are made of has changed, whichever
 * process changes them. Asking for that costs a fraction of any query, and the answer is never
 * older than the request.
 */
export class ResponseCache {
  readonly #versions: ContentVersions
  readonly #now: () => Date
  readonly #onAnswer: (isKept: boolean) => void
  /** The least recently used first. */
  readonly #kept = new Map<string, Entry>()
  #sum = 0

  /** `onAnswer` is told of each lookup whether the answer was kept. */
  constructor(
    versions: ContentVersions,
    now: () => Date,
    onAnswer: (isKept: boolean) => void = () => undefined,
  ) {
    this.#versions = versions
    this.#now = now
    this.#onAnswer = onAnswer
  }

  /** Whether an answer is kept for an address, valid or not. */
  has(address: string): boolean {
    return this.#kept.has(address)
  }

  /** The answer kept for an address, if it still holds, and the stamp for keeping a new one. */
  async find(address: string): Promise<{ kept: CachedResponse | undefined; stamp: ContentStamp }> {
    // Without a kept answer the exact present is not needed: a stamp taken a moment before the
    // reading is enough.
    const versions = await (this.has(address) ? this.#versions.now() : this.#versions.recent())
    const stamp = { versions, minute: Math.floor(this.#now().getTime() / MINUTE_MS) }
    const entry = this.#kept.get(address)
    const isKept = entry !== undefined && holds(entry, stamp)
    this.#onAnswer(isKept)
    if (!isKept) return { kept: undefined, stamp }
    this.#kept.delete(address)
    this.#kept.set(address, entry)
    return { kept: entry.kept, stamp }
  }

  /**
   * Keeps an answer made after `find`. If something is written or the minute ends while the answer
   * is made, it is never found.
   */
  keep(
    address: string,
    { versions, minute }: ContentStamp,
    kept: CachedResponse,
    { tables, timed }: ResponseDependencies,
  ): void {
    this.#drop(address)
    const { size } = kept.body
    if (size > MAX_ANSWER_BYTES) return
    this.#kept.set(address, {
      kept,
      tables,
      stamp: versions.stampOf(tables),
      minute: timed ? minute : null,
      size,
    })
    this.#sum += size
    for (const oldest of this.#kept.keys()) {
      if (this.#sum <= MAX_SUM_BYTES) break
      this.#drop(oldest)
    }
  }

  #drop(address: string): void {
    this.#sum -= this.#kept.get(address)?.size ?? 0
    this.#kept.delete(address)
  }
}

const holds = (entry: Entry, { versions, minute }: ContentStamp): boolean =>
  (entry.minute === null || entry.minute === minute) &&
  entry.stamp === versions.stampOf(entry.tables)
