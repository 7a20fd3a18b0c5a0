import {
  PACK_FOLDER,
  PACK_INDEX,
  type PackIndex,
  type PackPart,
} from '#shared/view/district-pack.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { FETCHED_AT, SAVED_DISTRICT } from '#shared/view/cache-names.ts'

/*
 * The district on this device: an index, and the parts it names by their hashes. The index goes in
 * last, so a copy is whole or still the one before. It is used by pages and by the service worker.
 */

const INDEX = PACK_FOLDER + PACK_INDEX
/** Parts that are fetched at once. */
const CONCURRENCY = 4

export type SavedDistrict = { index: PackIndex; fetched: Date }
/** A newer index, and what of it is not on the device. */
export type DistrictUpdate = { index: PackIndex; missing: readonly PackPart[]; bytes: number }

const addressOf = ({ file, hash }: PackPart) => `${PACK_FOLDER}${file}?${hash}`

/** What is saved; null when nothing is. It makes no cache. */
export async function readSavedDistrict(): Promise<SavedDistrict | null> {
  if (!(await caches.has(SAVED_DISTRICT))) return null
  const kept = await (await caches.open(SAVED_DISTRICT)).match(INDEX)
  if (!kept) return null
  const fetched = new Date(kept.headers.get(FETCHED_AT) ?? 0)
  return { index: (await kept.json()) as PackIndex, fetched }
}

/** The texts of the saved parts, by the order of the index. */
export async function readParts({ parts }: PackIndex): Promise<string[]> {
  const cache = await caches.open(SAVED_DISTRICT)
  return Promise.all(parts.map(async (part) => (await cache.match(addressOf(part)))?.text() ?? ''))
}

/** What was made of the saved district and is kept beside it, by its name. */
export const readBeside = async (name: string): Promise<Response | undefined> =>
  (await caches.open(SAVED_DISTRICT)).match(PACK_FOLDER + name)

/** Keeps something beside the saved district; it goes with the next one that is saved. */
export const keepBeside = async (name: string, body: Blob): Promise<void> =>
  (await caches.open(SAVED_DISTRICT)).put(PACK_FOLDER + name, new Response(body))

/** Asks what is newest. */
export async function findUpdate(saved: SavedDistrict | null): Promise<DistrictUpdate> {
  const response = await fetch(INDEX, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The index was answered ${response.status}.`)
  const index = (await response.json()) as PackIndex
  const known = new Set(saved?.index.parts.map(addressOf))
  const missing = index.parts.filter((part) => !known.has(addressOf(part)))
  return { index, missing, bytes: missing.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Fetches what is missing; `onBytes` is told how much has come. */
export async function saveDistrict(
  { index, missing }: DistrictUpdate,
  { onBytes, signal }: { onBytes?: (bytes: number) => void; signal?: AbortSignal } = {},
): Promise<void> {
  const cache = await caches.open(SAVED_DISTRICT)
  const waiting = [...missing]
  let bytes = 0
  const fetchNext = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const response = await fetch(addressOf(part), { signal })
      if (!response.ok) throw new Error(`${part.file} was answered ${response.status}.`)
      await cache.put(addressOf(part), response)
      onBytes?.((bytes += part.bytes))
    }
  }
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, fetchNext))
    signal?.throwIfAborted()
    const headers = { 'Content-Type': 'application/json', [FETCHED_AT]: new Date().toISOString() }
    await cache.put(INDEX, new Response(JSON.stringify(index), { headers }))
  } finally {
    await removeUnnamed(cache)
  }
}

/** Takes away what the saved index does not name; without an index, everything. */
async function removeUnnamed(cache: Cache): Promise<void> {
  const saved = await readSavedDistrict()
  if (!saved) return removeDistrict()
  const named = new Set([INDEX, ...saved.index.parts.map(addressOf)])
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!named.has(pathname + search)) await cache.delete(request)
  }
}

export const removeDistrict = async (): Promise<void> => void (await caches.delete(SAVED_DISTRICT))

export const isOfToday = ({ fetched }: SavedDistrict): boolean =>
  Date.now() - fetched.getTime() < DAY_MS

type Connection = { saveData?: boolean; type?: string }

/** Whether data may cost the person something, as far as the browser tells. */
export function isMetered(): boolean {
  const { saveData, type } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData === true || (type !== 'wifi' && type !== 'ethernet')
}

/** Renews the saved copy by itself: once a day, and where data costs nothing. */
export async function renewDistrict(): Promise<void> {
  if (isMetered()) return
  const saved = await readSavedDistrict()
  if (saved && !isOfToday(saved)) await saveDistrict(await findUpdate(saved))
}
