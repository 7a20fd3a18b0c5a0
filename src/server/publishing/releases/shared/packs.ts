import { linkSync, rmSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import pMap from 'p-map'
import type { PlacedFile } from '#server/publishing/releases/live.ts'
import { hashContent, type ReleaseFile } from '#server/publishing/releases/release.ts'

const unpackBrotli = promisify(brotliDecompress)

/** Small enough to be held in memory, large enough that a bucket is asked seldom. */
const PACK_BYTES = 8 * 1024 * 1024
/** Asking again costs more than reading so much for nothing. */
const MAX_GAP = 64 * 1024
const CONCURRENCY = 8

export type FilesInOrder = readonly (readonly [string, ReleaseFile])[]

/** Where a file lies: its brotli copy, or itself if it has none, and after that its gzip copy. */
type Packed = { name: string; file: ReleaseFile; pack: number; start: number; end: number }

const mainLength = ({ br, size }: ReleaseFile): number => br ?? size
const lengthOf = (file: ReleaseFile): number => mainLength(file) + (file.gz ?? 0)

/**
 * Where the files of a manifest lie in its packs. It follows from the manifest alone: they lie one
 * after the other in its order. So a machine asks for the bytes that it lacks, and no others.
 */
function layOut(files: FilesInOrder): Packed[] {
  let [pack, start] = [0, 0]
  return files.map(([name, file]) => {
    if (start >= PACK_BYTES) [pack, start] = [pack + 1, 0]
    const packed = { name, file, pack, start, end: start + lengthOf(file) }
    start = packed.end
    return packed
  })
}

export const countPacks = (files: FilesInOrder): number => (layOut(files).at(-1)?.pack ?? -1) + 1

/** Reads the files of a site and hands them over pack by pack. Throws if one is not as listed. */
export async function writePacks(
  site: string,
  files: FilesInOrder,
  put: (pack: number, content: Buffer) => Promise<void>,
): Promise<void> {
  for (const [pack, packed = []] of Map.groupBy(layOut(files), (one) => one.pack)) {
    const parts = await pMap(packed, ({ name, file }) => readStored(join(site, name), file), {
      concurrency: CONCURRENCY,
    })
    await put(pack, Buffer.concat(parts.flat()))
  }
}

async function readStored(path: string, file: ReleaseFile): Promise<Buffer[]> {
  const parts = [await readFile(file.br === undefined ? path : `${path}.br`)]
  if (file.gz !== undefined) parts.push(await readFile(`${path}.gz`))
  if (parts.reduce((sum, { length }) => sum + length, 0) !== lengthOf(file))
    throw new Error(`${path} is not as its release lists it.`)
  return parts
}

/** Bytes of a pack: from the first to the one before the end. */
type ReadPack = (pack: number, range: { start: number; end: number }) => Promise<Buffer>

/**
 * Writes the files of a manifest below a folder: links to those that this machine has already, and
 * the others from the packs. Each is compared with its hash, wherever it comes from.
 */
export async function readPacks(
  site: string,
  files: FilesInOrder,
  known: ReadonlyMap<string, PlacedFile>,
  read: ReadPack,
): Promise<void> {
  const folders = new Set(files.map(([name]) => dirname(join(site, name))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  const lacking = await pMap(
    layOut(files),
    async (packed) => ((await linkKnown(site, packed, known)) ? [] : [packed]),
    { concurrency: CONCURRENCY },
  )
  const runs = [...Map.groupBy(lacking.flat(), ({ pack }) => pack).values()].flatMap(joinNear)
  await pMap(
    runs,
    async (run) => {
      const { pack, start } = run[0]!
      const { end } = run.at(-1)!
      const bytes = end > start ? await read(pack, { start, end }) : Buffer.alloc(0)
      for (const packed of run)
        await unpack(site, packed, bytes.subarray(packed.start - start, packed.end - start))
    },
    { concurrency: CONCURRENCY },
  )
}

/** Files of a pack that are read in one go. */
function joinNear(packed: Packed[]): Packed[][] {
  const runs: Packed[][] = []
  for (const one of packed) {
    const last = runs.at(-1)
    if (last && one.start - last.at(-1)!.end <= MAX_GAP) last.push(one)
    else runs.push([one])
  }
  return runs
}

async function linkKnown(
  site: string,
  { name, file }: Packed,
  known: ReadonlyMap<string, PlacedFile>,
): Promise<boolean> {
  const same = known.get(name)
  if (same?.hash !== file.hash || same.br !== file.br || same.gz !== file.gz) return false
  const content = await readFile(join(same.site, name)).catch(() => null)
  if (!content || hashContent(content) !== file.hash) return false
  const ends = [
    '',
    ...(file.br === undefined ? [] : ['.br']),
    ...(file.gz === undefined ? [] : ['.gz']),
  ]
  try {
    for (const end of ends) linkSync(join(same.site, name + end), join(site, name + end))
    return true
  } catch {
    for (const end of ends) rmSync(join(site, name + end), { force: true })
    return false
  }
}

async function unpack(site: string, { name, file }: Packed, bytes: Buffer): Promise<void> {
  const path = join(site, name)
  const main = bytes.subarray(0, mainLength(file))
  const content = file.br === undefined ? main : await unpackBrotli(main)
  if (content.length !== file.size || hashContent(content) !== file.hash)
    throw new Error(`The shared copy of ${name} is damaged.`)
  await writeFile(path, content)
  if (file.br !== undefined) await writeFile(`${path}.br`, main)
  if (file.gz !== undefined) await writeFile(`${path}.gz`, bytes.subarray(main.length))
}
