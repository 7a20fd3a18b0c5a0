import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businessAmenities } from '#server/kit/db/tables/index.ts'

/** Gives a business exactly these features. Returns those it had, null when they were the same. */
export async function setFeatures(
  tx: Transaction,
  businessId: number,
  ids: readonly number[],
): Promise<number[] | null> {
  const rows = await tx
    .select({ id: businessAmenities.amenityId })
    .from(businessAmenities)
    .where(eq(businessAmenities.businessId, businessId))
    .orderBy(asc(businessAmenities.amenityId))
  const present = rows.map(({ id }) => id)
  if (present.length === ids.length && ids.every((id) => present.includes(id))) return null
  await tx.delete(businessAmenities).where(eq(businessAmenities.businessId, businessId))
  if (ids.length > 0)
    await tx.insert(businessAmenities).values(ids.map((amenityId) => ({ businessId, amenityId })))
  return present
}
