import { copyFile, link, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkSite } from './check.ts'
import { driftOf } from './drift.ts'
import { takeInventory } from './inventory.ts'
import { keyFiles, stateOf } from './live.ts'
import type { Site } from './live.ts'
import { problemsOf } from './problems.ts'
import type { Made, PublisherDeps, Stage } from './publish.ts'
import { renderedFile, writeRelease } from './release.ts'
import type { ReleaseFile } from './release.ts'

export type ReleaseJob = {
  deps: PublisherDeps
  name: string
  folder: string
  live: Site | null
  /** Clean addresses of the pages that must be there. */
  expected: readonly string[]
  content: string
  signal: AbortSignal
  onProgress: (stage: Stage, done: number, all: number) => void
}

/** Builds the whole site into the folder, compresses, checks and writes the manifest. */
export async function makeRelease({ deps, name, folder, live, signal, onProgress, ...job }: ReleaseJob): Promise<Made> {
  const site = join(folder, 'site')
  await mkdir(site, { recursive: true })
  let built = 0
  const { failed } = await deps.build({
    outDir: site,
    state: stateOf(name, 0),
    since: null,
    signal,
    onPage: () => onProgress('build', ++built, job.expected.length),
  })
  const lost = live ? await keepOld(Object.keys(failed), live, site) : Object.keys(failed)
  const earlier = live && { files: live.files, leaveSame: false }
  const files = await takeInventory(site, earlier, signal, (done, all) => onProgress('compress', done, all))
  const expected = job.expected.filter((address) => !lost.includes(address))
  const problems = await checkSite(
    { site, files, has: (file) => file in files, siteUrl: deps.siteUrl, expected },
    signal,
  )
  if (problems.length > 0) throw new Error(['The built site is not fit to go live.', ...problems].join('\n'))

  const pages = Object.keys(files).filter((file) => file.endsWith('.html')).length
  const { fingerprint } = deps
  await writeRelease(folder, {
    name,
    builtAt: new Date().toISOString(),
    fingerprint,
    content: job.content,
    pages,
    files,
  })
  const isSameCode = live?.release.fingerprint === fingerprint
  const drift = isSameCode
    ? await driftOf(
        { files: live.files, keyFiles: await keyFiles(deps.releases, live.release.name) },
        { files, folder },
      )
    : null
  return { pages, changed: differences(files, live), problem: problemsOf(failed, drift) }
}

function differences(files: Readonly<Record<string, ReleaseFile>>, live: Site | null): string[] {
  const before = live?.files ?? new Map<string, ReleaseFile>()
  const different = Object.keys(files).filter((name) => before.get(name)?.hash !== files[name]!.hash)
  return [...different, ...[...before.keys()].filter((name) => !files[name])]
}

/** Pages that could not be rendered stay as they were; answers those that were not there before. */
async function keepOld(addresses: readonly string[], live: Site, site: string): Promise<string[]> {
  const lost: string[] = []
  for (const address of addresses) {
    const file = renderedFile(address)
    const before = live.files.get(file)
    if (!before) {
      lost.push(address)
      continue
    }
    await mkdir(dirname(join(site, file)), { recursive: true })
    const [from, to] = [join(before.site, file), join(site, file)]
    await link(from, to).catch(() => copyFile(from, to))
  }
  return lost
}
