import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { locations } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { getPositionProblem } from '#shared/rules/geo.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'

type Input = {
  city?: string | undefined
  nameHi?: string | null | undefined
  pincode?: string | null | undefined
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  aliases?: string[] | undefined
  status?: 'active' | 'inactive' | undefined
}

/** The given values in their stored form, without fields that were left out. */
export function toStoredValues({
  city,
  nameHi,
  pincode,
  latitude,
  longitude,
  aliases,
  status,
}: Input) {
  return {
    ...(city === undefined ? {} : { city: normaliseLine(city) }),
    ...(nameHi === undefined ? {} : { nameHi: nameHi && normaliseLine(nameHi) }),
    ...(pincode === undefined ? {} : { pincode }),
    ...(latitude === undefined ? {} : { latitude }),
    ...(longitude === undefined ? {} : { longitude }),
    ...(aliases === undefined ? {} : { aliases: [...new Set(aliases.map(normaliseLine))] }),
    ...(status === undefined ? {} : { status }),
  }
}

type Town = { city: string; districtId: number; latitude: number | null; longitude: number | null }

/** Throws INVALID_INPUT for an impossible position, and for a town or slug that exists already. */
export async function checkTown(
  tx: Transaction,
  { city, districtId, latitude, longitude }: Town,
  { slug, exceptId = 0 }: { slug?: string | undefined; exceptId?: number },
): Promise<void> {
  const problem = getPositionProblem(latitude, longitude)
  if (problem) throw new ApiError('INVALID_INPUT', { fields: { [problem.field]: problem.reason } })
  const isThere = and(
    eq(locations.districtId, districtId),
    sql`lower(${locations.city}) = lower(${city})`,
  )
  const [other] = await tx
    .select({ slug: locations.slug, city: locations.city })
    .from(locations)
    .where(
      and(
        or(isThere, slug === undefined ? undefined : eq(locations.slug, slug)),
        ne(locations.id, exceptId),
      ),
    )
    .limit(1)
  if (!other) return
  throw new ApiError('INVALID_INPUT', {
    fields:
      other.slug === slug
        ? { slug: `${other.city} already uses this slug` }
        : { city: `${other.city} already exists in this district` },
  })
}
