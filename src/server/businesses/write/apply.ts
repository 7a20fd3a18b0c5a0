import { eq } from 'drizzle-orm'
import type { UserActor } from '#server/kit/actor/actor.ts'
import { getChangedValues } from '#server/kit/audit-entries/changed.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { indexBusinesses } from '#server/businesses/search/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businesses as b } from '#server/kit/db/tables/index.ts'
import { markListingChanged } from './mark-listing.ts'
import { hasPublicPage } from '#shared/rules/business.ts'
import { slugify } from '#shared/text/slug.ts'
import { setFeatures } from './features.ts'
import { chooseBusinessSlug } from './slug.ts'
import { submitResponseColumns } from './submit.ts'
import type { ListingColumns } from './values.ts'

export type ListingRow = typeof b.$inferSelect

type Target = { values: ListingColumns; features?: number[] | undefined }
/**
 * `isOwners`: the owner asked for the change, whoever writes it. `detail` is added to the audit
 * entry.
 */
type How = {
  isOwners: boolean
  now: Date
  detail?: Record<string, unknown>
}

/**
 * Writes the changed values of a listing, which the caller has locked. Name, kind and town are what
 * was verified: when its owner changes one of them, it is no longer verified. The date of an
 * imported listing's source is forgotten: from now on it is as fresh as the change.
 */
export async function applyChanges(
  tx: Transaction,
  actor: UserActor,
  before: ListingRow,
  { values, features }: Target,
  { isOwners, now, detail = {} }: How,
) {
  const { id } = before
  const changes = getChangedValues(before, values)
  const earlierFeatures = features && (await setFeatures(tx, id, features))
  if (!changes && !earlierFeatures) return pick(before)

  const after = { ...changes?.after }
  if (after.name !== undefined && slugify(after.name) !== slugify(before.name)) {
    const locationId = after.locationId ?? before.locationId
    after.slug = await chooseBusinessSlug(tx, { name: after.name, locationId, id })
  }
  const isOtherwise = [after.name, after.categoryId, after.locationId].some(
    (value) => value !== undefined,
  )
  if (before.verified && isOtherwise && isOwners) after.verified = false
  // The time makes a new version also where only the features changed, which lie in a table of
  // their own.
  const [row] = await tx
    .update(b)
    .set({
      ...after,
      sourceDate: null,
      updatedAt: now,
      confirmedAt: now,
      confirmedBy: isOwners ? 'owner' : 'team',
    })
    .where(eq(b.id, id))
    .returning(submitResponseColumns)
  await recordAudit(tx, actor, 'update', 'businesses', id, {
    ...getChangedValues(before, after),
    ...(earlierFeatures ? { features: { before: earlierFeatures, after: features } } : {}),
    ...detail,
  })
  if (hasPublicPage(before.status)) {
    await indexBusinesses(tx, [id])
    await markListingChanged(tx, id, 'updated')
  }
  return row!
}

const pick = ({ id, slug, businessId, status, version }: ListingRow) => ({
  id,
  slug,
  businessId,
  status,
  version,
})
