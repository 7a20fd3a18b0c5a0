import { inArray } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { categories, locations } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'

type Place = { categoryId: number; locationId: number }

/**
 * A listing's page leads to the pages of its category and town, so both must be shown, and stay so
 * until this is written. Throws NOT_POSSIBLE.
 */
export async function requireVisibleCategoryAndTown(tx: Transaction, place: Place): Promise<void> {
  const problem = (await findVisibilityProblems(tx, [place]))(place)
  if (problem) throw problem
}

/** The same for many places: what is wrong with one of them. */
export async function findVisibilityProblems(
  tx: Transaction,
  places: readonly Place[],
): Promise<(place: Place) => ApiError | null> {
  const kinds = await tx
    .select({ id: categories.id, status: categories.status })
    .from(categories)
    .where(inArray(categories.id, [...new Set(places.map(({ categoryId }) => categoryId))]))
    .orderBy(categories.id)
    .for('share')
  const towns = await tx
    .select({ id: locations.id, status: locations.status })
    .from(locations)
    .where(inArray(locations.id, [...new Set(places.map(({ locationId }) => locationId))]))
    .orderBy(locations.id)
    .for('share')
  const shown = (rows: readonly { id: number; status: string }[]) =>
    new Set(rows.filter(({ status }) => status === 'active').map(({ id }) => id))
  const [shownKinds, shownTowns] = [shown(kinds), shown(towns)]
  return ({ categoryId, locationId }) => {
    if (!shownKinds.has(categoryId))
      return new ApiError('NOT_POSSIBLE', { message: 'Its category is not active.' })
    return shownTowns.has(locationId)
      ? null
      : new ApiError('NOT_POSSIBLE', { message: 'Its location is not active.' })
  }
}
