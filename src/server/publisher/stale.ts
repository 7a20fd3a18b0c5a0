import type { Db } from '#server/db/connection.ts'
import type { Due } from './calendar.ts'
import { contentMark, readContent } from './content.ts'
import { openLive, readSite } from '#server/releases/live.ts'
import type { Live } from '#server/releases/live.ts'
import { listReleases } from '#server/releases/release.ts'

/**
 * Why the site has to be published at start, besides waiting marks; null when the release at hand
 * is right. The newest release is compared, not the current one: who rolled back a release does not
 * want it back at the next start.
 */
export async function whyStale(
  db: Db,
  releases: string,
  fingerprint: string,
  read: Live = openLive(releases),
): Promise<Due | null> {
  const live = await read()
  if (live === null) return { cause: 'first release', isWhole: true }
  const last = (await listReleases(releases)).at(-1) ?? live.release.name
  const newest = last === live.release.name ? live : await readSite(releases, last)
  if (newest?.release.fingerprint !== fingerprint)
    return { cause: 'the code or the addresses changed', isWhole: true }
  if (newest.content === contentMark(await readContent(db))) return null
  // Changes that wait, another database, or one brought back from a backup. A renderer that has
  // just been started reads all rows and finds what differs.
  return { cause: 'the content changed', isWhole: false }
}
