import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '#server/kit/storage/index.ts'
import { changeManifestPath, parseChange } from '#server/publishing/releases/change.ts'
import { PAGE_KEYS_FILE, type PlacedFile } from '#server/publishing/releases/live.ts'
import { manifestPath, parseRelease } from '#server/publishing/releases/release.ts'
import { countPacks, readPacks, writePacks, type FilesInOrder } from './packs.ts'

/** A release (change 0) or a change of one. `fence` tells attempts to make the same one apart. */
export type PartName = { release: string; change: number; fence: number }

const NO_KEYS = Buffer.from(JSON.stringify({ keys: {}, gone: [] }))
const TYPE = 'application/octet-stream'
const nameOf = ({ release, change, fence }: PartName, end: string): string =>
  `${release}.${change}.${fence}.${end}`

/** Of the folder of a part, which is named as its release or its change. */
const manifestOf = (folder: string, change: number): string =>
  change === 0 ? manifestPath(folder, '') : changeManifestPath(folder)

async function parseFiles(text: string, change: number): Promise<FilesInOrder> {
  if (change > 0) return Object.entries(parseChange(text).files)
  const release = await parseRelease(text)
  if (!release) throw new Error('The shared list of files of a release is damaged.')
  return [...release.files]
}

/** How many packs the files of a part will be. */
export const countPartPacks = async (folder: string, change: number): Promise<number> =>
  countPacks(await parseFiles(await readFile(manifestOf(folder, change), 'utf8'), change))

/** Copies the files of a part to where all machines find them, the list of them last. */
export async function putPart(store: Storage, part: PartName, folder: string): Promise<void> {
  const manifest = await readFile(manifestOf(folder, part.change))
  const keys = await readFile(join(folder, PAGE_KEYS_FILE)).catch(() => NO_KEYS)
  const files = await parseFiles(manifest.toString(), part.change)
  await writePacks(join(folder, 'site'), files, (pack, content) =>
    store.put(nameOf(part, `${pack}.pack`), content, TYPE),
  )
  await store.put(nameOf(part, 'keys'), keys, TYPE)
  await store.put(nameOf(part, 'files'), manifest, TYPE)
}

/** Writes a part into a folder; files that this machine `known` has already are linked. */
export async function fetchPart(
  store: Storage,
  part: PartName,
  folder: string,
  known: ReadonlyMap<string, PlacedFile>,
): Promise<void> {
  const read = async (end: string, range?: { start: number; end: number }) => {
    const found = await store.open(
      nameOf(part, end),
      range && { start: range.start, end: range.end - 1 },
    )
    if (!found) throw new Error(`${nameOf(part, end)} is not among the shared files.`)
    return buffer(found.body)
  }
  const [manifest, keys] = [await read('files'), await read('keys')]
  const files = await parseFiles(manifest.toString(), part.change)
  const site = join(folder, 'site')
  await mkdir(site, { recursive: true })
  await readPacks(site, files, known, (pack, range) => read(`${pack}.pack`, range))
  await writeFile(join(folder, PAGE_KEYS_FILE), keys)
  await writeFile(manifestOf(folder, part.change), manifest)
}

/** Whether the list of files of a part is there, which is written last. */
export async function hasPart(store: Storage, part: PartName): Promise<boolean> {
  const found = await store.open(nameOf(part, 'files'))
  found?.body.destroy()
  return found !== null
}

/** Removes all files of a part. */
export async function removePart(
  store: Storage,
  part: PartName & { packs: number },
): Promise<void> {
  const packs = Array.from({ length: part.packs }, (_, pack) => `${pack}.pack`)
  for (const end of ['files', 'keys', ...packs]) await store.remove(nameOf(part, end))
}
