import type { listPublications as endpoint, Publication } from '#contract/publications.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Db } from '#server/db/connection.ts'
import { latestPublications, pendingMarks } from '#server/publisher/record.ts'

const SHOWN = 20

/** How fresh the site is: what waits, and how the latest publications went. */
export async function listPublications(db: Db, release: string | null): Promise<AnswerOf<typeof endpoint>['data']> {
  const { count } = await pendingMarks(db)
  const latest = await latestPublications(db, SHOWN)
  return { pending: count, release, latest: latest.map(present) }
}

function present({
  startedAt,
  finishedAt,
  ...row
}: Awaited<ReturnType<typeof latestPublications>>[number]): Publication {
  return {
    ...row,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    seconds: finishedAt && (finishedAt.getTime() - startedAt.getTime()) / 1000,
  }
}
