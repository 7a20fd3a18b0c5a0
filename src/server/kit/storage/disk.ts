import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getErrorCode } from '#server/kit/db/refusal.ts'
import { fsyncFolder } from '#server/kit/files/durable.ts'
import type { StorageContent, Storage } from './storage.ts'

/** The space that is left free for the database and the releases, which the site needs. */
const MIN_FREE_BYTES = 512 * 1024 * 1024

/** Uploads in a folder of this machine, spread over 256 folders by the beginning of their names. */
export function createDiskStorage(folder: string): Storage {
  const folderOf = (name: string) => join(folder, name.slice(0, 2))
  const pathOf = (name: string) => join(folderOf(name), name)
  return {
    put: async (name, content) => {
      if (await sizeOf(pathOf(name))) return
      await mkdir(folderOf(name), { recursive: true })
      await writeDurably(folderOf(name), name, content)
    },
    open: async (name, range) => {
      const size = await sizeOf(pathOf(name))
      return size === null ? null : { size, body: createReadStream(pathOf(name), range) }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    hasRoom: async (bytes) => {
      await mkdir(folder, { recursive: true })
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize > bytes + MIN_FREE_BYTES
    },
  }
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null
    throw error
  }
}

/**
 * Writes under another name first, so that a reader finds the whole file or none, also after a
 * power cut.
 */
async function writeDurably(folder: string, name: string, content: StorageContent): Promise<void> {
  const draft = join(folder, `.${name}.${randomBytes(4).toString('hex')}`)
  try {
    if (Buffer.isBuffer(content)) await writeFile(draft, content)
    else await copyFile(content.file, draft)
    const handle = await open(draft, 'r')
    await handle.sync().finally(() => handle.close())
    await rename(draft, join(folder, name))
    await fsyncFolder(folder)
  } finally {
    await rm(draft, { force: true })
  }
}
