import { and, eq, inArray, sql } from 'drizzle-orm'
import { ROUTES } from '#config/routes.ts'
import { MAX_PHOTOS } from '#contract/businesses-writing.ts'
import { getChangedValues } from '#server/kit/audit-entries/changed.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { notifyListingOwner } from '#server/businesses/write/notify-owner.ts'
import { indexBusinesses } from '#server/businesses/search/index.ts'
import { markListingChanged } from '#server/businesses/write/mark-listing.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businesses as b, businessMerges, formerPages } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { listingHidden } from '#server/kit/mail/templates/listing-hidden.ts'
import { getPublicChange } from '#server/kit/publish-marks/mark.ts'
import { hasPublicPage } from '#shared/rules/business.ts'
import type { MergeField } from '#shared/rules/duplicates.ts'
import { MERGE_FIELD_COLUMNS, type MergeRow } from './fields.ts'
import { moveRecords } from './move.ts'

type Input = { keptId: number; goneId: number; take: readonly MergeField[] }

/**
 * Merges two listings: `take` names the fields that the remaining one gets from the other. The
 * other is hidden, its addresses lead to the one that stays, and its owner is notified. Throws
 * NOT_FOUND, or NOT_POSSIBLE for a listing that is neither shown nor waits.
 */
export function mergeBusinesses(
  { db, actor, config }: Pick<UserContext, 'db' | 'actor' | 'config'>,
  { keptId, goneId, take }: Input,
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const [kept, gone] = await lockPair(tx, keptId, goneId)
    const { status } = gone
    if (status !== 'active' && status !== 'pending') throw notOpen()
    if (kept.status !== 'active' && kept.status !== 'pending') throw notOpen()
    const changes = getChangedValues(kept, chosenValues(kept, gone, take))
    const hiddenReason = `It was a duplicate of “${kept.name}” and was merged with it.`
    await tx.update(b).set({ status: 'inactive', hiddenReason }).where(eq(b.id, goneId))
    if (changes) await tx.update(b).set(changes.after).where(eq(b.id, keptId))
    const moved = await moveRecords(tx, { keptId, goneId })
    const slugs = await redirectSlugs(tx, goneId, keptId)
    await indexBusinesses(tx, [keptId])
    const [merge] = await tx
      .insert(businessMerges)
      .values({
        keptId,
        goneId,
        accountId: actor.id,
        record: {
          before: changes?.before ?? {},
          after: changes?.after ?? {},
          goneStatus: status,
          goneReason: gone.hiddenReason,
          slugs,
          ...moved,
        },
      })
      .returning({ id: businessMerges.id })
    await recordAudit(tx, actor, 'merge', 'businesses', keptId, { ...changes, goneId })
    await recordAudit(tx, actor, 'merge into', 'businesses', goneId, { keptId })
    if (hasPublicPage(kept.status)) await markListingChanged(tx, keptId, 'updated')
    const change = getPublicChange(hasPublicPage(status), false)
    if (change) await markListingChanged(tx, goneId, change)
    if (gone.ownerId !== kept.ownerId && gone.ownerId !== actor.id)
      await notifyListingOwner(tx, gone.ownerId, listingHidden, (isConfirmed) => ({
        name: isConfirmed ? gone.name : null,
        wasShown: hasPublicPage(status),
        reason: isConfirmed ? hiddenReason : null,
        url: new URL(ROUTES.contact.path, config.siteUrl).href,
      }))
    return merge!
  })
}

const notOpen = () =>
  new ApiError('NOT_POSSIBLE', { message: 'Both must be live or pending approval.' })

/** The two listings, locked in the order of their ids. Throws NOT_FOUND. */
export async function lockPair(
  tx: Transaction,
  keptId: number,
  goneId: number,
): Promise<[kept: MergeRow, gone: MergeRow]> {
  const rows = await tx
    .select()
    .from(b)
    .where(inArray(b.id, [keptId, goneId]))
    .orderBy(b.id)
    .for('update')
  const kept = rows.find(({ id }) => id === keptId)
  const gone = rows.find(({ id }) => id === goneId)
  if (!kept || !gone || keptId === goneId)
    throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  if (kept.deletedAt || gone.deletedAt)
    throw new ApiError('NOT_POSSIBLE', { message: 'Its owner deleted this business.' })
  return [kept, gone]
}

function chosenValues(
  kept: MergeRow,
  gone: MergeRow,
  take: readonly MergeField[],
): Partial<MergeRow> {
  const taken = Object.fromEntries(
    take.flatMap((field) => MERGE_FIELD_COLUMNS[field].map((name) => [name, gone[name]])),
  ) as Partial<MergeRow>
  const images = [...new Set([...kept.images, ...gone.images])].slice(0, MAX_PHOTOS)
  return { ...taken, images, imageTexts: { ...gone.imageTexts, ...kept.imageTexts } }
}

/** The addresses of a listing lead to another one from now on. Returns which. */
async function redirectSlugs(tx: Transaction, fromId: number, toId: number): Promise<string[]> {
  const rows = await tx
    .update(formerPages)
    .set({ recordId: toId, leftAt: sql`now()` })
    .where(and(eq(formerPages.noun, 'businesses'), eq(formerPages.recordId, fromId)))
    .returning({ slug: formerPages.slug })
  return rows.map(({ slug }) => slug)
}
