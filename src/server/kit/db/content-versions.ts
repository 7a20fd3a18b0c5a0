import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { createPrepared } from './prepared.ts'
import { contentVersions, type ContentTable } from './tables/index.ts'

/**
 * How old a reading may be to stamp what is read after it. Older readings are still correct, but
 * newer ones let the cache answer more often.
 */
const RECENT_MS = 50

const readVersions = createPrepared((db) =>
  db
    .select({ all: sql<string | null>`string_agg(name || ' ' || version, ',')` })
    .from(contentVersions)
    .prepare('content_versions'),
)

/** The versions of all tables at one moment. */
export class TableVersions {
  readonly #byTable: ReadonlyMap<string, string>
  readonly #stamps = new Map<readonly ContentTable[], string>()

  constructor(text: string) {
    this.#byTable = new Map(text.split(',').map((entry) => entry.split(' ') as [string, string]))
  }

  /** Equal for two moments if none of these tables changed between them. */
  stampOf(tables: readonly ContentTable[]): string {
    let stamp = this.#stamps.get(tables)
    if (stamp === undefined) {
      stamp = tables.map((table) => this.#byTable.get(table) ?? 0).join(' ')
      this.#stamps.set(tables, stamp)
    }
    return stamp
  }
}

/** Reads the versions of the tables, whichever process wrote them. */
export class ContentVersions {
  readonly #db: Db
  #last: { text: string; versions: TableVersions; at: number } | undefined
  #underWay: Promise<TableVersions> | undefined
  #next: Promise<TableVersions> | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * The versions now. All waiting callers share one query; a caller that comes while a query runs
   * gets the next one.
   */
  now(): Promise<TableVersions> {
    if (!this.#underWay) return (this.#underWay = this.#ask())
    return (this.#next ??= this.#underWay
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined
        return (this.#underWay = this.#ask())
      }))
  }

  /** The versions of a moment ago: good enough to stamp what is read afterwards. */
  async recent(): Promise<TableVersions> {
    // A replica may answer what this stamps, and be as old as the stamp.
    if (this.#db.replicas.length > 0) return this.now()
    return this.#last && performance.now() - this.#last.at < RECENT_MS
      ? this.#last.versions
      : this.now()
  }

  async #ask(): Promise<TableVersions> {
    const at = performance.now()
    try {
      const [row] = await readVersions(this.#db).execute()
      const text = row?.all ?? ''
      const versions = this.#last?.text === text ? this.#last.versions : new TableVersions(text)
      this.#last = { text, versions, at }
      return versions
    } finally {
      if (!this.#next) this.#underWay = undefined
    }
  }
}
