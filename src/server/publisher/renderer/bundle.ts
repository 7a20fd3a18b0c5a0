import { randomBytes } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StaticPaths } from 'astro/runtime/prerender/static-paths.js'
import { syncTree } from '#server/files/durable.ts'
import { fingerprint, PROJECT } from '#server/publisher/fingerprint.ts'
import { hashOf } from '#server/releases/release.ts'

/** What Astro knows of a page beside its code. */
type Styled = { styles: object[] }
export type Internals = {
  pagesByKeys: Map<string, Styled>
  entrySpecifierToBundleMap: Map<string, string>
}
type Script = { stage: string; content: string }

/** The application that an Astro build renders pages with, as far as it is used here. */
export type BundledApp = ConstructorParameters<typeof StaticPaths>[0] & {
  setInternals: (internals: Internals) => void
  setOptions: (options: object) => void
  getSettings: () => { scripts: Script[] }
  render: (request: Request, options: object) => Promise<Response>
  routeCache: { clearAll: () => void }
}

/** Written beside the code and the assets, as `bundle.json`. */
export type Bundle = { entry: string; styles: Array<[string, object[]]>; scripts: Script[] }

/** Within the project, so that the code finds its packages. */
const BUNDLES = join(PROJECT, '.cache/renderer')
const BEING_MADE = '.making-'
const KEPT = 3
const DAY_MS = 24 * 60 * 60_000

/** The assets of a bundle. */
export const assetsOf = (folder: string): string => join(folder, 'site')

/**
 * The folder with the bundled code for these options, made when the code or an option is other than
 * before, or a file of it is not as it was made. It appears whole; of two processes that make the
 * same at once, one's is used.
 */
export async function bundleFor(
  options: Readonly<Record<string, string>>,
  make: (folder: string) => Promise<void>,
  bundles = BUNDLES,
): Promise<string> {
  const name = await fingerprint(options)
  const folder = join(bundles, name)
  if (!(await isWhole(folder))) {
    // One that is damaged would be laid into every release for ever.
    await moveAway(folder, bundles)
    const making = join(bundles, BEING_MADE + randomBytes(6).toString('hex'))
    await mkdir(making, { recursive: true })
    try {
      await make(making)
      // Someone may be laying other code meanwhile.
      if ((await fingerprint(options)) !== name)
        throw new Error('The code changed while it was bundled.')
      await writeFile(join(making, SUMS), JSON.stringify(await sumsOf(making)))
      await syncTree(making)
      await rename(making, folder)
    } catch (error) {
      await rm(making, { recursive: true, force: true })
      if (!(await isThere(folder))) throw error
    }
    await removeOthers(bundles)
  }
  const now = new Date()
  await utimes(folder, now, now)
  return folder
}

const SUMS = 'sums.json'

/** The hash of every file of a bundle by its name. */
async function sumsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const sums: Record<string, string> = {}
  for (const file of files.sort()) {
    const name = relative(folder, file)
    if (name !== SUMS) sums[name] = hashOf(await readFile(file))
  }
  return sums
}

/** Whether every file of a bundle is as it was made. */
export async function isWhole(folder: string): Promise<boolean> {
  const sums = await readFile(join(folder, SUMS), 'utf8').catch(() => null)
  return sums !== null && sums === JSON.stringify(await sumsOf(folder).catch(() => null))
}

async function moveAway(folder: string, bundles: string): Promise<void> {
  const leaving = join(bundles, BEING_MADE + randomBytes(6).toString('hex'))
  await rename(folder, leaving).catch(() => undefined)
  await rm(leaving, { recursive: true, force: true })
}

const isThere = (path: string): Promise<boolean> => stat(path).then(() => true, () => false) // prettier-ignore

/**
 * The last used ones stay: another process may be rendering with one. So do all of the last day.
 */
async function removeOthers(bundles: string): Promise<void> {
  const known: Array<{ path: string; used: number }> = []
  for (const name of await readdir(bundles)) {
    const path = join(bundles, name)
    known.push({ path, used: (await stat(path).catch(() => null))?.mtimeMs ?? 0 })
  }
  known.sort((a, b) => b.used - a.used)
  for (const { path, used } of known.slice(KEPT)) {
    if (Date.now() - used > DAY_MS) await rm(path, { recursive: true, force: true })
  }
}

/** Loads the application of a bundle into this process. */
export async function loadBundle(folder: string): Promise<BundledApp> {
  const { entry, styles, scripts } = JSON.parse(
    await readFile(join(folder, 'bundle.json'), 'utf8'),
  ) as Bundle
  const { app } = (await import(pathToFileURL(join(folder, 'code', entry)).href)) as {
    app: BundledApp
  }
  app.setInternals({
    pagesByKeys: new Map(styles.map(([page, known]) => [page, { styles: known }])),
    entrySpecifierToBundleMap: new Map(),
  })
  const destination = {
    write: ({ message }: { message: string }) => void process.stderr.write(`${message}\n`),
  }
  app.setOptions({ settings: { scripts }, logger: { options: { destination, level: 'warn' } } })
  return app
}
