import type { listPublications as endpoint, Publication } from '#contract/publications.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import {
  getLastLive,
  listLatestPublications,
  countPendingMarks,
  getDurationSeconds,
} from '#server/publisher/publication-record.ts'
import type { PublicationRow } from '#server/publisher/publication-record.ts'
import type { UserContext } from '#server/http/verb-context.ts'

const SHOWN = 20

/** How up to date the site is: the waiting changes and the latest publications. */
export async function listPublications({
  db,
  currentRelease,
}: UserContext): Promise<AnswerOf<typeof endpoint>['data']> {
  const { count, since } = await countPendingMarks(db)
  const live = await getLastLive(db)
  const latest = await listLatestPublications(db, SHOWN)
  return {
    pending: count,
    pendingSince: since?.toISOString() ?? null,
    release: await currentRelease(),
    lastLive: live && present(live),
    latest: latest.map(present),
  }
}

const present = (row: PublicationRow): Publication => ({
  ...row,
  startedAt: row.startedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  seconds: getDurationSeconds(row),
})
