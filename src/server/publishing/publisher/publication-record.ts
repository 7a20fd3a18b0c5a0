import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  min,
  ne,
  not,
  sql,
  type SQL,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { publications, publishMarks } from '#server/kit/db/tables/index.ts'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { BULK_MARK_OPTIONS, markChanged } from '#server/kit/publish-marks/mark.ts'
import type { WriteResult } from './job/write-job.ts'
import { claimTakedowns, markTakedownsPublished, type ClaimedTakedowns } from './takedowns/rows.ts'

const MAX_ERROR = 4000
const KEPT_PUBLICATIONS = 200

export type PendingChanges = {
  count: number
  due: number
  urgent: number
  newest: number
  newestUrgent: number
  since: Date | null
  isPublishing: boolean
}

export const NO_CHANGES: PendingChanges = {
  ...{ count: 0, due: 0, urgent: 0, newest: 0, newestUrgent: 0 },
  ...{ since: null, isPublishing: false },
}

/** Whether `readPendingChanges` would find changes that are due, or a running publication. */
export const hasPendingChanges = () => sql`exists (select from ${publishMarks}
    where ${publishMarks.publicationId} is null and ${publishMarks.dueAt} <= now())
  or exists (select from ${publications} where ${publications.outcome} = 'running')`

/**
 * How many changes are not live yet, the id of the newest, and the time of the oldest. Changes that
 * a publication has claimed count until it ends: its process may have been killed, and the next
 * publication takes them over. `due` counts those that no longer wait for others,
 * `urgent` those of them that are decisions of people. `isPublishing`: a
 * publication is running.
 */
export async function readPendingChanges(db: Db): Promise<PendingChanges> {
  const columns = {
    id: publishMarks.id,
    at: publishMarks.at,
    dueAt: publishMarks.dueAt,
    isBulk: publishMarks.isBulk,
  }
  const unclaimed = db.select(columns).from(publishMarks).where(isNull(publishMarks.publicationId))
  const claimed = db
    .select(columns)
    .from(publications)
    .innerJoin(publishMarks, eq(publishMarks.publicationId, publications.id))
    .where(eq(publications.outcome, 'running'))
  const marks = unionAll(unclaimed, claimed).as('marks')
  const due = sql<number>`(count(*) filter (where ${marks.dueAt} <= now()))::int`
  const urgent = sql<number>`(count(*) filter (where ${marks.dueAt} <= now()
    and not ${marks.isBulk}))::int`
  const newestUrgent = sql<number>`(max(${marks.id}) filter (where not ${marks.isBulk}))::int8`
  const isPublishing = sql<boolean>`exists (select from ${publications} where outcome = 'running')`
  const [found] = await db
    .select({
      count: count(),
      due,
      urgent,
      newestUrgent,
      newest: max(marks.id),
      since: min(marks.at),
      isPublishing,
    })
    .from(marks)
  return {
    count: found?.count ?? 0,
    due: found?.due ?? 0,
    urgent: found?.urgent ?? 0,
    newest: found?.newest ?? 0,
    newestUrgent: Number(found?.newestUrgent ?? 0),
    since: found?.since ?? null,
    isPublishing: found?.isPublishing ?? false,
  }
}

/**
 * What a publication claims: every change, the decisions of people alone, or those and the first
 * `bulk` changes of bulk work.
 */
export type PublicationScope = 'all' | { bulk: number }

export type BegunPublication = { id: number; takedowns: ClaimedTakedowns }

/** Begins a publication and claims the waiting changes; later changes wait for the next one. */
export async function beginPublication(
  db: Db,
  cause: string,
  release: string,
  turn: PublicationScope = 'all',
): Promise<BegunPublication> {
  return db.transaction(async (tx) => {
    const takedowns = await claimTakedowns(tx)
    const [row] = await tx
      .insert(publications)
      .values({ cause, release })
      .returning({ id: publications.id })
    await tx
      .update(publishMarks)
      .set({ publicationId: row!.id })
      .where(and(isNull(publishMarks.publicationId), isInTurn(turn)))
    return { id: row!.id, takedowns }
  })
}

function isInTurn(turn: PublicationScope): SQL | undefined {
  if (turn === 'all') return undefined
  const first = sql`(select id from publish_marks where publication_id is null and is_bulk
    order by id limit ${turn.bulk})`
  // What is hidden is never waited for: it makes no page, and others must not lead to it.
  return sql`(not ${publishMarks.isBulk} or ${publishMarks.change} = 'deleted'
    or ${publishMarks.id} in ${first})`
}

/**
 * The mark of pages that a publication left for the next one. It names no record, because all
 * changes are read already.
 */
const LEFT_PAGES = 'pages'

/** The marks that a publication has claimed. */
export const listClaimedMarks = (db: Db, id: number) =>
  db
    .select({ noun: publishMarks.noun, recordId: publishMarks.recordId })
    .from(publishMarks)
    .where(
      and(
        eq(publishMarks.publicationId, id),
        ne(publishMarks.noun, LEFT_PAGES),
        // No other record shows one that was just made, and those with few rows are always read.
        not(and(eq(publishMarks.change, 'created'), inArray(publishMarks.noun, [...FEW_ROWS]))!),
      ),
    )

const FEW_ROWS = ['categories', 'locations', 'amenities'] as const

/** Businesses that bulk work changed, and whose changes this publication leaves for later ones. */
export async function listWaitingBusinesses(db: Db): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: publishMarks.recordId })
    .from(publishMarks)
    .where(
      and(
        isNull(publishMarks.publicationId),
        publishMarks.isBulk,
        eq(publishMarks.noun, 'businesses'),
        isNotNull(publishMarks.recordId),
      ),
    )
  return rows.map(({ id }) => id!)
}

/**
 * Records that the release is being served, with any problem of it, and deletes old records with
 * their marks. `left` pages stay as a waiting change, so a restarted server renders them too.
 */
export async function recordPublished(
  db: Db,
  { id, takedowns }: BegunPublication,
  written: Pick<WriteResult, 'pages' | 'problem' | 'left' | 'still'>,
): Promise<void> {
  const { pages, problem, left, still } = written
  await db.transaction(async (tx) => {
    if (left > 0) await markChanged(tx, LEFT_PAGES, null, 'updated', BULK_MARK_OPTIONS)
    await markTakedownsPublished(tx, id, takedowns, still)
    await endPublication(tx, id, { pages, problem })
  })
}

/**
 * Records that a publication whose process was killed is being served. What it had taken into
 * account is not known any more, so another one follows.
 */
export async function recordRecovered(db: Db, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { ids } = await claimTakedowns(tx)
    if (ids.length > 0) await markChanged(tx, LEFT_PAGES, null, 'updated')
    await endPublication(tx, id, { pages: null, problem: null })
  })
}

async function endPublication(
  tx: Transaction,
  id: number,
  { pages, problem }: { pages: number | null; problem: string | null },
): Promise<void> {
  await tx
    .update(publications)
    .set({
      outcome: 'live',
      finishedAt: new Date(),
      error: problem?.slice(0, MAX_ERROR) ?? null,
      ...(pages === null ? {} : { pages }),
    })
    .where(eq(publications.id, id))
  // Marks first: a mark without its publication would count as waiting again.
  await tx.delete(publishMarks).where(lte(publishMarks.publicationId, id - KEPT_PUBLICATIONS))
  await tx.delete(publications).where(lte(publications.id, id - KEPT_PUBLICATIONS))
}

/** Records the failure and gives the marks back: their changes still have to be published. */
export async function recordFailed(db: Db, id: number, error: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(publications)
      .set({ outcome: 'failed', finishedAt: new Date(), error: error.slice(0, MAX_ERROR) })
      .where(eq(publications.id, id))
    await tx
      .update(publishMarks)
      .set({ publicationId: null })
      .where(eq(publishMarks.publicationId, id))
  })
}

/**
 * Publications that a killed process left unfinished; only for the holder of the publisher's lock.
 */
export const listUnfinishedPublications = (db: Db) =>
  db
    .select({ id: publications.id, release: publications.release })
    .from(publications)
    .where(eq(publications.outcome, 'running'))

export type PublicationRow = typeof publications.$inferSelect

/** The latest publications, newest first. */
export const listLatestPublications = (db: Db, limit: number): Promise<PublicationRow[]> =>
  db.select().from(publications).orderBy(desc(publications.id)).limit(limit)

/** The last publication that went live, however many failed since; null before the first. */
export async function getLastPublished(db: Db): Promise<PublicationRow | null> {
  const isLive = eq(publications.outcome, 'live')
  const [row] = await db
    .select()
    .from(publications)
    .where(isLive)
    .orderBy(desc(publications.id))
    .limit(1)
  return row ?? null
}

/** Whether a publication for a cause has gone live that began at a moment or later. */
export const wasPublishedSince = async (db: Db, cause: string, since: Date): Promise<boolean> =>
  (await db.$count(
    publications,
    and(
      eq(publications.outcome, 'live'),
      eq(publications.cause, cause),
      gte(publications.startedAt, since),
    ),
  )) > 0

/** Records with the last live publication that the site was delivered, or why it was not. */
export async function recordDelivery(db: Db, error: Error | null): Promise<void> {
  const live = await getLastPublished(db)
  if (!live) return
  const how = error
    ? { deliveryError: error.message.slice(0, MAX_ERROR) }
    : { deliveredAt: new Date(), deliveryError: null }
  await db.update(publications).set(how).where(eq(publications.id, live.id))
}

/** Whether the last live publication should have been delivered long ago, and was not. */
export async function isDeliveryOverdue(db: Db): Promise<boolean> {
  const live = await getLastPublished(db)
  if (live === null || live.deliveredAt !== null || live.deliveryError !== null) return false
  return Date.now() - live.finishedAt!.getTime() > MINUTE_MS
}

/** How long the publication took, in seconds; null while it runs. */
export const getDurationSeconds = ({ startedAt, finishedAt }: PublicationRow): number | null =>
  finishedAt && (finishedAt.getTime() - startedAt.getTime()) / 1000
