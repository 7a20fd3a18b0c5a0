import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#server/db/connection.ts'
import { reasonOf } from '#server/db/reason.ts'
import { contentMark, readContent } from './content.ts'
import { currentRelease, makeCurrent } from '#server/releases/current.ts'
import { syncTree } from '#server/files/durable.ts'
import { expectedPages } from './expected.ts'
import { openLive, stateOf } from '#server/releases/live.ts'
import type { Live, Site } from '#server/releases/live.ts'
import { asOnlyPublisher } from './lock.ts'
import type { PublisherLock } from './lock.ts'
import type { Made, Maker } from './maker.ts'
import { moveIntoRelease } from './make-change.ts'
import { beginPublication, marksOf, recordFailed, recordLive } from './record.ts'
import { recover } from './recover.ts'
import { listReleases, nameRelease } from '#server/releases/release.ts'
import { BEING_BUILT, removeOldReleases } from './sweep.ts'

export type PublisherDeps = {
  db: Db
  /** For the lock's own session. */
  databaseUrl: string
  releases: string
  siteUrl: string
  /** Of the code that builds, see `fingerprint.ts`. */
  fingerprint: string
  make: Maker
  /** The pages that must be there, given the content version the build began with. */
  expected?: (db: Db, version: number) => Promise<string[]>
  /** Reads the site that is live; the publisher that stays keeps what it has read. */
  live?: Live
}

export type PublishOptions = {
  cause: string
  signal: AbortSignal
  /**
   * Only what changed, laid over the current release; a whole release is made where that cannot be.
   */
  onlyChanges?: boolean
  /** How long to wait for another publisher; none, unless given. */
  patienceMs?: number
  onWait?: () => void
  /** Of pages. */
  onProgress?: (done: number, all: number) => void
}

export type Outcome =
  ({ kind: 'live'; release: string } & Made) | { kind: 'failed'; reason: string } | { kind: 'busy' }

/** Over so many changes a new release is laid: each costs a look at the start. */
const MOST_CHANGES = 1000

/**
 * Builds the site or what changed of it, checks it and makes it live in one step; one publisher at
 * a time. When that fails, or the signal stops it, the site stays as it was and what changed waits
 * for the next time. Throws only when the database fails.
 */
export async function publish(deps: PublisherDeps, options: PublishOptions): Promise<Outcome> {
  await mkdir(deps.releases, { recursive: true })
  const outcome = await asOnlyPublisher({ url: deps.databaseUrl, ...options }, (lock) =>
    run(deps, options, lock),
  )
  return outcome === 'busy' ? { kind: 'busy' } : outcome
}

async function run(
  deps: PublisherDeps,
  options: PublishOptions,
  lock: PublisherLock,
): Promise<Outcome> {
  await recover(deps.db, deps.releases)
  // A whole release needs no look at the files that are live: a hundred thousand of them are a
  // hundred megabytes.
  const live = options.onlyChanges ? await (deps.live ?? openLive(deps.releases))() : null
  const signal = AbortSignal.any([options.signal, lock.signal])
  const isChange = live?.damage === null && isOfThisCode(live, deps) && live.change < MOST_CHANGES
  const confirm = async () => {
    await lock.confirm()
    signal.throwIfAborted()
  }
  return isChange
    ? publishChange(deps, options, live, signal, confirm)
    : publishRelease(deps, options, signal, confirm)
}

const isOfThisCode = ({ release }: Site, { fingerprint }: PublisherDeps) =>
  release.fingerprint === fingerprint

const jobOf = ({ releases, siteUrl, fingerprint }: PublisherDeps) => ({
  releases,
  siteUrl,
  fingerprint,
})

async function publishRelease(
  deps: PublisherDeps,
  { cause, onProgress = () => undefined }: PublishOptions,
  signal: AbortSignal,
  confirm: () => Promise<void>,
): Promise<Outcome> {
  const { db, releases } = deps
  const name = nameRelease(new Date(), (await listReleases(releases)).at(-1))
  const id = await beginPublication(db, cause, name)
  const folder = join(releases, `${BEING_BUILT}${name}`)
  let made: Made
  try {
    const content = await readContent(db)
    const expected = await (deps.expected ?? expectedPages)(db, content.version)
    const job = {
      ...jobOf(deps),
      folder,
      name,
      number: 0,
      content: contentMark(content),
      expected,
      marks: [],
    }
    made = await deps.make(job, { signal, onProgress })
    await syncTree(folder)
    await confirm()
    await rename(folder, join(releases, name))
    await makeCurrent(releases, name)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    if ((await currentRelease(releases)) !== name)
      await rm(join(releases, name), { recursive: true, force: true })
    return failed(db, id, error)
  }
  await recordLive(db, id, made.pages, made.problem)
  await removeOldReleases(releases)
  return { kind: 'live', release: name, ...made }
}

async function publishChange(
  deps: PublisherDeps,
  { cause, onProgress = () => undefined }: PublishOptions,
  live: Site,
  signal: AbortSignal,
  confirm: () => Promise<void>,
): Promise<Outcome> {
  const { db, releases } = deps
  const { name } = live.release
  const number = live.change + 1
  const state = stateOf(name, number)
  const id = await beginPublication(db, cause, state)
  // Of this attempt alone: a process that has lost the lock may still be writing into its own.
  const folder = join(releases, `${BEING_BUILT}${name}-${number}-${randomBytes(4).toString('hex')}`)
  let made: Made
  try {
    const marks = await marksOf(db, id)
    const content = contentMark(await readContent(db))
    made = await deps.make(
      { ...jobOf(deps), folder, name, number, content, expected: [], marks },
      { signal, onProgress },
    )
    await syncTree(folder)
    await confirm()
    await moveIntoRelease(releases, name, number, folder)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    return failed(db, id, error)
  }
  await recordLive(db, id, made.pages, made.problem, made.left)
  return { kind: 'live', release: state, ...made }
}

async function failed(db: Db, id: number, error: unknown): Promise<Outcome> {
  const reason = reasonOf(error)
  await recordFailed(db, id, reason)
  return { kind: 'failed', reason }
}
