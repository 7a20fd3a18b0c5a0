import type { Builder } from './builder.ts'
import { openLive } from '#server/releases/live.ts'
import type { Live } from '#server/releases/live.ts'
import { makeChange } from './make-change.ts'
import { makeRelease } from './make-release.ts'
import type { Maker } from './maker.ts'

/** A maker around what renders the pages: it compresses and checks them as they come. */
export function makerOf(build: Builder): Maker {
  let live: { releases: string; read: Live } | null = null
  return async (job, { signal, onProgress }) => {
    if (live?.releases !== job.releases)
      live = { releases: job.releases, read: openLive(job.releases) }
    const site = await live.read()
    let [done, all] = [0, 0]
    const progress = {
      signal,
      onBegin: (count: number) => (all = count),
      onPage: () => onProgress(++done, Math.max(done, all)),
    }
    if (job.number === 0) return makeRelease(build, job, site, progress)
    if (site?.release.name !== job.name || site.change !== job.number - 1)
      throw new Error('Another publication went live meanwhile.')
    return makeChange(build, job, site, progress)
  }
}
