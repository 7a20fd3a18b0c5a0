import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { lchown, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { UnusableDatabaseError, getErrorCode } from '#server/kit/db/refusal.ts'

/**
 * The user that the server runs as. Postgres refuses root. So a root process either maps itself to
 * nobody in a user namespace (the files stay root's, and 0700 folders above stay passable), or
 * becomes another user, who then owns the files.
 */
export type ServerIdentity = {
  name: string
  uid: number
  gid: number
  prefix: string[]
  become: boolean
}

const nobody = 65534
const run = promisify(execFile)

const itself = (): ServerIdentity => ({
  name: 'itself',
  uid: uid(),
  gid: gid(),
  prefix: [],
  become: false,
})
const namespaced: ServerIdentity = {
  name: 'a user namespace',
  uid: 0,
  gid: 0,
  prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'],
  become: false,
}
const user = (uid: number, gid: number): ServerIdentity => ({
  name: `user ${uid}`,
  uid,
  gid,
  prefix: [],
  become: true,
})

/** Picks the first identity that can both run the programs and reach the data folder's parent. */
export async function chooseIdentity(binaries: Binaries, dataDir: string): Promise<ServerIdentity> {
  const tried: string[] = []
  for (const identity of await candidates(dataDir)) {
    const failure = await probe(identity, binaries, path.dirname(dataDir))
    if (failure === undefined) return identity
    tried.push(`${identity.name}: ${failure}`)
  }
  throw new UnusableDatabaseError(
    `The embedded Postgres cannot run here (${tried.join('; ')}): ` +
      `${uid() === 0 ? 'run as an ordinary user or ' : ''}set DATABASE_URL to a Postgres 15 or ` +
      'newer.',
  )
}

async function candidates(dataDir: string): Promise<ServerIdentity[]> {
  const owner = await ownerOf(dataDir)
  if (uid() !== 0) {
    if (owner && owner.uid !== uid())
      throw new UnusableDatabaseError(
        `${dataDir} belongs to user ${owner.uid}, not to user ${uid()}: run as its owner, or ` +
          'set DATA_DIR to another folder.',
      )
    return [itself()]
  }
  if (owner && owner.uid !== 0) return [user(owner.uid, owner.gid)]
  // Inside a private home that is not root's, only its owner can reach the data.
  const resident = await nearestResident(path.dirname(dataDir))
  return [namespaced, ...(resident ? [user(resident.uid, resident.gid)] : []), user(nobody, nobody)]
}

async function nearestResident(folder: string): Promise<{ uid: number; gid: number } | undefined> {
  const owner = await ownerOf(folder)
  if (owner && owner.uid !== 0) return owner
  const parent = path.dirname(folder)
  return parent === folder ? undefined : nearestResident(parent)
}

async function ownerOf(file: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    return await stat(file)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

async function probe(
  identity: ServerIdentity,
  binaries: Binaries,
  folder: string,
): Promise<string | undefined> {
  const [command = '', ...args] = [
    ...identity.prefix,
    '/bin/sh',
    '-c',
    'cd "$1" && exec "$2" --version',
    'sh',
  ]
  const options = { env: binaries.env, cwd: '/', timeout: 10_000, ...ids(identity) }
  try {
    await run(command, [...args, folder, binaries.postgres], options)
    return undefined
  } catch (error) {
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    return stderr.split('\n').at(-1) || (getErrorCode(error) ?? String(error))
  }
}

/** Starts one of the programs as that identity. */
export function spawnAs(
  identity: ServerIdentity,
  binaries: Binaries,
  program: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const [command = '', ...rest] = [...identity.prefix, program, ...args]
  return spawn(command, rest, {
    cwd: '/',
    ...options,
    env: { ...binaries.env, ...options.env },
    ...ids(identity),
  })
}

/** Makes the identity the owner of a folder and everything in it. */
export async function changeOwner(identity: ServerIdentity, folder: string): Promise<void> {
  if ((await stat(folder)).uid === identity.uid) return
  const inside = await readdir(folder, { recursive: true })
  // The folder itself comes last: its owner shows whether the rest is done.
  for (const entry of [...inside, ''])
    await lchown(path.join(folder, entry), identity.uid, identity.gid)
}

const ids = ({ become, uid, gid }: ServerIdentity) => (become ? { uid, gid } : {})
const uid = () => process.getuid?.() ?? 0
const gid = () => process.getgid?.() ?? 0
