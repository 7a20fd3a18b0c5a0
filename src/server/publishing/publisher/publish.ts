import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { addLanguages, FIRST_LANGUAGE, type LanguageCode } from '#config/languages.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { getErrorReason } from '#server/kit/db/reason.ts'
import { fsyncTree } from '#server/kit/files/durable.ts'
import { moveIntoRelease } from '#server/publishing/releases/change.ts'
import { getCurrentRelease, makeCurrent } from '#server/publishing/releases/current.ts'
import {
  createLiveReader,
  formatSiteState,
  type ReadLiveSite,
  type LiveSite,
} from '#server/publishing/releases/live.ts'
import type { SharedReleases } from '#server/publishing/releases/shared/index.ts'
import {
  isCodeOutdated,
  registerCode,
  setLiveRow,
} from '#server/publishing/releases/shared/rows.ts'
import { listReleases, createReleaseName } from '#server/publishing/releases/release.ts'
import { BUILD_FOLDER_PREFIX, removeOldReleases } from '#server/publishing/releases/clean-up.ts'
import { listBusiestPages } from './busiest.ts'
import { getContentFingerprint, readContentSummary } from './content.ts'
import { listExpectedPages } from './expected.ts'
import type { ReleaseWriter, WriteJob, WriteResult } from './job/write-job.ts'
import { withPublisherLock, type LastHolding } from './lock.ts'
import {
  beginPublication,
  listClaimedMarks,
  recordFailed,
  recordPublished,
  listWaitingBusinesses,
  type BegunPublication,
  type PublicationScope,
} from './publication-record.ts'
import { recoverPublications } from './recover.ts'

export type PublisherDeps = {
  db: Db
  /** For the lock's own session. */
  databaseUrl: string
  releases: string
  siteUrl: string
  /** Of the code that builds, see `bundle/fingerprint.ts`. */
  fingerprint: string
  /** The languages of the site; English alone unless given. */
  languages?: readonly LanguageCode[]
  /** How many pages of businesses a release holds; all of them unless given. */
  busiestPages?: number | null
  /** Writes the files of a release or of a change; the renderer process does so. */
  write: ReleaseWriter
  /** The pages that must be there, given the content version the build began with. */
  expected?: (db: Db, version: number) => Promise<string[]>
  /** Reads the live site; a publisher that stays keeps what it has read. */
  live?: ReadLiveSite
  /** Where several machines share their releases. */
  shared?: SharedReleases | null
  /** Whether a machine among several can write a release. */
  hasRoom?: (releases: string) => Promise<boolean>
  /** Of the publisher's lock by this process, where several publish. */
  lastHolding?: LastHolding
}

export type PublishOptions = {
  cause: string
  signal: AbortSignal
  /** Publishes only what changed, over the current release; where impossible, a whole release. */
  onlyChanges?: boolean
  /** Which changes a publication of changes claims; all of them unless given. */
  turn?: PublicationScope
  /** How long to wait for another publisher; 0 unless given. */
  lockTimeoutMs?: number
  /** A person asks: this code counts as the newest, though newer code may have published. */
  isDeliberate?: boolean
  /** Leaves it to the process that published a moment ago, which has the rows in memory. */
  leavesToLast?: boolean
  onWait?: () => void
  /** Of pages. */
  onProgress?: (done: number, all: number) => void
}

export type PublishOutcome =
  | ({ kind: 'live'; release: string } & WriteResult)
  | { kind: 'failed'; reason: string }
  | { kind: 'busy' }
  /** Newer code has published: this process must not publish over it. */
  | { kind: 'outdated' }
  /** This machine has no room for a release: the others are to publish. */
  | { kind: 'full' }

/** Less than a whole release of most districts; a change needs far less. */
const MIN_FREE_BYTES = 200 * 1024 * 1024

async function hasRoomForRelease(releases: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(releases)
  return bavail * bsize > MIN_FREE_BYTES
}

/** After so many changes a new release is written: each change costs a look at the start. */
const MAX_CHANGES = 1000

/**
 * Publishes the site or what changed of it, in one step that visitors see; one publisher at a time.
 * When it fails or the signal stops it, the site stays as it was and the changes wait for the next
 * time. Throws only when the database fails.
 *
 * The whole flow, from top to bottom:
 * 1. leave it to others if this machine is full; take the publisher's lock, refuse if newer code
 *    has published, fetch what another machine has published, and put in order what a killed
 *    publisher left;
 * 2. plan a change of the current release, or a whole release;
 * 3. record the publication, which claims the marks that wait;
 * 4. have the renderer process render, compress, check and write the files into a new folder
 *    (`renderer-client/` asks it, `renderer/release-writer.ts` is the flow in there);
 * 5. sync them to the disk, send them where other machines fetch them, and make sure that the lock
 *    is still ours;
 * 6. go live by one rename, or by the row that all machines follow;
 * 7. record that it is live, and remove old releases.
 */
export async function publishRelease(
  deps: PublisherDeps,
  options: PublishOptions,
): Promise<PublishOutcome> {
  const { db, releases, fingerprint, shared } = deps
  const { cause, onProgress = () => undefined } = options
  await mkdir(releases, { recursive: true })
  // Before the lock: whoever takes a turn and fails keeps those waiting who could publish.
  const hasRoom = deps.hasRoom ?? hasRoomForRelease
  if (shared && !(await hasRoom(releases))) return { kind: 'full' }
  const outcome = await withPublisherLock<PublishOutcome>(
    { url: deps.databaseUrl, lastHolding: deps.lastHolding, ...options },
    async (lock) => {
      await registerCode(db, fingerprint, options.isDeliberate)
      if (await isCodeOutdated(db, fingerprint)) return { kind: 'outdated' }
      // Without the newest release a change of it is impossible, but a whole release is not.
      const isNewest = shared ? await shared.follow().catch(() => false) : true
      await recoverPublications(db, releases, shared !== undefined && shared !== null)
      const plan = await planOf(deps, { ...options, onlyChanges: options.onlyChanges && isNewest })
      const begun = await beginPublication(
        db,
        cause,
        plan.state,
        plan.isWhole ? 'all' : options.turn,
      )
      const { id } = begun
      const signal = AbortSignal.any([options.signal, lock.signal])
      const [release = '', change = '0'] = plan.state.split('/')
      const site = { release, change: Number(change), code: fingerprint, fence: lock.fence }
      let written: WriteResult
      try {
        const job = await plan.job(begun)
        written = await deps.write(job, { signal, onProgress })
        await fsyncTree(job.folder)
        const { folder, content } = job
        const sent = await shared?.send({ ...site, folder, content })
        await lock.confirm()
        signal.throwIfAborted()
        await (sent ? sent.goLive(plan.goLive) : plan.goLive())
      } catch (error) {
        await plan.discard()
        const reason = getErrorReason(error)
        await recordFailed(db, id, reason)
        return { kind: 'failed', reason }
      }
      await recordPublished(db, begun, written)
      if (!shared) await setLiveRow(db, site)
      await removeOldReleases(releases)
      // What cannot be removed now is removed after the next publication.
      await shared?.removeOld(lock.fence).catch(() => undefined)
      return { kind: 'live', release: plan.state, ...written }
    },
  )
  return outcome === 'busy' ? { kind: 'busy' } : outcome
}

/** What differs between a whole release and a change. */
type Plan = {
  /** The release's name, or a change's state; the publication is recorded under it. */
  state: string
  isWhole: boolean
  /** The order for the renderer; `begun` is the publication that claimed the marks. */
  job: (begun: BegunPublication) => Promise<WriteJob>
  /** Makes the written folder what visitors see, by one rename. */
  goLive: () => Promise<void>
  /** Removes what was written, as long as it is not live. */
  discard: () => Promise<void>
}

async function planOf(deps: PublisherDeps, options: PublishOptions): Promise<Plan> {
  // A whole release needs no list of the live files: a hundred thousand take a hundred megabytes.
  const live = options.onlyChanges ? await (deps.live ?? createLiveReader(deps.releases))() : null
  const isChange =
    live?.damage === null &&
    live.release.fingerprint === deps.fingerprint &&
    live.change < MAX_CHANGES
  const isUrgent = options.turn !== undefined && options.turn !== 'all' && options.turn.bulk === 0
  return isChange ? planChange(deps, live, isUrgent) : planRelease(deps)
}

async function planRelease(deps: PublisherDeps): Promise<Plan> {
  const { db, releases, siteUrl, fingerprint } = deps
  const name = createReleaseName(new Date(), (await listReleases(releases)).at(-1))
  const folder = join(releases, `${BUILD_FOLDER_PREFIX}${name}`)
  const fixed = { releases, siteUrl, fingerprint, folder, name }
  return {
    state: name,
    isWhole: true,
    job: async ({ id, takedowns }) => {
      const content = await readContentSummary(db)
      const paths = await (deps.expected ?? listExpectedPages)(db, content.version)
      const languages = deps.languages ?? [FIRST_LANGUAGE.code]
      const expected = addLanguages(languages, paths)
      const { busiestPages = null } = deps
      const busiest = busiestPages === null ? null : await listBusiestPages(db, busiestPages)
      return {
        ...{ ...fixed, number: 0, content: getContentFingerprint(content), expected, marks: [] },
        ...{ publication: id, takenDown: takedowns.addresses, waiting: [], isUrgent: false },
        busiest: busiest && addLanguages(languages, busiest),
      }
    },
    goLive: async () => {
      await rename(folder, join(releases, name))
      await makeCurrent(releases, name)
    },
    discard: async () => {
      await rm(folder, { recursive: true, force: true })
      if ((await getCurrentRelease(releases)) !== name)
        await rm(join(releases, name), { recursive: true, force: true })
    },
  }
}

function planChange(deps: PublisherDeps, live: LiveSite, isUrgent: boolean): Plan {
  const { db, releases, siteUrl, fingerprint } = deps
  const { name } = live.release
  const number = live.change + 1
  // Of this attempt alone: a process that has lost the lock may still be writing into its own.
  const folder = join(
    releases,
    `${BUILD_FOLDER_PREFIX}${name}-${number}-${randomBytes(4).toString('hex')}`,
  )
  const fixed = { releases, siteUrl, fingerprint, folder, name }
  return {
    state: formatSiteState(name, number),
    isWhole: false,
    job: async ({ id, takedowns }) => {
      const marks = [...(await listClaimedMarks(db, id)), ...takedowns.marks]
      const waiting = await listWaitingBusinesses(db)
      const content = getContentFingerprint(await readContentSummary(db))
      return {
        ...{ ...fixed, number, content, expected: [], marks },
        ...{ publication: id, takenDown: takedowns.addresses, waiting, isUrgent, busiest: null },
      }
    },
    goLive: () => moveIntoRelease(releases, name, number, folder),
    discard: () => rm(folder, { recursive: true, force: true }),
  }
}
