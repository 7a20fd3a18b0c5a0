import { randomBytes } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fsyncTree } from '#server/kit/files/durable.ts'
import { exists } from '#server/kit/files/exists.ts'
import { computeFingerprint, PROJECT_FOLDER } from './fingerprint.ts'
import { hashContent } from '#server/publishing/releases/release.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

/** Within the project, so that the code finds its packages. */
const BUNDLES = join(PROJECT_FOLDER, '.cache/renderer')
const BEING_MADE = '.making-'
const KEPT = 3

/**
 * The folder with the bundled code for these options, made when the code or an option is other than
 * before, or a file of it is not as it was made. It appears whole; of two processes that make the
 * same at once, one's is used.
 */
export async function getOrBuildBundle(
  options: Readonly<Record<string, string>>,
  make: (folder: string) => Promise<void>,
  bundles = BUNDLES,
): Promise<string> {
  const name = await computeFingerprint(options)
  const folder = join(bundles, name)
  if (!(await isBundleComplete(folder))) {
    // One that is damaged would be laid into every release for ever.
    await moveAway(folder, bundles)
    const making = join(bundles, BEING_MADE + randomBytes(6).toString('hex'))
    await mkdir(making, { recursive: true })
    try {
      await make(making)
      // Someone may be laying other code meanwhile.
      if ((await computeFingerprint(options)) !== name)
        throw new Error('The code changed while it was bundled.')
      await writeFile(join(making, SUMS), JSON.stringify(await sumsOf(making)))
      await fsyncTree(making)
      await rename(making, folder)
    } catch (error) {
      await rm(making, { recursive: true, force: true })
      if (!(await exists(folder))) throw error
    }
    await removeOthers(bundles)
  }
  await noteUse(folder)
  return folder
}

/** The folder of the bundle of this name; null if it is not on this machine. */
export async function findBundle(name: string): Promise<string | null> {
  const folder = join(BUNDLES, name)
  if (!(await isBundleComplete(folder))) return null
  await noteUse(folder)
  return folder
}

async function noteUse(folder: string): Promise<void> {
  const now = new Date()
  await utimes(folder, now, now)
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
    if (name !== SUMS) sums[name] = hashContent(await readFile(file))
  }
  return sums
}

/** Whether every file of a bundle is as it was made. */
export async function isBundleComplete(folder: string): Promise<boolean> {
  const sums = await readFile(join(folder, SUMS), 'utf8').catch(() => null)
  return sums !== null && sums === JSON.stringify(await sumsOf(folder).catch(() => null))
}

async function moveAway(folder: string, bundles: string): Promise<void> {
  const leaving = join(bundles, BEING_MADE + randomBytes(6).toString('hex'))
  await rename(folder, leaving).catch(() => undefined)
  await rm(leaving, { recursive: true, force: true })
}

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
