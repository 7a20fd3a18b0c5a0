import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { CompressionEffort } from '#server/publishing/releases/compress.ts'
import { writeInWorker } from '#server/publishing/publisher/workers/pool.ts'
import type { PageFacts } from '#server/publishing/publisher/workers/read-page.ts'
import pMap from 'p-map'
import type { PlacedFile } from '#server/publishing/releases/live.ts'
import type { ReleaseFile } from '#server/publishing/releases/release.ts'

/**
 * The files of before. The compressed copies of an unchanged file are used again; with `leaveSame`
 * the file is left out.
 */
export type PreviousFiles = { files: ReadonlyMap<string, PlacedFile>; leaveSame: boolean }

export type SiteWriterOptions = {
  site: string
  earlier: PreviousFiles | null
  effort: (name: string) => CompressionEffort
  signal: AbortSignal
  /** Told of every page that is not left out. */
  onPage: (name: string, page: PageFacts) => void
  /** Told of every file whose same one of before was damaged. */
  onDamaged?: (name: string) => void
}

export type SiteWriter = {
  /** Writes a file of the site with its compressed copies. The content is given away. */
  add: (name: string, content: Buffer) => Promise<void>
  /** Takes in what else lies below the folder, and returns the entries of all files by name. */
  finish: () => Promise<Record<string, ReleaseFile>>
}

/** Enough for each thread to hold its next file. */
const CONCURRENCY = 8

/**
 * Names of the files below a folder, with slashes; hidden ones are left out, they are never served.
 */
export async function listFileNames(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .sort()
}

/**
 * Writes a site while it is rendered: threads hash every file and write its compressed copies
 * beside it.
 */
export function openSiteWriter({
  site,
  earlier,
  effort,
  signal,
  onPage,
  onDamaged,
}: SiteWriterOptions): SiteWriter {
  const found = new Map<string, ReleaseFile>()
  const copies = new Set<string>()

  const take = async (name: string, content: Buffer | null) => {
    signal.throwIfAborted()
    const before = earlier?.files.get(name) ?? null
    const leaveSame = earlier?.leaveSame ?? false
    const { file, page, wasDamaged } = await writeInWorker({
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
      const others = (await listFileNames(site)).filter(
        (name) => !found.has(name) && !copies.has(name),
      )
      await pMap(others, (name) => take(name, null), { concurrency: CONCURRENCY })
      return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
    },
  }
}
