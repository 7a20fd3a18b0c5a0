import { splitLanguage } from '#config/languages.ts'
import { toPagePath } from '#server/publishing/releases/release.ts'
import type { takedowns } from '#server/kit/db/tables/index.ts'

export type TakedownKind = (typeof takedowns.$inferSelect)['kind']
/** A row of the table, as far as a process keeps it in memory. */
export type Takedown = {
  id: number
  address: string
  kind: TakedownKind
  publicationId: number | null
}

/** `/categories/banks/page/2` stands and falls with `/categories/banks`. */
const PAGE_OF_LIST = /\/page\/\d+$/

/**
 * The takedowns that a process knows. A page is taken down in every site that was published before
 * the publication that took the takedown into account: so it stays away from the old release while
 * a new one is made, and from a release that is rolled back to.
 */
export class KnownTakedowns {
  readonly #byId = new Map<number, Takedown>()
  readonly #byAddress = new Map<string, Takedown[]>()
  #newest = 0

  /** Takes in rows of the table and returns those that were not known. */
  add(rows: readonly Takedown[]): Takedown[] {
    const fresh: Takedown[] = []
    for (const row of rows) {
      const known = this.#byId.get(row.id)
      if (known) known.publicationId = row.publicationId
      else {
        this.#byId.set(row.id, row)
        const others = this.#byAddress.get(row.address)
        if (others) others.push(row)
        else this.#byAddress.set(row.address, [row])
        fresh.push(row)
      }
      this.#newest = Math.max(this.#newest, row.publicationId ?? Infinity)
    }
    if (rows.length > 0 && this.#newest === Infinity) this.#newest = this.#findNewest()
    return fresh
  }

  /**
   * How the page at a clean address is taken down in the site of a publication; null if it is not.
   * It is taken down in all languages.
   */
  of(address: string, publication: number): TakedownKind | null {
    if (this.#newest <= publication) return null
    const { path } = splitLanguage(address)
    return (
      this.#ofOne(path, publication) ??
      (PAGE_OF_LIST.test(path) ? this.#ofOne(path.replace(PAGE_OF_LIST, ''), publication) : null)
    )
  }

  /** The same for a file of the site. */
  ofFile(file: string, publication: number): TakedownKind | null {
    return file.endsWith('.html') ? this.of(toPagePath(file), publication) : null
  }

  /** How a page at this address was taken down last, as far as is remembered. */
  lastOf(address: string): TakedownKind | null {
    const { path } = splitLanguage(address)
    const lastOf = (one: string) => this.#byAddress.get(one)?.at(-1)?.kind
    return lastOf(path) ?? lastOf(path.replace(PAGE_OF_LIST, '')) ?? null
  }

  /** Those that no live publication has taken into account. */
  outstanding(): Takedown[] {
    return [...this.#byId.values()].filter(({ publicationId }) => publicationId === null)
  }

  /** Those that a start without the database should know. */
  latest(count: number): Takedown[] {
    const settled = [...this.#byId.values()].filter(({ publicationId }) => publicationId !== null)
    return [...settled.slice(-count), ...this.outstanding()]
  }

  /** The greatest publication that is known to have taken takedowns into account. */
  settledUntil(): number {
    let greatest = 0
    for (const { publicationId } of this.#byId.values())
      greatest = Math.max(greatest, publicationId ?? 0)
    return greatest
  }

  #ofOne(address: string, publication: number): TakedownKind | null {
    const rows = this.#byAddress.get(address)
    return rows?.findLast((row) => untilOf(row) > publication)?.kind ?? null
  }

  #findNewest(): number {
    let newest = 0
    for (const row of this.#byId.values()) newest = Math.max(newest, untilOf(row))
    return newest
  }
}

const untilOf = ({ publicationId }: Takedown): number => publicationId ?? Infinity
