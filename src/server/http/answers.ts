import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { prepared } from '#server/db/prepared.ts'

/** In characters: at most so many in one answer and in all. */
const LARGEST = 256 * 1024
const LARGEST_SUM = 16 * 1024 * 1024

const readSnapshot = prepared((db) =>
  db
    .select({ snapshot: sql<string>`pg_current_snapshot()::text` })
    .from(sql`(values (1)) as one`)
    .prepare('current_snapshot'),
)

/** The state of the database and the minute, where an answer depends on the time. */
type Stamp = { snapshot: string; minute: number }
type Kept = { snapshot: string; minute: number | null; text: string }

/**
 * Keeps public answers as long as nothing in the database has changed, whichever process changes it: the snapshot that
 * Postgres would read from now is the same text exactly as long as no transaction has written. Asking for it costs a
 * fraction of any query, and the answer is never older than the request.
 */
export class Answers {
  readonly #db: Db
  readonly #now: () => Date
  /** The longest unused first. */
  readonly #kept = new Map<string, Kept>()
  #sum = 0
  #underWay: Promise<string> | undefined
  #next: Promise<string> | undefined

  constructor(db: Db, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  /** The answer kept for an address, if it still holds, and the stamp for keeping a new one. */
  async find(address: string): Promise<{ text: string | undefined; stamp: Stamp }> {
    const stamp = { snapshot: await this.#snapshot(), minute: Math.floor(this.#now().getTime() / 60_000) }
    const kept = this.#kept.get(address)
    if (kept?.snapshot !== stamp.snapshot || (kept.minute !== null && kept.minute !== stamp.minute))
      return { text: undefined, stamp }
    this.#kept.delete(address)
    this.#kept.set(address, kept)
    return { text: kept.text, stamp }
  }

  /**
   * Keeps an answer made after `find`; `timed`: only for this minute. Should something be written, or the minute end,
   * while the answer is made, then it is never found.
   */
  keep(address: string, { snapshot, minute }: Stamp, text: string, timed = false): void {
    this.#drop(address)
    if (text.length > LARGEST) return
    this.#kept.set(address, { snapshot, minute: timed ? minute : null, text })
    this.#sum += text.length
    for (const oldest of this.#kept.keys()) {
      if (this.#sum <= LARGEST_SUM) break
      this.#drop(oldest)
    }
  }

  #drop(address: string): void {
    this.#sum -= this.#kept.get(address)?.text.length ?? 0
    this.#kept.delete(address)
  }

  /** One question at a time for all who wait; who comes while one is under way needs the next, which begins later. */
  #snapshot(): Promise<string> {
    if (!this.#underWay) return (this.#underWay = this.#ask())
    return (this.#next ??= this.#underWay
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined
        return (this.#underWay = this.#ask())
      }))
  }

  async #ask(): Promise<string> {
    try {
      const [row] = await readSnapshot(this.#db).execute()
      if (!row) throw new Error('Postgres told no snapshot')
      return row.snapshot
    } finally {
      if (!this.#next) this.#underWay = undefined
    }
  }
}
