import type { LocationDetail } from '#contract/locations.ts'
import { districts, locations as l, states } from '#server/kit/db/tables/index.ts'

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

type Row = Omit<LocationDetail, 'updatedAt'> & { updatedAt: Date; districtId: number }

/** A row as the contract's detail. */
export const serialiseDetail = ({ districtId: _, ...row }: Row): LocationDetail => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
})
