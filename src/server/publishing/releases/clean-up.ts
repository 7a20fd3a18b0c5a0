import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { getErrorCode } from '#server/kit/db/refusal.ts'
import { getCurrentRelease, TEMPORARY_LINK_PREFIX } from './current.ts'
import { listReleases } from './release.ts'

export const BUILD_FOLDER_PREFIX = '.building-'
const BEING_REMOVED = '.removing-'
const LEFTOVERS = [BUILD_FOLDER_PREFIX, BEING_REMOVED, TEMPORARY_LINK_PREFIX]
const KEPT = 3

/**
 * Removes what a killed publisher left. Only for the holder of the publisher's lock, since no other
 * publisher is at work then.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (LEFTOVERS.some((start) => name.startsWith(start))) await remove(join(folder, name))
  }
}

/** Keeps the last three releases and the current one. */
export async function removeOldReleases(folder: string): Promise<void> {
  const current = await getCurrentRelease(folder)
  for (const name of (await listReleases(folder)).slice(0, -KEPT)) {
    if (name !== current) await removeRelease(folder, name)
  }
}

/** Removes a release; one that is not there, or that another process removes, counts as removed. */
export async function removeRelease(folder: string, name: string): Promise<void> {
  // Renamed first: a kill in the middle leaves a leftover, not half a release.
  const leaving = join(folder, `${BEING_REMOVED}${name}`)
  try {
    await rename(join(folder, name), leaving)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return
    throw error
  }
  await remove(leaving)
}

const remove = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 3 })
