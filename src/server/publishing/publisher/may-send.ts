import type { ReadLiveSite } from '#server/publishing/releases/live.ts'
import { listReleases } from '#server/publishing/releases/release.ts'
import { isCodeOutdated, readLiveRow } from '#server/publishing/releases/shared/rows.ts'
import type { PublisherDeps } from './publish.ts'

export type DeliverySource = Pick<
  PublisherDeps,
  'db' | 'databaseUrl' | 'releases' | 'fingerprint' | 'shared'
>

/**
 * Whether the site of this process is what is live. A process with older code, or that another
 * machine has overtaken, leaves the sending to those who publish.
 */
export async function maySend(
  { db, releases, fingerprint, shared }: DeliverySource,
  live: ReadLiveSite,
): Promise<boolean> {
  if (await isCodeOutdated(db, fingerprint)) return false
  await shared?.follow()
  const row = await readLiveRow(db)
  if (row === null) return true
  const site = await live()
  if (shared) return site?.release.name === row.release && site.change === row.change
  // Machines that share nothing: whoever has not even the folder of the release is behind.
  return (await listReleases(releases)).includes(row.release)
}
