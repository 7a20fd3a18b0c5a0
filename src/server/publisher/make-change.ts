import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { changeFolder, changesFolder, writeChange } from './change.ts'
import { checkSite } from './check.ts'
import { syncFolder } from './durable.ts'
import { takeInventory } from './inventory.ts'
import { keyFiles, stateOf } from './live.ts'
import type { Site } from './live.ts'
import { problemsOf } from './problems.ts'
import type { Made, PublisherDeps, Stage } from './publish.ts'
import type { Mark } from './renderer/messages.ts'

export type ChangeJob = {
  deps: PublisherDeps
  number: number
  folder: string
  live: Site
  marks: readonly Mark[]
  content: string
  signal: AbortSignal
  onProgress: (stage: Stage, done: number, all: number) => void
}

/** Builds into the folder what differs from the live site, compresses, checks and writes the manifest. */
export async function makeChange({ deps, number, folder, live, marks, ...job }: ChangeJob): Promise<Made> {
  const { signal, onProgress, content } = job
  const { name } = live.release
  const site = join(folder, 'site')
  await mkdir(site, { recursive: true })
  let built = 0
  const { failed, gone } = await deps.build({
    outDir: site,
    state: stateOf(name, number),
    since: { state: stateOf(name, live.change), keyFiles: await keyFiles(deps.releases, name), marks },
    signal,
    onPage: () => onProgress('build', ++built, built),
  })
  const earlier = { files: live.files, leaveSame: true }
  const files = await takeInventory(site, earlier, signal, (done, all) => onProgress('compress', done, all))
  const left = new Set(gone)
  const has = (file: string) => file in files || (live.files.has(file) && !left.has(file))
  const problems = await checkSite({ site, files, has, siteUrl: deps.siteUrl, expected: [] }, signal)
  if (problems.length > 0) throw new Error(['What changed is not fit to go live.', ...problems].join('\n'))

  const madeAt = new Date().toISOString()
  const went = gone.filter((file) => live.files.has(file))
  await writeChange(folder, { number, madeAt, content, files, gone: went })
  const pages = Object.keys(files).filter((file) => file.endsWith('.html')).length
  return { pages, changed: [...Object.keys(files), ...went], problem: problemsOf(failed, null) }
}

/** From this rename on the change is part of the release, for whoever looks and whenever this is killed. */
export async function moveIntoRelease(releases: string, name: string, number: number, folder: string): Promise<void> {
  const changes = changesFolder(releases, name)
  await mkdir(changes, { recursive: true })
  await rename(folder, changeFolder(releases, name, number))
  await syncFolder(changes)
}
