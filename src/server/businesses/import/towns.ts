import { eq } from 'drizzle-orm'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { districts, locations, pincodes, states } from '#server/kit/db/tables/index.ts'
import type { Coordinate } from '#shared/rules/distance.ts'

/** A town of the database as the importer needs it. */
export type ImportTown = {
  id: number
  city: string
  /** Other names, the Hindi one among them. */
  aliases: string[]
  district: string
  state: string
  pincode: string | null
  at: Coordinate | null
}

/** A PIN code and a district in which it has post offices; some PIN codes have several. */
export type PinDistrict = { pincode: string; district: string }

/** Reads all active towns; some thousands at most. */
export async function readTowns(db: DbOrTransaction): Promise<ImportTown[]> {
  const rows = await db
    .select({
      id: locations.id,
      city: locations.city,
      nameHi: locations.nameHi,
      aliases: locations.aliases,
      district: districts.name,
      state: states.name,
      pincode: locations.pincode,
      lat: locations.latitude,
      lng: locations.longitude,
    })
    .from(locations)
    .innerJoin(districts, eq(districts.id, locations.districtId))
    .innerJoin(states, eq(states.id, districts.stateId))
    .where(eq(locations.status, 'active'))
  return rows.map(({ lat, lng, nameHi, ...row }) => ({
    ...row,
    aliases: nameHi === null ? row.aliases : [...row.aliases, nameHi],
    at: lat === null || lng === null ? null : { lat, lng },
  }))
}

/** Reads which PIN code belongs to which district. */
export const readPinDistricts = (db: DbOrTransaction): Promise<PinDistrict[]> =>
  db
    .select({ pincode: pincodes.pincode, district: districts.name })
    .from(pincodes)
    .innerJoin(districts, eq(districts.id, pincodes.districtId))
