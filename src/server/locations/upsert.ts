import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { districts, locations, pincodes, states } from '#server/kit/db/tables/index.ts'
import { slugify } from '#shared/text/slug.ts'

/** A town as a list of places gives it. */
export type TownInput = {
  state: string
  district: string
  city: string
  pincode: string | null
  latitude: number | null
  longitude: number | null
  aliases: string[]
  nameHi: string | null
}

/** A PIN code of a district, with the number of its post offices. */
export type PincodeInput = { state: string; district: string; pincode: string; offices: number }

/**
 * Adds states, districts and towns, and brings those already there up to date; again with the same
 * rows it changes nothing. A town keeps its slug. Two towns of one name in different districts: the
 * first takes the plain slug.
 */
export async function upsertTowns(tx: Transaction, rows: readonly TownInput[]): Promise<void> {
  const districtIds = await ensureDistricts(tx, rows)
  const taken = new Map(
    (
      await tx
        .select({ slug: locations.slug, city: locations.city, districtId: locations.districtId })
        .from(locations)
    ).map((row) => [row.slug, `${row.districtId} ${row.city}`]),
  )
  const values = rows.map(({ state, district, city, ...town }) => {
    const districtId = districtIds.get(key(state, district))!
    const owner = `${districtId} ${city}`
    const slug = [
      slugify(city),
      slugify(`${city} ${district}`),
      slugify(`${city} ${district} ${state}`),
    ].find((wanted) => (taken.get(wanted) ?? owner) === owner)
    if (!slug) throw new Error(`No free slug for the town ${city} in ${district}`)
    taken.set(slug, owner)
    return { ...town, city, districtId, slug }
  })
  if (values.length === 0) return
  await tx
    .insert(locations)
    .values(values)
    .onConflictDoUpdate({
      target: [locations.districtId, locations.city],
      set: {
        pincode: sql`excluded.pincode`,
        latitude: sql`excluded.latitude`,
        longitude: sql`excluded.longitude`,
        aliases: sql`excluded.aliases`,
        nameHi: sql`excluded.name_hi`,
      },
      setWhere: sql`(${locations.pincode}, ${locations.latitude}, ${locations.longitude},
          ${locations.aliases}, ${locations.nameHi})
        is distinct from (excluded.pincode, excluded.latitude, excluded.longitude, excluded.aliases,
          excluded.name_hi)`,
    })
}

/** Adds PIN codes and their districts, and brings the office counts up to date. */
export async function upsertPincodes(
  tx: Transaction,
  rows: readonly PincodeInput[],
): Promise<void> {
  const districtIds = await ensureDistricts(tx, rows)
  const values = rows.map(({ state, district, pincode, offices }) => ({
    pincode,
    offices,
    districtId: districtIds.get(key(state, district))!,
  }))
  if (values.length === 0) return
  await tx
    .insert(pincodes)
    .values(values)
    .onConflictDoUpdate({
      target: [pincodes.pincode, pincodes.districtId],
      set: { offices: sql`excluded.offices` },
    })
}

const key = (state: string, district: string) => `${state}\n${district}`

/** Ids of the districts by `key`; those that are missing are made, with their states. */
async function ensureDistricts(
  tx: Transaction,
  rows: readonly { state: string; district: string }[],
): Promise<Map<string, number>> {
  const wanted = [...new Map(rows.map((row) => [key(row.state, row.district), row])).values()]
  if (wanted.length === 0) return new Map()
  const stateNames = [...new Set(wanted.map(({ state }) => state))]
  await tx
    .insert(states)
    .values(stateNames.map((name) => ({ name, slug: slugify(name, 'state') })))
    .onConflictDoNothing({ target: states.name })
  const stateIds = new Map(
    (await tx.select({ id: states.id, name: states.name }).from(states)).map(({ id, name }) => [
      name,
      id,
    ]),
  )
  await tx
    .insert(districts)
    .values(
      wanted.map(({ state, district }) => ({
        stateId: stateIds.get(state)!,
        name: district,
        slug: slugify(district, 'district'),
      })),
    )
    .onConflictDoNothing({ target: [districts.stateId, districts.name] })
  const present = await tx
    .select({ id: districts.id, district: districts.name, state: states.name })
    .from(districts)
    .innerJoin(states, eq(states.id, districts.stateId))
  return new Map(present.map(({ id, state, district }) => [key(state, district), id]))
}
