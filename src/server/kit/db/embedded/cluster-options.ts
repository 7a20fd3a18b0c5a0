import type { Binaries } from './binaries.ts'
import type { ServerIdentity } from './identity.ts'
import type { Log } from '#server/kit/db/log.ts'

/** One data folder and what is needed to run a server on it. */
export type ClusterOptions = {
  /** The real path, with links resolved. */
  dataDir: string
  /** Where a server that we start puts its socket. */
  socketFolder: string
  logFile: string
  binaries: Binaries
  identity: ServerIdentity
  /** False loses data in a power cut (fsync off): for tests. */
  durable: boolean
  log: Log
}
