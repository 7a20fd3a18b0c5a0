import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businesses as b } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { ConfirmableQuestion, FactQuestion, FactValue } from '#shared/rules/facts.ts'

/**
 * What is confirmed of a listing, by question, as a text of the database: null while there is
 * nothing to confirm.
 */
export const CONFIRMED_VALUES = {
  phone: sql`${b.phone}`,
  hours: sql`md5(${b.hours}::text)`,
  here: sql`case when ${b.status} = 'active' then 'here' end`,
} satisfies Record<ConfirmableQuestion, unknown>

/** A listing that people can be asked about. Throws NOT_FOUND. */
export async function readOpenListing(tx: Transaction, id: number) {
  const [row] = await tx
    .select({
      id: b.id,
      status: b.status,
      ownerId: b.ownerId,
      phone: b.phone,
      businessHours: b.hours,
      latitude: b.latitude,
      longitude: b.longitude,
      images: b.images,
      confirmed: sql<Record<ConfirmableQuestion, string | null>>`jsonb_build_object(
        'phone', ${CONFIRMED_VALUES.phone}, 'hours', ${CONFIRMED_VALUES.hours},
        'here', ${CONFIRMED_VALUES.here})`,
    })
    .from(b)
    .where(eq(b.id, id))
  if (row?.status !== 'active') throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  return row
}

type Listing = Pick<
  Awaited<ReturnType<typeof readOpenListing>>,
  'phone' | 'businessHours' | 'latitude' | 'longitude' | 'images'
>

/** What a listing says now, as the value of a fact. */
export function getPresentValue(question: FactQuestion, listing: Listing): FactValue {
  switch (question) {
    case 'phone':
      return { phone: listing.phone }
    case 'hours':
      return { businessHours: listing.businessHours }
    case 'point':
      return { latitude: listing.latitude, longitude: listing.longitude }
    case 'photo':
      return { images: listing.images }
    case 'here':
      return { closed: false }
  }
}
