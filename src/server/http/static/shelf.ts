import { setInterval } from 'node:timers'
import { currentRelease } from '#server/publisher/current.ts'
import { listReleases, readRelease } from '#server/publisher/release.ts'
import { serve } from './served.ts'
import type { Served } from './served.ts'

/** What the server has at hand: the release it serves, and earlier ones whose hashed assets open pages still ask for. */
export type Shelf = {
  current(): Served | null
  earlier(): readonly Served[]
  /** Looks at the pointer now; true when another release is served than before. */
  refresh(): Promise<boolean>
  close(): void
}

const LOOK_EVERY_MS = 1000

/**
 * Follows the current release of a folder. The pointer is looked at each second, so that a release made or rolled back
 * by another process is noticed; a release becomes visible all at once, when its index is complete.
 */
export async function openShelf(releases: string): Promise<Shelf> {
  let current: Served | null = null
  let earlier: readonly Served[] = []
  let looking: Promise<boolean> | null = null

  const look = async (): Promise<boolean> => {
    const name = await currentRelease(releases)
    if (name === null || name === current?.name) return false
    const release = await readRelease(releases, name)
    if (!release) return false
    const next = serve(releases, release)
    earlier = await others(releases, name, current ? [current, ...earlier] : earlier)
    current = next
    return true
  }
  const refresh = () => (looking ??= look().finally(() => (looking = null)))

  await refresh()
  const timer = setInterval(() => void refresh().catch(() => undefined), LOOK_EVERY_MS)
  timer.unref()
  return { current: () => current, earlier: () => earlier, refresh, close: () => clearInterval(timer) }
}

/** The kept releases beside the current one, newest first; those known already are not read again. */
async function others(releases: string, current: string, known: readonly Served[]): Promise<Served[]> {
  const found: Served[] = []
  for (const name of (await listReleases(releases)).reverse()) {
    if (name === current) continue
    const release = known.find((served) => served.name === name) ?? (await readRelease(releases, name))
    if (release) found.push('folder' in release ? release : serve(releases, release))
  }
  return found
}
