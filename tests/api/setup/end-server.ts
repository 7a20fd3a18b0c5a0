import { rm } from 'node:fs/promises'
import { findPostmaster, shutDownServer } from '#server/kit/db/embedded/postmaster.ts'
import { getSocketFolder } from '#server/kit/db/embedded/socket-folder.ts'

/**
 * Ends the server that a killed program left on the data folder, and removes its files elsewhere.
 */
export async function endServer(dataDir: string): Promise<void> {
  const postmaster = await findPostmaster(dataDir)
  if (postmaster?.living) await shutDownServer(dataDir, postmaster.pid)
  await rm(getSocketFolder(dataDir), { recursive: true, force: true })
}
