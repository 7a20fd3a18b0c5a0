import { isDeepStrictEqual } from 'node:util'
import { inArray, sql } from 'drizzle-orm'
import type { UserActor } from '#server/kit/actor/actor.ts'
import { recordAudits } from '#server/kit/audit-entries/record.ts'
import { indexBusinesses } from '#server/businesses/search/index.ts'
import { markListingsChanged } from '#server/businesses/write/mark-listing.ts'
import { notifyOwnersOfStatus, findMergedIds } from '#server/businesses/write/set-status.ts'
import { findVisibilityProblems } from '#server/businesses/write/visible-place.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import {
  amenities,
  businessAmenities,
  businesses as b,
  categories,
} from '#server/kit/db/tables/index.ts'
import { getPublicChange, getMarkOptions } from '#server/kit/publish-marks/mark.ts'
import { hasPublicPage, type BusinessStatus } from '#shared/rules/business.ts'
import {
  lockListings,
  readAffectedValues,
  toKnownColumns,
  type ListingRow,
  type ColumnValues,
} from './columns.ts'
import {
  recordOutcomes,
  type BulkContext,
  type BulkChangeListingRow,
  type BulkChangeRow,
} from './rows.ts'

type Restored = { row: ListingRow; was: ColumnValues; now: ColumnValues }

/**
 * Gives listings their values of before a bulk change. Whichever was changed since stays, and so
 * does one that could not be so any more: its category is gone, or it was merged.
 */
export async function restoreListingValues(
  tx: Transaction,
  { config, actor, now: clock }: BulkContext & { actor: UserActor },
  { id, change }: BulkChangeRow,
  rows: readonly BulkChangeListingRow[],
): Promise<void> {
  const listings = await lockListings(
    tx,
    rows.map(({ businessId }) => businessId),
  )
  const now = await readAffectedValues(tx, listings, change.what)
  const byId = new Map(listings.map((row) => [row.id, row]))
  const same = rows.flatMap(({ businessId, was, became }): Restored[] => {
    const [row, values] = [byId.get(businessId), now.get(businessId)]
    if (!row || !values || !was || row.deletedAt) return []
    return isDeepStrictEqual(values, became) ? [{ row, was, now: values }] : []
  })
  const possible = await restorable(tx, same)
  const undone = possible.map(({ row }) => row.id)
  const changed = possible.filter(({ was, now: values }) => !isDeepStrictEqual(was, values))
  await restore(tx, changed)
  await recordAudits(tx, actor, 'businesses', changed.map(toEntry))
  await publish(tx, actor, changed)
  if (change.what === 'status')
    for (const [status, some] of Map.groupBy(changed, ({ was }) => was['status'])) {
      const had = some.map(({ row }) => row)
      const place = { siteUrl: config.siteUrl, now: clock() }
      await notifyOwnersOfStatus(tx, place, had, status as BusinessStatus, null)
    }
  await recordOutcomes(tx, id, undone, { outcome: 'undone' })
  const kept = rows.map(({ businessId }) => businessId).filter((one) => !undone.includes(one))
  await recordOutcomes(tx, id, kept, { outcome: 'kept' })
}

async function restorable(tx: Transaction, some: readonly Restored[]): Promise<Restored[]> {
  const shown = some.filter(({ was, row }) => was['status'] === 'active' && row.status !== 'active')
  const problemOf = await findVisibilityProblems(
    tx,
    shown.map(({ row }) => row),
  )
  const merged = await findMergedIds(
    tx,
    shown.map(({ row }) => row.id),
  )
  const kinds = some.flatMap(({ was }) => (was['categoryId'] as number | undefined) ?? [])
  const known = new Set(await existing(tx, kinds))
  return some.filter((one) => {
    const kind = one.was['categoryId'] as number | undefined
    if (kind !== undefined && !known.has(kind)) return false
    return !shown.includes(one) || (problemOf(one.row) === null && !merged.has(one.row.id))
  })
}

async function existing(tx: Transaction, kinds: readonly number[]): Promise<number[]> {
  if (kinds.length === 0) return []
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, [...new Set(kinds)]))
    .for('share')
  return rows.map(({ id }) => id)
}

async function restore(tx: Transaction, some: readonly Restored[]): Promise<void> {
  const groups = Map.groupBy(some, ({ was }) => JSON.stringify({ ...was, features: undefined }))
  for (const group of groups.values()) {
    const ids = group.map(({ row }) => row.id)
    await tx.update(b).set(toKnownColumns(group[0]!.was)).where(inArray(b.id, ids))
  }
  const features = some.filter(({ was }) => 'features' in was)
  if (features.length === 0) return
  const ids = features.map(({ row }) => row.id)
  await tx.delete(businessAmenities).where(inArray(businessAmenities.businessId, ids))
  const pairs = features.flatMap(({ row, was }) =>
    (was['features'] as number[]).map((feature) => ({ listing: row.id, feature })),
  )
  // A feature may be gone since.
  await tx.execute(sql`insert into ${businessAmenities} (business_id, amenity_id)
    select p.listing, p.feature from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
      as p (listing int, feature int) join ${amenities} a on a.id = p.feature`)
}

const toEntry = ({ row, was, now }: Restored) => {
  const names = Object.keys(was).filter((name) => !isDeepStrictEqual(was[name], now[name]))
  const only = (values: ColumnValues) =>
    Object.fromEntries(names.map((name) => [name, values[name]]))
  return {
    action: 'undo bulk change',
    recordId: row.id,
    detail: { before: only(now), after: only(was) },
  }
}

async function publish(
  tx: Transaction,
  actor: UserActor,
  changed: readonly Restored[],
): Promise<void> {
  const isShown = ({ row, was }: Restored) =>
    hasPublicPage((was['status'] as BusinessStatus | undefined) ?? row.status)
  const shown = changed.filter(isShown).map(({ row }) => row.id)
  await indexBusinesses(tx, shown)
  for (const kind of ['created', 'updated', 'deleted'] as const) {
    const ids = changed
      .filter((one) => getPublicChange(hasPublicPage(one.row.status), isShown(one)) === kind)
      .map(({ row }) => row.id)
    await markListingsChanged(tx, ids, kind, getMarkOptions(actor))
  }
}
