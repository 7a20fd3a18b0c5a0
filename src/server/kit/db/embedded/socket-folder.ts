import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ServerIdentity } from './identity.ts'
import { UnusableDatabaseError, getErrorCode } from '#server/kit/db/refusal.ts'

/** The port only names the socket file: nothing listens on the network. */
export const SOCKET_PORT = 5432

export const getSocketPath = (folder: string) => path.join(folder, `.s.PGSQL.${SOCKET_PORT}`)

/**
 * A socket's whole path must stay below about 100 bytes, and data folders often have longer paths.
 * So the socket is in the system's temporary folder, under a name derived from the data folder.
 */
export function getSocketFolder(dataDir: string): string {
  const name = `zila-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  const folder = path.join(tmpdir(), name)
  return Buffer.byteLength(getSocketPath(folder)) < 100 ? folder : path.join('/tmp', name)
}

/** Makes the folder private: anyone who can enter it is the database's superuser. */
export async function prepareSocketFolder(folder: string, identity: ServerIdentity): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
    if (identity.become) await chown(folder, identity.uid, identity.gid)
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error
  }
  const found = await lstat(folder)
  if (!found.isDirectory() || found.uid !== identity.uid || (found.mode & 0o077) !== 0)
    throw new UnusableDatabaseError(
      `${folder} is not a private folder of ours: remove it, or set TMPDIR to another folder.`,
    )
}
