import { createHash, randomBytes, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { getErrorCode } from '#server/kit/db/refusal.ts'
import { fsyncFolder } from '#server/kit/files/durable.ts'
import { CHECKSUMS_FILE } from './contents.ts'

export type ArchiveWriter = {
  /** Adds a file as it is now, even if it changes meanwhile; false when it no longer exists. */
  file: (name: string, path: string) => Promise<boolean>
  bytes: (name: string, content: Buffer) => Promise<void>
  folder: (name: string) => Promise<void>
  /** Adds the checksums and gives the archive its name. Returns its size. */
  finish: () => Promise<number>
  /** Removes what was written. */
  giveUp: () => Promise<void>
}

const PART = 256 * 1024
/** The quickest level already shrinks database pages to a quarter. */
const LEVEL = 1
/** Only the owner may read the archive: it holds password hashes and people's messages. */
const PRIVATE = 0o600

/**
 * Writes a gzipped tar with the checksum of every file, under a temporary name until it is whole.
 * The signal stops it, and the call under way throws. `onRead` counts the bytes of files.
 */
export function createArchive(
  path: string,
  signal: AbortSignal,
  onRead: (bytes: number) => void = () => undefined,
): ArchiveWriter {
  const draft = `${path}.partial-${randomBytes(4).toString('hex')}`
  const tar = pack()
  const target = createWriteStream(draft, { flags: 'wx', mode: PRIVATE, flush: true })
  const written = pipeline(tar, createGzip({ level: LEVEL }), target, { signal })
  const failed = written.then(() => new Promise<never>(() => undefined))
  failed.catch(() => undefined)
  const sums: string[] = []

  // A full disk ends the pipe, and `drain` would never come.
  const orFailed = <T>(work: Promise<T>): Promise<T> => Promise.race([work, failed])

  const bytes = (name: string, content: Buffer): Promise<void> => {
    sums.push(`${createHash('sha256').update(content).digest('hex')}  ${name}\n`)
    return orFailed(entered((done) => tar.entry({ name, mode: PRIVATE }, content, done)))
  }
  const file = async (name: string, from: string): Promise<boolean> => {
    signal.throwIfAborted()
    const handle = await openUnlessGone(from)
    if (!handle) return false
    try {
      const { size, mode, mtime } = await handle.stat()
      const hash = createHash('sha256')
      const header = { name, size, mtime, mode: mode & 0o777 }
      await orFailed(
        entered((done) => {
          const entry = tar.entry(header, done)
          entry.on('error', done)
          pipeline(partsOf(handle, size, hash, onRead), entry).catch(done)
        }),
      )
      sums.push(`${hash.digest('hex')}  ${name}\n`)
      return true
    } finally {
      await handle.close()
    }
  }
  return {
    file,
    bytes,
    folder: (name) =>
      orFailed(
        entered((done) => tar.entry({ name: `${name}/`, type: 'directory', mode: 0o700 }, done)),
      ),
    finish: async () => {
      await bytes(CHECKSUMS_FILE, Buffer.from(sums.join('')))
      tar.finalize()
      await written
      await rename(draft, path)
      await fsyncFolder(dirname(path))
      return target.bytesWritten
    },
    giveUp: async () => {
      tar.destroy()
      await written.catch(() => undefined)
      await rm(draft, { force: true })
    },
  }
}

const entered = (add: (done: (error?: Error | null) => void) => unknown): Promise<void> =>
  new Promise((resolve, reject) => void add((error) => (error ? reject(error) : resolve())))

async function openUnlessGone(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Exactly `size` bytes: a file that shrank is filled with zeros, a file that grew is cut. */
async function* partsOf(
  handle: FileHandle,
  size: number,
  hash: Hash,
  onRead: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for (let at = 0; at < size;) {
    const part = Buffer.alloc(Math.min(PART, size - at))
    const { bytesRead } = await handle.read(part, 0, part.length, at)
    // Bytes that were not read are already zero.
    const filled = bytesRead === 0 ? part : part.subarray(0, bytesRead)
    hash.update(filled)
    onRead(filled.length)
    at += filled.length
    yield filled
  }
}
