import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { addFavourites } from './add.ts'

/** Saves one business; returns all saved ones. Throws NOT_FOUND or TOO_MANY_REQUESTS. */
export async function addFavourite(ctx: UserContext, businessId: number): Promise<number[]> {
  const saved = await addFavourites(ctx, [businessId])
  if (!saved.includes(businessId))
    throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  return saved
}
