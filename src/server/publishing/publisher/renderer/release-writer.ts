import type { PageRenderer } from '#server/publishing/publisher/job/render-job.ts'
import type { ReleaseWriter } from '#server/publishing/publisher/job/write-job.ts'
import { createLiveReader, type ReadLiveSite } from '#server/publishing/releases/live.ts'
import { chooseEffort, type ChooseEffort } from '#server/publishing/releases/compress.ts'
import { buildChange } from './build-change.ts'
import { buildRelease } from './build-release.ts'

/**
 * Writes releases and changes with the pages of a renderer: each page is compressed and checked
 * while the next ones are rendered.
 */
export function openReleaseWriter(
  renderPages: PageRenderer,
  effort: ChooseEffort = chooseEffort,
): ReleaseWriter {
  const making = { renderPages, effort }
  let live: { releases: string; read: ReadLiveSite } | null = null
  return async (job, { signal, onProgress }) => {
    if (live?.releases !== job.releases)
      live = { releases: job.releases, read: createLiveReader(job.releases) }
    const site = await live.read()
    let [done, all] = [0, 0]
    const progress = {
      signal,
      onBegin: (count: number) => (all = count),
      onPage: () => onProgress(++done, Math.max(done, all)),
    }
    if (job.number === 0) return buildRelease(making, job, site, progress)
    if (site?.release.name !== job.name || site.change !== job.number - 1)
      throw new Error('Another publication went live meanwhile.')
    return buildChange(making, job, site, progress)
  }
}
