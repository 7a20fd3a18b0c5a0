import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { categories, locations } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'

type Place = { categoryId: number; locationId: number }

/**
 * A listing's page leads to the pages of its category and town, so both must be shown, and stay so
 * until this is written. Throws NOT_POSSIBLE.
 */
export async function requireShownPlace(
  tx: Transaction,
  { categoryId, locationId }: Place,
): Promise<void> {
  const [category] = await tx
    .select({ status: categories.status })
    .from(categories)
    .where(eq(categories.id, categoryId))
    .for('share')
  if (category?.status !== 'active')
    throw new ApiError('NOT_POSSIBLE', { message: 'Its category is not active.' })
  const [town] = await tx
    .select({ status: locations.status })
    .from(locations)
    .where(eq(locations.id, locationId))
    .for('share')
  if (town?.status !== 'active')
    throw new ApiError('NOT_POSSIBLE', { message: 'Its location is not active.' })
}
