import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { getCurrentRelease, TEMPORARY_LINK_PREFIX } from '#server/publishing/releases/current.ts'
import { listReleases } from '#server/publishing/releases/release.ts'

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
    if (name === current) continue
    // Renamed first: a kill in the middle leaves a leftover, not half a release.
    const leaving = join(folder, `${BEING_REMOVED}${name}`)
    await rename(join(folder, name), leaving)
    await remove(leaving)
  }
}

const remove = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 3 })
