import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { isAlive } from './processes.ts'
import type { ClusterOptions } from './cluster-options.ts'
import { changeOwner, spawnAs } from './identity.ts'
import { UnusableDatabaseError, getErrorCode } from '#server/kit/db/refusal.ts'

const mark = '.init-'

/**
 * Makes the data folder on the first start. It is made under another name and renamed, because a
 * half-made one cannot be repaired.
 */
export async function ensureCluster(site: ClusterOptions): Promise<void> {
  const { dataDir, identity, log } = site
  await removeLeftovers(dataDir)
  if (isCluster(dataDir)) return changeOwner(identity, dataDir)
  if (existsSync(dataDir) && (await readdir(dataDir)).length > 0)
    throw new UnusableDatabaseError(
      `${dataDir} is not a Postgres data folder and is not empty: move it away, or set DATA_DIR.`,
    )

  log.info('Making a new database')
  const fresh = `${dataDir}${mark}${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    await mkdir(fresh, { mode: 0o700 })
    await changeOwner(identity, fresh)
    await initdb(site, fresh)
    await putInPlace(fresh, dataDir)
  } finally {
    await remove(fresh)
  }
}

const isCluster = (folder: string) => existsSync(path.join(folder, 'PG_VERSION'))

/**
 * Runs initdb with the builtin locale C.UTF-8. With a plain C ctype, Devanagari words have no
 * trigrams and a Hindi search finds nothing; C.UTF-8 knows the letters, sorts by code point and
 * never changes with the system's libraries.
 */
async function initdb(
  { binaries, identity, durable }: ClusterOptions,
  folder: string,
): Promise<void> {
  const args = [
    '--pgdata',
    folder,
    '--username=postgres',
    '--auth-local=trust',
    '--auth-host=reject',
  ]
  const locale = [
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  const child = spawnAs(
    identity,
    binaries,
    binaries.initdb,
    [...args, ...locale, '--no-instructions', ...(durable ? [] : ['--no-sync'])],
    { stdio: ['ignore', 'ignore', 'pipe'], timeout: 120_000 },
  )
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  const [[code, signal], complaint] = await Promise.all([
    ended,
    child.stderr ? text(child.stderr) : '',
  ])
  if (code === 0) return
  const reason =
    complaint.split('\n').find((line) => /error|fatal/i.test(line)) ??
    `it ended with ${signal ?? code}`
  throw new UnusableDatabaseError(
    `The new database could not be made: ${reason.replace(/^initdb: error: /, '')}.`,
  )
}

async function putInPlace(fresh: string, dataDir: string): Promise<void> {
  try {
    await rename(fresh, dataDir)
  } catch (error) {
    // Another process was first; its cluster is used.
    if (['ENOTEMPTY', 'EEXIST'].includes(getErrorCode(error) ?? '') && isCluster(dataDir)) return
    throw error
  }
  const parent = await open(path.dirname(dataDir))
  await parent.sync().finally(() => parent.close())
}

/** Removes the leftovers of first starts that were killed half-way. */
async function removeLeftovers(dataDir: string): Promise<void> {
  const prefix = path.basename(dataDir) + mark
  for (const name of await readdir(path.dirname(dataDir))) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10)))
      continue
    await remove(path.join(path.dirname(dataDir), name))
  }
}

/** Retries, because the initdb of a killed process may keep writing for a moment. */
const remove = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
