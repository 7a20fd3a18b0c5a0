import { createHash } from 'node:crypto'
import { readFile, readdir, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { brotliQuality, compress, takeOver } from './compress.ts'
import type { Compressed } from './compress.ts'
import { inParallel } from './in-parallel.ts'
import type { PlacedFile } from './live.ts'
import type { ReleaseFile } from './release.ts'

/** The files of before: where one did not change its compressed copies serve again, or with `leaveSame` it is left out. */
export type Earlier = { files: ReadonlyMap<string, PlacedFile>; leaveSame: boolean }

const COMPRESSIBLE = /\.(html|css|js|mjs|svg|json|xml|txt|webmanifest)$/
/** Below this the headers cost more than is won. */
const SMALLEST = 256
/** Half of libuv's threads: the rest is for the visitors of a server that publishes meanwhile. */
const AT_ONCE = 2

/** Names of the files below a folder, with slashes; hidden ones are left out, they are never served. */
export async function namesBelow(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .sort()
}

/** Hashes every file of a built site and lays its compressed copies beside it. */
export async function takeInventory(
  site: string,
  earlier: Earlier | null,
  signal: AbortSignal,
  onFile: (done: number, all: number) => void = () => undefined,
): Promise<Record<string, ReleaseFile>> {
  const names = await namesBelow(site)
  const found = new Map<string, ReleaseFile>()
  await inParallel(names, AT_ONCE, async (name) => {
    signal.throwIfAborted()
    const content = await readFile(join(site, name))
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    const before = earlier?.files.get(name)
    const known = before?.hash === hash ? before : undefined
    if (known && earlier!.leaveSame) {
      await rm(join(site, name))
      return
    }
    const copies = await copiesOf(content, name, known)
    found.set(name, { size: content.length, hash, ...copies })
    onFile(found.size, names.length)
  })
  return Object.fromEntries(names.filter((name) => found.has(name)).map((name) => [name, found.get(name)!]))

  async function copiesOf(content: Buffer, name: string, known: PlacedFile | undefined): Promise<Compressed> {
    if (!COMPRESSIBLE.test(name) || content.length < SMALLEST) return {}
    if (known && (await takeOver(known.site, site, name, known))) return { br: known.br, gz: known.gz }
    return compress(site, name, content, brotliQuality(name, Math.max(names.length, earlier?.files.size ?? 0)))
  }
}
