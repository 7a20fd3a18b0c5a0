import { and, asc, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db, DbOrTransaction } from '#server/kit/db/connection.ts'
import { takedowns as t } from '#server/kit/db/tables/index.ts'
import type { ChangedRecord } from '#server/publishing/publisher/job/changed-record.ts'
import type { Takedown } from './known.ts'

/** Longer than the releases that may still be served again: three nights' as a rule. */
const RETENTION_DAYS = 30

/** Those that a publication which begins now will take into account. */
export type ClaimedTakedowns = { ids: number[]; addresses: string[]; marks: ChangedRecord[] }

/** Reads them before the publication claims its marks, so that none is without its mark. */
export async function claimTakedowns(tx: DbOrTransaction): Promise<ClaimedTakedowns> {
  const rows = await tx
    .select({ id: t.id, address: t.address, noun: t.noun, recordId: t.recordId })
    .from(t)
    .where(isNull(t.publicationId))
  return {
    ids: rows.map(({ id }) => id),
    addresses: [...new Set(rows.map(({ address }) => address))],
    marks: rows.map(({ noun, recordId }) => ({ noun, recordId })),
  }
}

/**
 * Notes that the pages of a live publication take these takedowns into account, but for the
 * addresses `still` published as they were. Forgets old ones.
 */
export async function markTakedownsPublished(
  tx: DbOrTransaction,
  publicationId: number,
  { ids }: ClaimedTakedowns,
  still: readonly string[],
): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(t)
      .set({ publicationId })
      .where(
        and(
          sql`${t.id} = any(${sql.param(ids)}::bigint[])`,
          still.length > 0 ? notInArray(t.address, [...still]) : undefined,
        ),
      )
  const isOld = sql`${t.at} < now() - make_interval(days => ${RETENTION_DAYS})`
  await tx.delete(t).where(and(isNotNull(t.publicationId), isOld))
}

export type TakedownToDeliver = Pick<Takedown, 'id' | 'address' | 'kind'>

/** Addresses whose takedown the target and the hook have not been told of, the oldest first. */
export const listUndeliveredTakedowns = (db: Db): Promise<TakedownToDeliver[]> =>
  db
    .select({ id: t.id, address: t.address, kind: t.kind })
    .from(t)
    .where(and(isNull(t.publicationId), isNull(t.handedOnAt)))
    .orderBy(asc(t.id))

export async function markTakedownsDelivered(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .update(t)
    .set({ handedOnAt: new Date() })
    .where(inArray(t.id, [...ids]))
}

/** Those of them that live pages take into account by now, with the publication that does. */
export async function filterPublishedTakedowns(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: t.id, publicationId: t.publicationId })
    .from(t)
    .where(and(inArray(t.id, [...ids]), isNotNull(t.publicationId)))
  return new Map(rows.map(({ id, publicationId }) => [id, publicationId!]))
}

/**
 * Reads those that may be new since takedowns were known to be settled up to a publication. All
 * that a publication settles become visible together, and publications do not overlap.
 */
export const readTakedownsSince = (db: Db, settledUntil: number): Promise<Takedown[]> =>
  db
    .select({ id: t.id, address: t.address, kind: t.kind, publicationId: t.publicationId })
    .from(t)
    .where(sql`${t.publicationId} is null or ${t.publicationId} > ${settledUntil}`)
    .orderBy(asc(t.id))
