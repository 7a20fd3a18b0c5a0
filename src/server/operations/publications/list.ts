import { sql } from 'drizzle-orm'
import type { listPublications as endpoint, Publication } from '#contract/publications.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import {
  getLastPublished,
  listLatestPublications,
  readPendingChanges,
  getDurationSeconds,
  type PublicationRow,
} from '#server/publishing/publisher/publication-record.ts'
import { recordTitleSql } from '#server/kit/audit-entries/record-title.ts'
import type { Db } from '#server/kit/db/connection.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'

const SHOWN = 20
/** Waiting changes that are named. */
const NAMED = 8

/** How up to date the site is: the waiting changes and the latest publications. */
export async function listPublications({
  db,
  currentRelease,
}: UserContext): Promise<ResponseOf<typeof endpoint>['data']> {
  const { count, since } = await readPendingChanges(db)
  const live = await getLastPublished(db)
  const latest = await listLatestPublications(db, SHOWN)
  return {
    pending: count,
    waiting: count > 0 ? await waitingMarks(db) : [],
    pendingSince: since?.toISOString() ?? null,
    release: await currentRelease(),
    lastLive: live && present(live),
    latest: latest.map(present),
  }
}

type Waiting = ResponseOf<typeof endpoint>['data']['waiting'][number]

/** What was changed and is not live yet, each record once, the latest first. */
async function waitingMarks(db: Db): Promise<Waiting[]> {
  const { rows } = await db.execute<Omit<Waiting, 'at'> & { at: Date | string }>(sql`
    select m.id, m.at, m.noun, m.change, ${recordTitleSql(sql`m.noun`, sql`m.record_id`)} as title
    from (select distinct on (noun, record_id) * from publish_marks
      where publication_id is null
        or publication_id in (select id from publications where outcome = 'running')
      order by noun, record_id, id desc) as m
    order by m.id desc limit ${NAMED}`)
  return rows.map((row) => ({ ...row, id: Number(row.id), at: new Date(row.at).toISOString() }))
}

const present = (row: PublicationRow): Publication => ({
  ...row,
  startedAt: row.startedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  seconds: getDurationSeconds(row),
})
