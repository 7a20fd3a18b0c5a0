import type { Db } from '#server/kit/db/connection.ts'
import type { DuePublication } from './calendar.ts'
import { getContentFingerprint, readContentSummary } from './content.ts'
import {
  createLiveReader,
  readReleaseWithChanges,
  type ReadLiveSite,
} from '#server/publishing/releases/live.ts'
import { ON_DEMAND_INDEX } from '#server/publishing/releases/on-demand.ts'
import type { SharedReleases } from '#server/publishing/releases/shared/index.ts'
import { readNewestPart } from '#server/publishing/releases/shared/rows.ts'
import { listReleases } from '#server/publishing/releases/release.ts'

/**
 * Why a start must publish the site, besides waiting marks; null when the release is up to date. It
 * compares the newest release, not the current one: a release that was rolled back must not return
 * at the next start.
 */
export async function getStaleReason(
  db: Db,
  releases: string,
  fingerprint: string,
  read: ReadLiveSite = createLiveReader(releases),
  shared: SharedReleases | null = null,
  busiestPages: number | null = null,
): Promise<DuePublication | null> {
  // What cannot be fetched is made anew.
  if (shared && !(await shared.follow().catch(() => false)))
    return { cause: 'first release', isWhole: true }
  const live = await read()
  if (live === null) return { cause: 'first release', isWhole: true }
  if (live.files.has(ON_DEMAND_INDEX) !== (busiestPages !== null))
    return { cause: 'another value of STATIC_PAGES', isWhole: true }
  if (shared) return compare(db, fingerprint, await readNewestPart(db))
  const last = (await listReleases(releases)).at(-1) ?? live.release.name
  const newest = last === live.release.name ? live : await readReleaseWithChanges(releases, last)
  return compare(
    db,
    fingerprint,
    newest && { code: newest.release.fingerprint, content: newest.content },
  )
}

async function compare(
  db: Db,
  fingerprint: string,
  newest: { code: string; content: string } | null,
): Promise<DuePublication | null> {
  if (newest?.code !== fingerprint)
    return { cause: 'the code or the addresses changed', isWhole: true }
  if (newest.content === getContentFingerprint(await readContentSummary(db))) return null
  // Changes that wait, another database, or one brought back from a backup. A renderer that has
  // just been started reads all rows and finds what differs.
  return { cause: 'the content changed', isWhole: false }
}
