import { createHash } from 'node:crypto'
import { link, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { compress, takeOver } from './compress.ts'
import type { Compressed, Effort } from './compress.ts'
import { inParallel } from './in-parallel.ts'
import type { PlacedFile } from './live.ts'
import type { ReleaseFile } from './release.ts'

/** The files of before: where one did not change its compressed copies serve again, or with `leaveSame` it is left out. */
export type Earlier = { files: ReadonlyMap<string, PlacedFile>; leaveSame: boolean }

export type InventoryOptions = {
  site: string
  earlier: Earlier | null
  effort: (name: string) => Effort
  signal: AbortSignal
  /** Told of every file that is not left out. */
  onFile: (name: string, content: Buffer) => void
}

export type Inventory = {
  /** Writes a file of the site with its compressed copies. */
  add: (name: string, content: Buffer) => Promise<void>
  /** Takes in what else lies below the folder, and answers the entries of all files by name. */
  finish: () => Promise<Record<string, ReleaseFile>>
}

const COMPRESSIBLE = /\.(html|css|js|mjs|svg|json|xml|txt|webmanifest)$/
/** Below this the headers cost more than is won. */
const SMALLEST = 256
/** As many as libuv has threads. */
const AT_ONCE = 4

/** Names of the files below a folder, with slashes; hidden ones are left out, they are never served. */
export async function namesBelow(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .sort()
}

/** Takes stock of a site while it is made: hashes every file and lays its compressed copies beside it. */
export function openInventory({ site, earlier, effort, signal, onFile }: InventoryOptions): Inventory {
  const found = new Map<string, ReleaseFile>()
  const copies = new Set<string>()
  const folders = new Set<string>()

  const makeFolder = async (name: string) => {
    const folder = dirname(join(site, name))
    if (folders.has(folder)) return
    await mkdir(folder, { recursive: true })
    folders.add(folder)
  }

  const take = async (name: string, content: Buffer, isThere: boolean) => {
    signal.throwIfAborted()
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    const before = earlier?.files.get(name)
    const known = before?.hash === hash ? before : undefined
    if (known && earlier!.leaveSame) {
      if (isThere) await rm(join(site, name))
      return
    }
    onFile(name, content)
    if (!isThere) {
      await makeFolder(name)
      // A published file is never written into: the one of before serves as well.
      const isLinked = known && (await link(join(known.site, name), join(site, name)).then(() => true, () => false)) // prettier-ignore
      if (!isLinked) await writeFile(join(site, name), content)
    }
    found.set(name, { size: content.length, hash, ...(await copiesOf(name, content, known)) })
  }

  const copiesOf = async (name: string, content: Buffer, known: PlacedFile | undefined): Promise<Compressed> => {
    if (!COMPRESSIBLE.test(name) || content.length < SMALLEST) return {}
    const wanted = effort(name)
    const { br, gz, quick } = known ?? {}
    const isGoodEnough = known && (wanted.quick || !quick) && (br === undefined || gz !== undefined || !wanted.gzip)
    const made =
      isGoodEnough && (await takeOver(known.site, site, name, known))
        ? { br, gz, ...(quick ? { quick } : {}) }
        : await compress(site, name, content, wanted)
    for (const kind of ['br', 'gz'] as const) if (made[kind] !== undefined) copies.add(`${name}.${kind}`)
    return made
  }

  return {
    add: (name, content) => take(name, content, false),
    finish: async () => {
      const others = (await namesBelow(site)).filter((name) => !found.has(name) && !copies.has(name))
      await inParallel(others, AT_ONCE, async (name) => take(name, await readFile(join(site, name)), true))
      return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
    },
  }
}
