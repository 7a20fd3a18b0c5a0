import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { chooseIdentity } from './identity.ts'
import { APP_ROLE, OWNER_ROLE } from './keep-alive-session.ts'
import { findPostmaster } from './postmaster.ts'
import { killOrphanServers } from './processes.ts'
import { SOCKET_PORT, getSocketFolder } from './socket-folder.ts'
import { superviseServer } from './supervise.ts'
import type { Log } from '#server/kit/db/log.ts'

export type EmbeddedDatabase = {
  /**
   * For `openDatabase`, `psql` and any other client: a unix socket without a password. It stays
   * valid when the server restarts. Its role owns nothing: `migrateDatabase` gives it its rights.
   */
  url: string
  /** That of the role that owns the database and its tables, for migrations. */
  ownerUrl: string
  /** The superuser's URL of the server's own database, for tasks that concern the whole server. */
  superuserUrl: string
  /** True if the server was already running: left by a killed run, or in use by another process. */
  adopted: boolean
  /**
   * Shuts the server down within seconds, unless another process still uses it. Close the pools
   * first.
   */
  stop: () => Promise<void>
}

/**
 * A real Postgres on `dataDir`, made on the first start and kept alive until `stop()`. Any number
 * of processes may call this for the same folder: they share one server, and the last one stops it.
 * For tests, `durable: false` trades crash safety for speed. Throws `UnusableDatabaseError` if
 * Postgres cannot run here.
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string
  durable?: boolean
  log: Log
}): Promise<EmbeddedDatabase> {
  const { durable = true, log } = options
  const parent = path.dirname(path.resolve(options.dataDir))
  await mkdir(parent, { recursive: true })
  const plain = path.join(await realpath(parent), path.basename(options.dataDir))
  const dataDir = existsSync(plain) ? await realpath(plain) : plain

  const binaries = await findBinaries(`${dataDir}.libraries`)
  const identity = await chooseIdentity(binaries, dataDir)
  const socketFolder = getSocketFolder(dataDir)
  const site = {
    dataDir,
    socketFolder,
    logFile: `${dataDir}.log`,
    binaries,
    identity,
    durable,
    log,
  }
  await killOrphanServers(dataDir)
  await ensureCluster(site)
  const server = await superviseServer(site)
  const socket = encodeURIComponent(server.socketFolder)
  const urlFor = (role: string, database = OWNER_ROLE) =>
    `postgresql://${role}@localhost:${SOCKET_PORT}/${database}?host=${socket}&sslmode=disable`
  return {
    url: urlFor(APP_ROLE),
    ownerUrl: urlFor(OWNER_ROLE),
    superuserUrl: urlFor('postgres', 'postgres'),
    adopted: server.adopted,
    stop: server.stop,
  }
}

/** Whether a server runs on this data folder. */
export async function isServerRunning(dataDir: string): Promise<boolean> {
  if (!existsSync(dataDir)) return false
  return (await findPostmaster(await realpath(dataDir)))?.living ?? false
}

/** The major version of the Postgres that would run on this data folder. */
export async function getEmbeddedVersion(dataDir: string): Promise<number> {
  const { postgres, env } = await findBinaries(`${dataDir}.libraries`)
  const { stdout } = await promisify(execFile)(postgres, ['--version'], { env })
  return Number.parseInt(/\d+/.exec(stdout)?.[0] ?? '0', 10)
}
