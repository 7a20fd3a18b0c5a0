import { basename } from 'node:path'
import { setInterval } from 'node:timers'
import {
  createLiveReader,
  readReleaseWithChanges,
  formatSiteState,
  type ReadLiveSite,
  type LiveSite,
} from '#server/publishing/releases/live.ts'
import { listReleases } from '#server/publishing/releases/release.ts'
import { KnownTakedowns, type TakedownKind } from '#server/publishing/publisher/takedowns/known.ts'
import type { ServedRelease } from './served-release.ts'
import { createServedFiles } from './taken-down.ts'

/**
 * The release that the server serves, and earlier ones whose hashed assets open pages still ask
 * for.
 */
export type ServedSite = {
  current(): ServedRelease | null
  earlier(): readonly ServedRelease[]
  /**
   * Checks the pointer now; true if it serves another release, or another change of it, than
   * before.
   */
  refresh(): Promise<boolean>
  /** How the page at a clean address was taken down last, as far as is remembered. */
  lastTakedown(address: string): TakedownKind | null
  /** Notes that a file of the current release cannot be read. */
  report(file: string): void
  /** What is wrong with the current release, in a sentence; null if nothing is. */
  problem(): string | null
  close(): void
}

const LOOK_EVERY_MS = 1000

/**
 * Follows the current release of a folder and the changes laid over it. It checks for both each
 * second, so it notices what another process published or rolled back. A change becomes visible all
 * at once. What `takedowns` knows is hidden the moment it knows it.
 */
export async function openServedSite(
  releases: string,
  live: ReadLiveSite = createLiveReader(releases),
  takedowns = new KnownTakedowns(),
): Promise<ServedSite> {
  let current: LiveSite | null = null
  let shownSite: ServedRelease | null = null
  let earlier: readonly LiveSite[] = []
  let shown = ''
  let unreadable: string | null = null
  let last: Promise<boolean> = Promise.resolve(false)

  const look = async (): Promise<boolean> => {
    const next = await live()
    if (next === null) {
      const wasShown = current !== null
      current = shownSite = null
      shown = ''
      return wasShown
    }
    const { name } = next.release
    if (next !== current) {
      earlier = await others(releases, name, current ? [current, ...earlier] : earlier)
      current = next
      shownSite = served(next, takedowns)
      unreadable = null
    }
    const before = shown
    shown = formatSiteState(name, next.change)
    return shown !== before
  }
  // One after the other: each caller wants the state at the time of its call.
  const refresh = () => (last = last.then(look, look))

  await refresh()
  const timer = setInterval(() => void refresh().catch(() => undefined), LOOK_EVERY_MS)
  timer.unref()
  return {
    current: () => shownSite,
    earlier: () => earlier.map((site) => served(site, takedowns)),
    lastTakedown: (address) => takedowns.lastOf(address),
    refresh,
    report: (file) => (unreadable ??= file),
    problem: () =>
      (unreadable &&
        `${basename(unreadable)} is gone or damaged; an earlier one is served instead.`) ??
      current?.damage ??
      null,
    close: () => clearInterval(timer),
  }
}

const served = (site: LiveSite, takedowns: KnownTakedowns): ServedRelease => ({
  name: site.release.name,
  pages: site.release.pages,
  files: createServedFiles(site, takedowns),
  isTakenDown: (file) => takedowns.ofFile(file, site.publication) !== null,
})

/** The kept releases besides the current one, newest first. Known ones are not read again. */
async function others(
  releases: string,
  current: string,
  known: readonly LiveSite[],
): Promise<LiveSite[]> {
  const found: LiveSite[] = []
  for (const name of (await listReleases(releases)).reverse()) {
    if (name === current) continue
    const site =
      known.find(({ release }) => release.name === name) ??
      (await readReleaseWithChanges(releases, name).catch(() => null))
    if (site) found.push(site)
  }
  return found
}
