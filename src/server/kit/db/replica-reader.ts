import type { Db, Replica } from './connection.ts'
import { ContentVersions, type TableVersions } from './content-versions.ts'
import { findDatabaseError } from './reason.ts'
import type { ContentTable } from './tables/index.ts'

/**
 * Answers reads of public content by replicas, where they have what the primary had. So whoever has
 * written something, in whatever process, reads it.
 */
export class ReplicaReader {
  readonly #primary: Db
  readonly #versions: ContentVersions
  readonly #ofReplicas = new WeakMap<Db, ContentVersions>()
  #turn = 0

  constructor(primary: Db, versions: ContentVersions) {
    this.#primary = primary
    this.#versions = versions
  }

  get hasReplicas(): boolean {
    return this.#primary.replicas.length > 0
  }

  /**
   * Reads these tables as they were at `versions` or later: by a replica, or by the primary where
   * none has caught up or the replica fails meanwhile. `work` may run twice.
   */
  async read<Value>(
    versions: TableVersions,
    tables: readonly ContentTable[],
    work: (db: Db, isReplica: boolean) => Promise<Value>,
  ): Promise<Value> {
    const found = this.hasReplicas ? await this.#find(versions, tables) : null
    if (!found) return work(this.#primary, false)
    try {
      return await found.replica.whileAlive(work(found.db, true))
    } catch (error) {
      // What a verb refuses is refused by the primary too.
      if (findDatabaseError(error) === null && found.replica.current() === found.db) throw error
      return work(this.#primary, false)
    }
  }

  /** The same, as they are now. */
  async readNow<Value>(
    tables: readonly ContentTable[],
    work: (db: Db) => Promise<Value>,
  ): Promise<Value> {
    return this.hasReplicas
      ? this.read(await this.#versions.now(), tables, work)
      : work(this.#primary)
  }

  /** The next replica in turn whose tables are the same. */
  async #find(
    versions: TableVersions,
    tables: readonly ContentTable[],
  ): Promise<{ db: Db; replica: Replica } | null> {
    const { replicas } = this.#primary
    const turn = this.#turn++
    for (let i = 0; i < replicas.length; i++) {
      const replica = replicas[(turn + i) % replicas.length]!
      const db = replica.current()
      if (!db) continue
      try {
        const there = await replica.within(this.#versionsOf(db).now())
        if (there.stampOf(tables) === versions.stampOf(tables)) return { db, replica }
      } catch (error) {
        if (replica.current() === db) replica.lose(error)
      }
    }
    return null
  }

  #versionsOf(db: Db): ContentVersions {
    const known = this.#ofReplicas.get(db) ?? new ContentVersions(db)
    this.#ofReplicas.set(db, known)
    return known
  }
}
