import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#server/kit/db/connection.ts'
import { listChanges } from '#server/publishing/releases/change.ts'
import { getCurrentRelease } from '#server/publishing/releases/current.ts'
import { recordFailed, recordRecovered, listUnfinishedPublications } from './publication-record.ts'
import { isPartLive } from '#server/publishing/releases/shared/rows.ts'
import { isReleaseName } from '#server/publishing/releases/release.ts'
import { removeLeftovers } from '#server/publishing/releases/clean-up.ts'

/**
 * Cleans up after a killed publisher. A publication that had switched is live; any other one
 * failed, and its marks wait again. Only for the holder of the publisher's lock.
 */
export async function recoverPublications(
  db: Db,
  releases: string,
  isShared = false,
): Promise<void> {
  const current = await getCurrentRelease(releases)
  const isSwitchedHere = async (name: string, change: number) =>
    name === current && (change === 0 || (await listChanges(releases, name)).includes(change))
  for (const { id, release } of await listUnfinishedPublications(db)) {
    const [name = '', change] = (release ?? '').split('/')
    const isSwitched = isShared
      ? await isPartLive(db, name, Number(change ?? 0))
      : await isSwitchedHere(name, Number(change ?? 0))
    if (isSwitched) {
      await recordRecovered(db, id)
      continue
    }
    // Perhaps complete, but never live: as the newest folder it would count as the latest release.
    if (!change && isReleaseName(name))
      await rm(join(releases, name), { recursive: true, force: true })
    await recordFailed(db, id, 'The publisher was ended before it had finished.')
  }
  await removeLeftovers(releases)
}
