import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Builder, BuildProgress } from './builder.ts'
import { changeFolder, changesFolder, writeChange } from '#server/releases/change.ts'
import { openCheck } from './check.ts'
import { effortFor } from '#server/releases/compress.ts'
import { syncFolder } from '#server/files/durable.ts'
import { openInventory } from './inventory.ts'
import { keyFiles, stateOf } from '#server/releases/live.ts'
import type { Site } from '#server/releases/live.ts'
import { NotFit } from './maker.ts'
import type { Made, MakeJob } from './maker.ts'
import { problemsOf, unfit } from './problems.ts'

/**
 * Builds into the job's folder what differs from the live site, compresses and checks it and writes
 * the manifest.
 */
export async function makeChange(
  build: Builder,
  job: MakeJob,
  live: Site,
  progress: BuildProgress,
): Promise<Made> {
  const { name, number, folder, marks, content, releases } = job
  const site = join(folder, 'site')
  await mkdir(site, { recursive: true })
  const check = openCheck(job.siteUrl)
  let count = 0
  const inventory = openInventory({
    site,
    earlier: { files: live.files, leaveSame: true },
    effort: (file) => effortFor(file, live.files.size, count, true),
    signal: progress.signal,
    onPage: check.look,
  })
  const { failed, gone, left } = await build({
    ...progress,
    onBegin: (pages) => progress.onBegin((count = pages)),
    outDir: site,
    add: inventory.add,
    state: stateOf(name, number),
    since: { state: stateOf(name, live.change), keyFiles: await keyFiles(releases, name), marks },
  })
  const files = await inventory.finish()
  const leaving = new Set(gone)
  const has = (file: string) => file in files || (live.files.has(file) && !leaving.has(file))
  const problems = check.problems({ has, expected: [] })
  if (problems.length > 0) throw new NotFit(unfit('What changed', failed, problems))

  const madeAt = new Date().toISOString()
  const went = gone.filter((file) => live.files.has(file))
  await writeChange(folder, { number, madeAt, content, files, gone: went })
  const pages = Object.keys(files).filter((file) => file.endsWith('.html')).length
  return {
    pages,
    changed: [...Object.keys(files), ...went],
    problem: problemsOf(failed, null),
    left,
  }
}

/**
 * From this rename on the change is part of the release, for whoever looks and whenever this is
 * killed.
 */
export async function moveIntoRelease(
  releases: string,
  name: string,
  number: number,
  folder: string,
): Promise<void> {
  const changes = changesFolder(releases, name)
  await mkdir(changes, { recursive: true })
  await rename(folder, changeFolder(releases, name, number))
  await syncFolder(changes)
}
