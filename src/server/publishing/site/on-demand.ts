import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { LanguageCode } from '#config/languages.ts'
import { businessPath } from '#config/routes.ts'
import type { PackedPage, PageServer } from '#server/publishing/publisher/on-demand/index.ts'
import {
  getRowsFile,
  ON_DEMAND_INDEX,
  readOnDemandIndex,
  SHARED_ROWS_FILE,
  unpackRow,
  type OnDemandIndex,
} from '#server/publishing/releases/on-demand.ts'
import { toRenderedFile } from '#server/publishing/releases/release.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { UnreadableFileError } from './send.ts'
import { findPageLanguage, type ServedFile, type ServedRelease } from './served-release.ts'

/** A page that cannot be rendered at the moment. */
export class NotRenderedError extends Error {
  override name = 'NotRenderedError'
}

/** In bytes of packed pages: some thousands of them. */
const MAX_SUM = 32 * 1024 * 1024
/** One is rendered while the next is on its way. */
const AT_ONCE = 2
/** Of different pages. Whoever asks for more is to come back later. */
const MAX_WAITING = 100
/** A change may go live while a page is rendered. */
const TRIES = 3

/** A page with the files that it was made of, and the day: pages leave out what is over. */
type Kept = { page: PackedPage; parts: ReadonlyMap<string, ServedFile>; day: string }
/** Of the rows of a page: which businesses it leads to. */
type Linked = { similar?: Partial<Record<LanguageCode, readonly string[]>> }
type Parts = Map<string, ServedFile>
type Asked = { address: string; slug: string; rows: string; index: OnDemandIndex; parts: Parts }

const BASE = businessPath('')

/**
 * Renders the pages of businesses that a release leaves out, and keeps the latest. A page is kept
 * as long as the release has the same files that it was made of.
 */
export class OnDemandPages {
  readonly #server: PageServer
  readonly #onError: (error: unknown) => void
  /** Ordered: the least recently used first. */
  readonly #kept = new Map<string, Kept>()
  #sum = 0
  readonly #rendering = new Map<string, Promise<Kept | null>>()
  #waiting = 0
  readonly #inTurn = pLimit(AT_ONCE)
  readonly #indexes = new WeakMap<ServedFile, Promise<OnDemandIndex | null>>()

  constructor(server: PageServer, onError: (error: unknown) => void = () => undefined) {
    this.#server = server
    this.#onError = onError
  }

  /** Has the first page of a release wait for nothing. */
  async prepare(served: ServedRelease | null): Promise<void> {
    const index = served && (await readOnDemandIndex(served.files))
    if (index) await this.#server.prepare(index.bundle)
  }

  /**
   * The page at a clean address, made of a release; null if it has none there. Throws
   * NotRenderedError when it cannot be rendered now.
   */
  async find(served: ServedRelease, address: string): Promise<PackedPage | null> {
    const { path } = findPageLanguage(served, address)
    const slug = path.startsWith(BASE) ? path.slice(BASE.length) : ''
    if (slug === '' || slug.includes('/') || !served.files.has(ON_DEMAND_INDEX)) return null
    let found: Kept | null = null
    for (let tries = 0; tries < TRIES; tries++) {
      const kept = this.#kept.get(address)
      found = kept && isFresh(kept, served) ? kept : await this.#renderOnce(served, address, slug)
      if (!found || isFresh(found, served)) break
    }
    // It may have been taken down meanwhile.
    if (!found || served.isTakenDown(toRenderedFile(address))) return null
    this.#keep(address, found)
    return found.page
  }

  /** Many who ask for a page at once wait for one rendering. */
  #renderOnce(served: ServedRelease, address: string, slug: string): Promise<Kept | null> {
    const running = this.#rendering.get(address)
    if (running) return running
    const started = this.#render(served, address, slug).finally(() =>
      this.#rendering.delete(address),
    )
    this.#rendering.set(address, started)
    return started
  }

  async #render(served: ServedRelease, address: string, slug: string): Promise<Kept | null> {
    const parts: Parts = new Map()
    const index = await this.#readIndex(served, parts)
    const rows = index && (await readRows(served, index, slug, parts))
    if (!rows) return null
    if (this.#waiting >= MAX_WAITING) throw new NotRenderedError('Too many wait.')
    this.#waiting++
    try {
      return await this.#renderRows(served, { address, slug, rows, index, parts })
    } finally {
      this.#waiting--
    }
  }

  async #renderRows(
    served: ServedRelease,
    { address, slug, rows, index, parts }: Asked,
  ): Promise<Kept> {
    const { language } = findPageLanguage(served, address)
    const { similar = {} } = JSON.parse(rows) as Linked
    const others: string[] = []
    for (const other of similar[language.code] ?? []) {
      const found = await readRows(served, index, other, parts)
      if (found) others.push(found)
    }
    const { site, hash } = takePart(served, SHARED_ROWS_FILE, parts)
    const job = {
      language: language.code,
      path: businessPath(slug),
      shared: { file: join(site, SHARED_ROWS_FILE), version: hash },
      ...{ rows, similar: others },
    }
    const day = getKolkataDate(new Date())
    try {
      // Before it is its turn: while the process starts, nobody waits longer than another.
      await this.#server.prepare(index.bundle)
      const page = await this.#inTurn(() => this.#server.render(index.bundle, job))
      return { page, parts, day }
    } catch (error) {
      this.#onError(error)
      throw new NotRenderedError('It could not be rendered.', { cause: error })
    }
  }

  #readIndex(served: ServedRelease, parts: Parts): Promise<OnDemandIndex | null> {
    const entry = takePart(served, ON_DEMAND_INDEX, parts)
    const known = this.#indexes.get(entry) ?? readOnDemandIndex(served.files)
    this.#indexes.set(entry, known)
    return known.catch((error: unknown) => {
      this.#indexes.delete(entry)
      throw new UnreadableFileError(join(entry.site, ON_DEMAND_INDEX), error)
    })
  }

  #keep(address: string, kept: Kept): void {
    this.#sum += kept.page.br.length - (this.#kept.get(address)?.page.br.length ?? 0)
    this.#kept.delete(address)
    this.#kept.set(address, kept)
    for (const [oldest, { page }] of this.#kept) {
      if (this.#sum <= MAX_SUM) break
      this.#kept.delete(oldest)
      this.#sum -= page.br.length
    }
  }
}

const isFresh = ({ parts, day }: Kept, served: ServedRelease): boolean =>
  day === getKolkataDate(new Date()) &&
  [...parts].every(([file, entry]) => served.files.get(file) === entry)

/** The entry of a file that a page is made of. */
function takePart(served: ServedRelease, file: string, parts: Parts): ServedFile {
  const entry = served.files.get(file)
  if (!entry) throw new UnreadableFileError(file)
  parts.set(file, entry)
  return entry
}

async function readRows(
  served: ServedRelease,
  index: OnDemandIndex,
  slug: string,
  parts: Parts,
): Promise<string | null> {
  const file = getRowsFile(slug, index)
  const { site } = takePart(served, file, parts)
  const path = join(site, file)
  try {
    return unpackRow(await readFile(path), slug)
  } catch (error) {
    throw new UnreadableFileError(path, error)
  }
}
