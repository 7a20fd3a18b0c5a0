import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { PUBLIC_BUSINESS_STATUSES } from '#shared/rules/business.ts'
import { counted } from '#i18n/en/plural.ts'

type TownRef = { id: number; city: string }

/** Throws NOT_POSSIBLE while businesses of the town are shown: their pages lead to its list. */
export async function refuseWhileShown(tx: Transaction, { id, city }: TownRef): Promise<void> {
  const shown = await tx.$count(
    businesses,
    and(eq(businesses.locationId, id), inArray(businesses.status, [...PUBLIC_BUSINESS_STATUSES])),
  )
  if (shown > 0)
    throw new ApiError('NOT_POSSIBLE', {
      message:
        `${city} has ${counted(shown, 'active business', 'active businesses')}. Move or ` +
        'deactivate them first.',
    })
}

/** Throws NOT_POSSIBLE while any business lies there. */
export async function refuseWhileUsed(tx: Transaction, { id, city }: TownRef): Promise<void> {
  const listings = await tx.$count(businesses, eq(businesses.locationId, id))
  if (listings > 0)
    throw new ApiError('NOT_POSSIBLE', {
      message: `${city} has ${counted(listings, 'business', 'businesses')}. Move them first.`,
    })
}
