import { existsSync } from 'node:fs'
import { mkdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { chooseIdentity } from './identity.ts'
import { owner } from './keeper.ts'
import { endHomeless } from './processes.ts'
import { port, socketFolderFor } from './socket-folder.ts'
import { supervise } from './supervise.ts'
import type { Log } from '#server/db/log.ts'

export type Embedded = {
  /** For `openDatabase`, `psql` and every other client: a unix socket, no password, valid across restarts of the server. */
  url: string
  /** True when a running server was taken over: a killed run's, or one that another process is using. */
  adopted: boolean
  /** Close the pools first. Shuts the server down within seconds, unless another process still uses it. */
  stop: () => Promise<void>
}

/**
 * A real Postgres on `dataDir`, made on the first start and kept alive until `stop()`.
 * Any number of processes may call this for the same folder: they share one server, and the last to stop ends it.
 * `durable: false` trades crash safety for speed, for tests. Throws `DatabaseRefusal` when Postgres cannot run here.
 */
export async function startEmbedded(options: { dataDir: string; durable?: boolean; log: Log }): Promise<Embedded> {
  const { durable = true, log } = options
  const parent = path.dirname(path.resolve(options.dataDir))
  await mkdir(parent, { recursive: true })
  const plain = path.join(await realpath(parent), path.basename(options.dataDir))
  const dataDir = existsSync(plain) ? await realpath(plain) : plain

  const binaries = await findBinaries(`${dataDir}.libraries`)
  const identity = await chooseIdentity(binaries, dataDir)
  const socketFolder = socketFolderFor(dataDir)
  const site = { dataDir, socketFolder, logFile: `${dataDir}.log`, binaries, identity, durable, log }
  await endHomeless(dataDir)
  await ensureCluster(site)
  const server = await supervise(site)
  const url = `postgresql://${owner}@localhost:${port}/${owner}?host=${encodeURIComponent(server.socketFolder)}&sslmode=disable`
  return { url, adopted: server.adopted, stop: server.stop }
}
