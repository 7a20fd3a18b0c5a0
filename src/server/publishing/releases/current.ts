import { randomBytes } from 'node:crypto'
import { readlink, rename, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fsyncFolder } from '#server/kit/files/durable.ts'
import { isReleaseName } from './release.ts'

/** A symbolic link, so that a web server in front may serve `releases/current/site` itself. */
const POINTER = 'current'
export const TEMPORARY_LINK_PREFIX = '.current-'

/** The release that visitors get; null before the first. */
export async function getCurrentRelease(folder: string): Promise<string | null> {
  const name = await readlink(join(folder, POINTER)).catch(() => null)
  return name !== null && isReleaseName(name) ? name : null
}

/**
 * Makes a release the current one by one rename. Every reader sees the old or the new release, also
 * when this process is killed.
 */
export async function makeCurrent(folder: string, name: string): Promise<void> {
  const made = join(folder, `${TEMPORARY_LINK_PREFIX}${randomBytes(4).toString('hex')}`)
  await symlink(name, made)
  await rename(made, join(folder, POINTER))
  await fsyncFolder(folder)
}
