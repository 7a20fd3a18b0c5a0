import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { prepared } from './prepared.ts'
import { contentVersions } from './tables/index.ts'
import type { ContentTable } from './tables/index.ts'

/**
 * How long a reading may serve as the state before something is read: older is safe, younger is of
 * more use.
 */
const RECENT_MS = 50

const readVersions = prepared((db) =>
  db
    .select({ all: sql<string | null>`string_agg(name || ' ' || version, ',')` })
    .from(contentVersions)
    .prepare('content_versions'),
)

/** The versions of all tables at one moment. */
export class Versions {
  readonly #byTable: ReadonlyMap<string, string>
  readonly #stamps = new Map<readonly ContentTable[], string>()

  constructor(text: string) {
    this.#byTable = new Map(text.split(',').map((entry) => entry.split(' ') as [string, string]))
  }

  /** Equal for two moments between which none of these tables changed. */
  stampOf(tables: readonly ContentTable[]): string {
    let stamp = this.#stamps.get(tables)
    if (stamp === undefined) {
      stamp = tables.map((table) => this.#byTable.get(table) ?? 0).join(' ')
      this.#stamps.set(tables, stamp)
    }
    return stamp
  }
}

/** Asks the database which versions its tables have, whichever process wrote them. */
export class ContentVersions {
  readonly #db: Db
  #last: { text: string; versions: Versions; at: number } | undefined
  #underWay: Promise<Versions> | undefined
  #next: Promise<Versions> | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * As they are now. One question at a time for all who wait; who comes while one is under way
   * needs the next.
   */
  now(): Promise<Versions> {
    if (!this.#underWay) return (this.#underWay = this.#ask())
    return (this.#next ??= this.#underWay
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined
        return (this.#underWay = this.#ask())
      }))
  }

  /** As they were a moment ago: enough as the stamp of what is read afterwards. */
  async recent(): Promise<Versions> {
    return this.#last && performance.now() - this.#last.at < RECENT_MS
      ? this.#last.versions
      : this.now()
  }

  async #ask(): Promise<Versions> {
    const at = performance.now()
    try {
      const [row] = await readVersions(this.#db).execute()
      const text = row?.all ?? ''
      const versions = this.#last?.text === text ? this.#last.versions : new Versions(text)
      this.#last = { text, versions, at }
      return versions
    } finally {
      if (!this.#next) this.#underWay = undefined
    }
  }
}
