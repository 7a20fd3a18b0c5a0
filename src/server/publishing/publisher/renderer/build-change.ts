import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { RenderCallbacks } from '#server/publishing/publisher/job/render-job.ts'
import {
  SiteCheckError,
  type WriteJob,
  type WriteResult,
} from '#server/publishing/publisher/job/write-job.ts'
import { writeChangeManifest } from '#server/publishing/releases/change.ts'
import { isVisibleFile, readOnDemandIndex } from '#server/publishing/releases/on-demand.ts'
import {
  listPageKeyFiles,
  formatSiteState,
  type LiveSite,
} from '#server/publishing/releases/live.ts'
import { openSiteCheck } from './check.ts'
import { createLinkFinder } from './links-to.ts'
import { formatCheckError, describeProblems } from './problems.ts'
import type { BuildContext } from './build-context.ts'
import { openSiteWriter } from './site-writer.ts'
import { listStillPublished } from './still.ts'

/**
 * Builds into the job's folder what differs from the live site: renders, compresses and checks it,
 * and writes the manifest.
 */
export async function buildChange(
  { renderPages, effort }: BuildContext,
  job: WriteJob,
  live: LiveSite,
  progress: RenderCallbacks,
): Promise<WriteResult> {
  const {
    name,
    number,
    folder,
    marks,
    content,
    releases,
    publication,
    takenDown,
    waiting,
    isUrgent,
  } = job
  const site = join(folder, 'site')
  await mkdir(site, { recursive: true })
  const check = openSiteCheck(job.siteUrl)
  let count = 0
  const siteWriter = openSiteWriter({
    site,
    earlier: { files: live.files, leaveSame: true },
    effort: (file) => effort(file, live.files.size, count, true),
    signal: progress.signal,
    onPage: check.addPage,
  })
  const index = await readOnDemandIndex(live.files)
  const { failed, gone, left, onDemand } = await renderPages({
    ...progress,
    onDemand: index && { index, isStatic: (file) => live.files.has(file) },
    onBegin: (pages) => progress.onBegin((count = pages)),
    outDir: site,
    add: siteWriter.add,
    state: formatSiteState(name, number),
    takenDown,
    since: {
      ...{ state: formatSiteState(name, live.change), marks, waiting, isUrgent },
      keyFiles: await listPageKeyFiles(releases, name),
      linksTo: createLinkFinder(live.files),
    },
  })
  const files = await siteWriter.finish()
  const leaving = new Set(gone)
  const has = (file: string) =>
    file in files || (live.files.has(file) && !leaving.has(file)) || onDemand?.has(file) === true
  const problems = check.problems({ has, expected: [] })
  if (problems.length > 0)
    throw new SiteCheckError(formatCheckError('What changed', failed, problems))

  const madeAt = new Date().toISOString()
  const went = gone.filter((file) => live.files.has(file))
  await writeChangeManifest(folder, {
    ...{ number, madeAt, content, publication, files },
    gone: went,
  })
  const pages = Object.keys(files).filter((file) => file.endsWith('.html')).length
  return {
    pages,
    changed: [...Object.keys(files), ...went, ...(onDemand?.changed ?? [])].filter(isVisibleFile),
    problem: describeProblems(failed, null),
    left,
    still: listStillPublished(takenDown, failed),
  }
}
