import { createWriteStream } from 'node:fs'
import { mkdir, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '#server/kit/storage/index.ts'

/**
 * Copies videos that are being sent between the machines of a site, so that one begun at one of
 * them goes on at another. Beside the folder that the protocol's server writes to, each received
 * part lies in the shared storage under the place where it begins (`ID.0`, `ID.5242880`, …).
 */
type VideoRelay = {
  /** Brings the copy of this machine to what the others have received. */
  pull: (id: string) => Promise<void>
  /** Hands over what this machine has received; what is not here any more is removed. */
  push: (id: string) => Promise<void>
}

const TYPE = 'application/octet-stream'

export function createVideoRelay(storage: Storage, folder: string): VideoRelay {
  const at = (name: string) => join(folder, name)

  /** Lists the parts that lie one after the other. */
  const listParts = async (id: string) => {
    const parts: { name: string; start: number; end: number }[] = []
    for (let start = 0; ;) {
      const name = `${id}.${start}`
      const found = await storage.open(name, { start: 0, end: 0 })
      if (!found) return parts
      found.body.destroy()
      parts.push({ name, start, end: start + found.size })
      start += found.size
    }
  }
  const readShared = async (name: string): Promise<string | null> => {
    const found = await storage.open(name)
    return found && text(found.body)
  }
  const pull = async (id: string) => {
    await mkdir(folder, { recursive: true })
    if ((await sizeOf(at(`${id}.json`))) === null) {
      const about = await readShared(`${id}.json`)
      if (about === null) return
      await writeFile(at(id), '')
      await writeFile(at(`${id}.json`), about)
    }
    if ((await sizeOf(at(`${id}.done`))) !== null) return
    const done = await readShared(`${id}.done`)
    if (done !== null) {
      const { size } = JSON.parse(await readFile(at(`${id}.json`), 'utf8')) as { size: number }
      // Its length alone tells a client that everything has arrived.
      await truncate(at(id), size)
      await writeFile(at(`${id}.done`), done)
      return
    }
    for (const { name, start, end } of await listParts(id)) {
      const size = (await sizeOf(at(id))) ?? 0
      if (end <= size) continue
      const found = await storage.open(name, { start: size - start, end: end - start - 1 })
      if (found) await pipeline(found.body, createWriteStream(at(id), { flags: 'a' }))
    }
  }
  const push = async (id: string) => {
    const about = await readFile(at(`${id}.json`)).catch(() => null)
    const done = await readFile(at(`${id}.done`)).catch(() => null)
    const parts = await listParts(id)
    if (!about || done) for (const { name } of parts) await storage.remove(name)
    if (!about) {
      for (const end of ['json', 'done']) await storage.remove(`${id}.${end}`)
      return
    }
    if (parts.length === 0) await storage.put(`${id}.json`, about, TYPE)
    if (done) return storage.put(`${id}.done`, done, TYPE)
    const start = parts.at(-1)?.end ?? 0
    const size = (await sizeOf(at(id))) ?? 0
    if (size <= start) return
    const part = at(`${id}.part`)
    try {
      await copyPart(at(id), part, start)
      await storage.put(`${id}.${start}`, { file: part, size: size - start }, TYPE)
    } finally {
      await rm(part, { force: true })
    }
  }
  return { pull, push }
}

const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  )

/** Copies a file from a place on. */
async function copyPart(from: string, to: string, start: number): Promise<void> {
  const handle = await open(from)
  await pipeline(handle.createReadStream({ start }), createWriteStream(to))
}
