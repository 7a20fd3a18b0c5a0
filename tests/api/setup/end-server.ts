import { rm } from 'node:fs/promises'
import { findPostmaster, shutDown } from '#server/db/embedded/postmaster.ts'
import { socketFolderFor } from '#server/db/embedded/socket-folder.ts'

/**
 * Ends the server that a killed program left on the data folder, and removes its files elsewhere.
 */
export async function endServer(dataDir: string): Promise<void> {
  const postmaster = await findPostmaster(dataDir)
  if (postmaster?.living) await shutDown(dataDir, postmaster.pid)
  await rm(socketFolderFor(dataDir), { recursive: true, force: true })
}
