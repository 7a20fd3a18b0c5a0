import { existsSync } from 'node:fs'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { startEmbeddedDatabase } from '#server/kit/db/embedded/index.ts'
import type { Log } from '#server/kit/db/log.ts'
import { getErrorCode } from '#server/kit/db/refusal.ts'
import { createBaseBackup } from './base-backup.ts'
import {
  getBackupFolder,
  DATA_PREFIX,
  listFilesToBackUp,
  HEADER_FILE,
  type BackupHeader,
} from './contents.ts'
import { BackupError } from './refusal.ts'
import { createArchive, type ArchiveWriter } from './write-archive.ts'

export type BackupOptions = {
  file: string
  dataDir: string
  /** Whether the database is the embedded one in the data folder. */
  embedded: boolean
  /** Parts of the site that are kept elsewhere, in sentences. */
  elsewhere: string[]
  log: Log
  signal: AbortSignal
  /** Told now and then how far it is, from 0 to 1. */
  onProgress?: (share: number) => void
}

/**
 * Writes the database and all files of a data folder that cannot be made again into one file,
 * whether or not the server runs. Returns its size. The file gets its name when it is whole. Throws
 * BackupError.
 */
export async function createBackup(wish: BackupOptions): Promise<number> {
  const { dataDir, embedded, elsewhere } = wish
  const path = await destinationFor(wish)
  const cluster = join(dataDir, 'postgres')
  if (!existsSync(embedded ? join(cluster, 'PG_VERSION') : dataDir))
    throw new BackupError(`There is nothing to back up in ${dataDir}: is DATA_DIR right?`)
  const archive = createArchive(path, wish.signal, await meterOf(wish))
  try {
    const postgres = embedded
      ? Number.parseInt(await readFile(join(cluster, 'PG_VERSION'), 'utf8'), 10)
      : null
    const header: BackupHeader = {
      format: 1,
      madeAt: new Date().toISOString(),
      postgres,
      elsewhere,
    }
    await archive.bytes(HEADER_FILE, Buffer.from(`${JSON.stringify(header)}\n`))
    // Uploads never change. The first pass takes those that may be deleted while the database is
    // copied; the second takes those that were added. So no row of the copy lacks its picture.
    const kept = new Set<string>()
    await addFiles(dataDir, kept, archive)
    if (embedded) await addCluster(cluster, wish.log, archive)
    await addFiles(dataDir, kept, archive)
    return await archive.finish()
  } catch (error) {
    await archive.giveUp()
    throw describeError(path, error)
  }
}

async function destinationFor({ file, dataDir }: BackupOptions): Promise<string> {
  const path = resolve(file)
  if (existsSync(path))
    throw new BackupError(`${path} already exists: choose another file name, or remove it.`)
  const folder = await realpath(dirname(path)).catch(() => null)
  if (folder === null) throw new BackupError(`The folder ${dirname(path)} does not exist.`)
  const data = await realpath(dataDir).catch(() => dataDir)
  if (folder !== getBackupFolder(data) && `${folder}${sep}`.startsWith(`${data}${sep}`))
    throw new BackupError(
      `${path} is in the data folder: choose a file in ${getBackupFolder(data)} or ` +
        'elsewhere, ideally on another disk.',
    )
  return path
}

/** Counts what is read against what there was at the beginning; does nothing when nobody asks. */
async function meterOf({ dataDir, embedded, onProgress }: BackupOptions) {
  if (!onProgress) return () => undefined
  const all = Math.max(1, await bytesToCopy(dataDir, embedded))
  let done = 0
  return (bytes: number) => onProgress(Math.min(1, (done += bytes) / all))
}

async function bytesToCopy(dataDir: string, embedded: boolean): Promise<number> {
  const paths = (await listFilesToBackUp(dataDir)).map((name) => join(dataDir, name))
  if (embedded) {
    const cluster = join(dataDir, 'postgres')
    const entries = await readdir(cluster, { recursive: true, withFileTypes: true })
    for (const entry of entries) if (entry.isFile()) paths.push(join(entry.parentPath, entry.name))
  }
  let bytes = 0
  for (const path of paths)
    bytes += await stat(path).then(
      ({ size }) => size,
      () => 0,
    )
  return bytes
}

async function addFiles(dataDir: string, kept: Set<string>, archive: ArchiveWriter): Promise<void> {
  for (const name of await listFilesToBackUp(dataDir)) {
    if (kept.has(name)) continue
    if (await archive.file(DATA_PREFIX + name, join(dataDir, name))) kept.add(name)
  }
}

async function addCluster(cluster: string, log: Log, archive: ArchiveWriter): Promise<void> {
  const server = await startEmbeddedDatabase({ dataDir: cluster, log })
  try {
    await createBaseBackup(
      server.superuserUrl,
      await realpath(cluster),
      archive,
      `${DATA_PREFIX}postgres`,
    )
  } finally {
    await server.stop()
  }
}

function describeError(path: string, error: unknown): unknown {
  const code = getErrorCode(error)
  if (code === 'ENOSPC')
    return new BackupError(`Not enough disk space for ${path}: nothing was saved.`)
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return new BackupError(`${path} cannot be written (${code}): choose another place.`)
  return error
}
