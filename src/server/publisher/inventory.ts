import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Effort } from '#server/releases/compress.ts'
import { finish } from './finishers.ts'
import type { PageFacts } from './html.ts'
import { inParallel } from './in-parallel.ts'
import type { PlacedFile } from '#server/releases/live.ts'
import type { ReleaseFile } from '#server/releases/release.ts'

/**
 * The files of before: where one did not change its compressed copies serve again, or with
 * `leaveSame` it is left out.
 */
export type Earlier = { files: ReadonlyMap<string, PlacedFile>; leaveSame: boolean }

export type InventoryOptions = {
  site: string
  earlier: Earlier | null
  effort: (name: string) => Effort
  signal: AbortSignal
  /** Told of every page that is not left out. */
  onPage: (name: string, page: PageFacts) => void
  /** Told of every file whose same one of before was damaged. */
  onDamaged?: (name: string) => void
}

export type Inventory = {
  /** Writes a file of the site with its compressed copies. The content is given away. */
  add: (name: string, content: Buffer) => Promise<void>
  /** Takes in what else lies below the folder, and answers the entries of all files by name. */
  finish: () => Promise<Record<string, ReleaseFile>>
}

/** So that each thread has its next file at hand. */
const AT_ONCE = 8

/**
 * Names of the files below a folder, with slashes; hidden ones are left out, they are never served.
 */
export async function namesBelow(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .sort()
}

/**
 * Takes stock of a site while it is made: hashes every file and lays its compressed copies beside
 * it.
 */
export function openInventory({
  site,
  earlier,
  effort,
  signal,
  onPage,
  onDamaged,
}: InventoryOptions): Inventory {
  const found = new Map<string, ReleaseFile>()
  const copies = new Set<string>()

  const take = async (name: string, content: Buffer | null) => {
    signal.throwIfAborted()
    const before = earlier?.files.get(name) ?? null
    const leaveSame = earlier?.leaveSame ?? false
    const { file, page, wasDamaged } = await finish({
      site,
      name,
      content,
      effort: effort(name),
      before,
      leaveSame,
    })
    if (page) onPage(name, page)
    if (wasDamaged) onDamaged?.(name)
    if (!file) return
    found.set(name, file)
    for (const kind of ['br', 'gz'] as const)
      if (file[kind] !== undefined) copies.add(`${name}.${kind}`)
  }

  return {
    add: take,
    finish: async () => {
      const others = (await namesBelow(site)).filter(
        (name) => !found.has(name) && !copies.has(name),
      )
      await inParallel(others, AT_ONCE, async (name) => take(name, null))
      return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
    },
  }
}
