import { sql, type SQL } from 'drizzle-orm'
import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'
import { pendingVersionsQuery } from './pending.ts'

/** The message when an item was changed after the administrator opened it. */
export const CHANGED_MESSAGE = 'It was changed after you opened it. Please check it again.'

/** What is decided on, and as which version it was looked at. Old decisions know none. */
export type ViewedVersion = { recordId: number; version: number | null }

/**
 * The version of a thing that waits, null when it does not any more. It is read before what it is
 * the version of: read the other way round, it might be of something newer than what is shown.
 */
export async function readPendingVersion(
  db: DbOrTransaction,
  kind: QueueItemKind,
  id: number,
): Promise<number | null> {
  return (await readVersions(db, kind, [id])).get(id) ?? null
}

async function readVersions(
  db: DbOrTransaction,
  kind: QueueItemKind,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; version: string }>(
    sql`select * from ${pendingVersionsQuery(kind, ids)} as v`,
  )
  return new Map(rows.map(({ id, version }) => [id, Number(version)]))
}

/**
 * The rows that a kind's detail shows, each locked after the other as the verbs lock them: the
 * statement is given the ids of what is decided on.
 */
const LOCKS: Record<QueueItemKind, ((ids: SQL) => SQL)[]> = {
  listing: [(ids) => sql`select from businesses where id = any(${ids}) order by id for update`],
  change: [
    (ids) => sql`select from businesses where id in
      (select business_id from business_changes where id = any(${ids})) order by id for update`,
  ],
  claim: [
    (ids) => sql`select from businesses where id in
      (select business_id from business_claims where id = any(${ids})) order by id for update`,
    (ids) => sql`select from business_claims where id = any(${ids}) order by id for update`,
  ],
  review: [(ids) => sql`select from reviews where id = any(${ids}) order by id for update`],
  answer: [
    (ids) => sql`select from review_answers w join reviews r on r.id = w.review_id
      where w.id = any(${ids}) order by w.review_id, w.id for update of r, w`,
  ],
  ad: [(ids) => sql`select from classified_ads where id = any(${ids}) order by id for update`],
  report: [
    (ids) => sql`select from reports where id = any(${ids}) order by id for update`,
    ...(
      [
        ['businesses', 'business'],
        ['classified_ads', 'classified'],
        ['reviews', 'review'],
      ] as const
    ).map(
      ([table, noun]) =>
        (ids: SQL) =>
          sql`select from ${sql.raw(table)} where id in
          (select record_id from reports where noun = ${noun} and id = any(${ids}))
          order by id for update`,
    ),
  ],
  contact: [(ids) => sql`select from enquiries where id = any(${ids}) order by id for update`],
  // Totals first, as the ledger locks them.
  campaign: [
    (ids) => sql`select from campaign_totals where campaign_id = any(${ids})
      order by campaign_id for update`,
    (ids) => sql`select from campaigns where id = any(${ids}) order by id for update`,
  ],
  creative: [
    (ids) => sql`select from creatives where id = any(${ids}) order by id for update`,
    (ids) => sql`select from campaigns where id in
      (select campaign_id from creatives where id = any(${ids})) order by id for share`,
  ],
  fact: [
    (ids) => sql`select from businesses where id in
      (select business_id from facts where id = any(${ids})) order by id for update`,
    (ids) => sql`select from facts where id = any(${ids}) order by id for update`,
  ],
  number: [(ids) => sql`select from number_requests where id = any(${ids}) order by id for update`],
}

/**
 * Which of these are not as they were looked at; those that do not wait any more are left to the
 * verbs. The rows stay locked until the transaction ends.
 */
export async function lockAndFindChanged(
  tx: Transaction,
  kind: QueueItemKind,
  looked: readonly ViewedVersion[],
): Promise<Map<number, ApiError>> {
  const ids = looked.map(({ recordId }) => recordId)
  for (const lock of LOCKS[kind]) await tx.execute(lock(sql`${sql.param(ids)}::int[]`))
  const now = await readVersions(tx, kind, ids)
  const isSame = ({ recordId, version }: ViewedVersion) =>
    version === null || [undefined, version].includes(now.get(recordId))
  const changed = looked.filter((one) => !isSame(one))
  return new Map(changed.map(({ recordId }) => [recordId, new ApiError('CHANGED_MEANWHILE')]))
}
