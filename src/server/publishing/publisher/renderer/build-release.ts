import { copyFile, link, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RenderCallbacks } from '#server/publishing/publisher/job/render-job.ts'
import { openSiteCheck } from './check.ts'
import { findDrift } from './drift.ts'
import type { BuildContext } from './build-context.ts'
import { openSiteWriter } from './site-writer.ts'
import { listStillPublished } from './still.ts'
import {
  listPageKeyFiles,
  formatSiteState,
  type LiveSite,
} from '#server/publishing/releases/live.ts'
import {
  SiteCheckError,
  type WriteResult,
  type WriteJob,
} from '#server/publishing/publisher/job/write-job.ts'
import { isVisibleFile } from '#server/publishing/releases/on-demand.ts'
import { describeProblems, formatCheckError } from './problems.ts'
import {
  hashContent,
  toRenderedFile,
  writeRelease,
  type ReleaseFile,
} from '#server/publishing/releases/release.ts'

/**
 * Builds the whole site into the job's folder: renders, compresses and checks it, and writes the
 * manifest.
 */
export async function buildRelease(
  { renderPages, effort }: BuildContext,
  job: WriteJob,
  live: LiveSite | null,
  progress: RenderCallbacks,
): Promise<WriteResult> {
  const { name, folder, fingerprint, content, publication, takenDown } = job
  const site = join(folder, 'site')
  await mkdir(site, { recursive: true })
  const check = openSiteCheck(job.siteUrl)
  const damaged: string[] = []
  const { length: count } = job.expected
  const siteWriter = openSiteWriter({
    site,
    earlier: live && { files: live.files, leaveSame: false },
    effort: (file) => effort(file, count, count, false),
    signal: progress.signal,
    onPage: check.addPage,
    onDamaged: (file) => damaged.push(file),
  })
  const busiest = job.busiest && new Set(job.busiest.map(toRenderedFile))
  const { failed, onDemand } = await renderPages({
    ...progress,
    onDemand: busiest && { index: null, isStatic: (file) => busiest.has(file) },
    outDir: site,
    add: siteWriter.add,
    state: formatSiteState(name, 0),
    since: null,
    takenDown,
  })
  const lost = live ? await keepOld(Object.keys(failed), live, site) : Object.keys(failed)
  const files = await siteWriter.finish()
  const expected = job.expected.filter((address) => !lost.includes(address))
  const has = (file: string) => file in files || onDemand?.has(file) === true
  const problems = check.problems({ has, expected })
  if (problems.length > 0)
    throw new SiteCheckError(formatCheckError('The built site', failed, problems))

  const pages = Object.keys(files).filter((file) => file.endsWith('.html')).length
  await writeRelease(
    folder,
    { name, builtAt: new Date().toISOString(), fingerprint, content, publication, pages },
    files,
  )
  const isSameCode = live?.release.fingerprint === fingerprint
  const drift = isSameCode
    ? await findDrift(
        { files: live.files, keyFiles: await listPageKeyFiles(job.releases, live.release.name) },
        { files, folder },
      )
    : null
  return {
    pages,
    changed: [...differences(files, live), ...(onDemand?.changed ?? [])].filter(isVisibleFile),
    problem: describeProblems(failed, drift, damaged),
    left: 0,
    still: listStillPublished(takenDown, failed),
  }
}

function differences(
  files: Readonly<Record<string, ReleaseFile>>,
  live: LiveSite | null,
): string[] {
  const before = live?.files ?? new Map<string, ReleaseFile>()
  const different = Object.keys(files).filter(
    (name) => before.get(name)?.hash !== files[name]!.hash,
  )
  return [...different, ...[...before.keys()].filter((name) => !files[name])]
}

/**
 * Keeps the old files of pages that could not be rendered. Returns those without an old file, or
 * with a damaged one.
 */
async function keepOld(
  addresses: readonly string[],
  live: LiveSite,
  site: string,
): Promise<string[]> {
  const lost: string[] = []
  for (const address of addresses) {
    const file = toRenderedFile(address)
    const before = live.files.get(file)
    const content = before && (await readFile(join(before.site, file)).catch(() => null))
    if (!before || !content || hashContent(content) !== before.hash) {
      lost.push(address)
      continue
    }
    await mkdir(dirname(join(site, file)), { recursive: true })
    const [from, to] = [join(before.site, file), join(site, file)]
    await link(from, to).catch(() => copyFile(from, to))
  }
  return lost
}
