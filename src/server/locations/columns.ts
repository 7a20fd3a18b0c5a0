import { eq } from 'drizzle-orm'
import type { LocationDetail } from '#contract/locations.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { districts, locations as l, states } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'

/** What lists show of a town, joined with its district and state. */
export const locationColumns = {
  id: l.id,
  city: l.city,
  nameHi: l.nameHi,
  slug: l.slug,
  district: districts.name,
  state: states.name,
  pincode: l.pincode,
  latitude: l.latitude,
  longitude: l.longitude,
  status: l.status,
  version: l.version,
  updatedAt: l.updatedAt,
}

/** What an administrator changes of a town. */
export const locationDetailColumns = { ...locationColumns, aliases: l.aliases }

/**
 * The town, locked until the transaction ends: nobody changes it or adds a business to it. Throws
 * NOT_FOUND.
 */
export async function lockLocation(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ ...locationDetailColumns, districtId: l.districtId })
    .from(l)
    .innerJoin(districts, eq(districts.id, l.districtId))
    .innerJoin(states, eq(states.id, districts.stateId))
    .where(eq(l.id, id))
    .for('update', { of: l })
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Location not found.' })
  return row
}

type Row = Omit<LocationDetail, 'updatedAt'> & { updatedAt: Date; districtId: number }

/** A row as the contract's detail. */
export const presentDetail = ({ districtId: _, ...row }: Row): LocationDetail => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
})
