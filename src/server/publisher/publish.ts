import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#server/db/connection.ts'
import type { Builder } from './builder.ts'
import { checkSite } from './check.ts'
import { contentMark, readContent } from './content.ts'
import { currentRelease, makeCurrent } from './current.ts'
import { syncTree } from './durable.ts'
import { expectedPages } from './expected.ts'
import { takeInventory } from './inventory.ts'
import { asOnlyPublisher } from './lock.ts'
import type { PublisherLock } from './lock.ts'
import { beginPublication, recordFailed, recordLive } from './record.ts'
import { recover } from './recover.ts'
import { listReleases, nameRelease, readRelease, siteFolder, writeRelease } from './release.ts'
import { BEING_BUILT, removeOldReleases } from './sweep.ts'

export type PublisherDeps = {
  db: Db
  /** For the lock's own session. */
  databaseUrl: string
  releases: string
  siteUrl: string
  /** Of the code that builds, see `fingerprint.ts`. */
  fingerprint: string
  build: Builder
  /** The pages that must be there, given the content version the build began with. */
  expected?: (db: Db, version: number) => Promise<string[]>
}

export type Stage = 'build' | 'compress'
export type PublishOptions = {
  cause: string
  signal: AbortSignal
  /** How long to wait for another publisher; none, unless given. */
  patienceMs?: number
  onWait?: () => void
  onProgress?: (stage: Stage, done: number, all: number) => void
}

export type Outcome =
  { kind: 'live'; release: string; pages: number } | { kind: 'failed'; reason: string } | { kind: 'busy' }

/**
 * Builds the site, checks it and makes it the current release; one publisher at a time. When anything fails, or the
 * signal stops it, the old release stays and what changed waits for the next time. Throws only when the database fails.
 */
export async function publish(deps: PublisherDeps, options: PublishOptions): Promise<Outcome> {
  await mkdir(deps.releases, { recursive: true })
  const outcome = await asOnlyPublisher({ url: deps.databaseUrl, ...options }, (lock) => run(deps, options, lock))
  return outcome === 'busy' ? { kind: 'busy' } : outcome
}

async function run(deps: PublisherDeps, options: PublishOptions, lock: PublisherLock): Promise<Outcome> {
  const { db, releases } = deps
  await recover(db, releases)
  const name = nameRelease(new Date(), (await listReleases(releases)).at(-1))
  const id = await beginPublication(db, options.cause, name)
  const folder = join(releases, `${BEING_BUILT}${name}`)
  const signal = AbortSignal.any([options.signal, lock.signal])
  let pages: number
  try {
    pages = await make(deps, options, folder, name, signal)
    await syncTree(folder)
    await lock.confirm()
    signal.throwIfAborted()
    await rename(folder, join(releases, name))
    await makeCurrent(releases, name)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await rm(folder, { recursive: true, force: true })
    if ((await currentRelease(releases)) !== name) await rm(join(releases, name), { recursive: true, force: true })
    await recordFailed(db, id, reason)
    return { kind: 'failed', reason }
  }
  await recordLive(db, id, pages)
  await removeOldReleases(releases)
  return { kind: 'live', release: name, pages }
}

/** Builds into the folder, compresses, checks and writes the manifest; answers the number of pages. */
async function make(
  deps: PublisherDeps,
  { onProgress = () => undefined }: PublishOptions,
  folder: string,
  name: string,
  signal: AbortSignal,
): Promise<number> {
  const content = await readContent(deps.db)
  const expected = await (deps.expected ?? expectedPages)(deps.db, content.version)
  const site = join(folder, 'site')
  await mkdir(site, { recursive: true })

  let built = 0
  await deps.build({ outDir: site, signal, onPage: () => onProgress('build', ++built, expected.length) })
  const earlier = await earlierFiles(deps.releases)
  const files = await takeInventory(site, earlier, signal, (done, all) => onProgress('compress', done, all))
  const problems = await checkSite({ site, files, siteUrl: deps.siteUrl, expected }, signal)
  if (problems.length > 0) throw new Error(['The built site is not fit to go live.', ...problems].join('\n'))

  const pages = Object.keys(files).filter((file) => file.endsWith('.html')).length
  const made = { builtAt: new Date().toISOString(), fingerprint: deps.fingerprint, content: contentMark(content) }
  await writeRelease(folder, { name, ...made, pages, files })
  return pages
}

async function earlierFiles(releases: string) {
  const current = await currentRelease(releases)
  const release = current === null ? null : await readRelease(releases, current)
  return release && { site: siteFolder(releases, release.name), files: release.files }
}
