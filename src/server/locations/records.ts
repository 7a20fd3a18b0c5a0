import { and, eq, inArray, like, ne, or, sql } from 'drizzle-orm'
import type { createLocation as creating, updateLocation as updating } from '#contract/locations.ts'
import { reindexLocation } from '#server/businesses/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { districts, locations as l, states } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { defineRecords } from '#server/kit/records/define.ts'
import { toStoredRecord } from '#server/kit/records/stored.ts'
import { DISTRICT } from '#district/district.ts'
import { getPositionProblem } from '#shared/rules/geo.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'
import { findFreeSlug, slugify } from '#shared/text/slug.ts'
import { locationDetailColumns, serialiseDetail } from './columns.ts'
import { findOrCreateDistrict } from './district.ts'
import { refuseWhileShown, refuseWhileUsed } from './use.ts'

type New = EndpointInput<typeof creating>['body']
type Change = EndpointInput<typeof updating>['body']

/** Towns, with districts and states as they are needed. While one is locked, nobody moves there. */
export const locationRecords = defineRecords({
  table: l,
  noun: 'locations',
  title: 'Location',
  lock: 'locations',
  select: (db) =>
    db
      .select({ ...locationDetailColumns, districtId: l.districtId })
      .from(l)
      .innerJoin(districts, eq(districts.id, l.districtId))
      .innerJoin(states, eq(states.id, districts.stateId))
      .$dynamic(),
  present: serialiseDetail,
  isShown: ({ status }) => status === 'active',
  toNew: async (tx, { state, district, slug, isPointConfirmed, ...body }: New) => {
    checkPosition(body, { district, isPointConfirmed })
    const districtId = await findOrCreateDistrict(tx, { state, district })
    const town = toStoredRecord(body)
    return { ...town, districtId, slug: slug ?? (await findSlug(tx, town.city, district)) }
  },
  toChange: async (tx, { state, district, isPointConfirmed, ...given }: Change, before) => {
    const { latitude = before.latitude, longitude = before.longitude } = given
    // A position that does not change is not checked again.
    if (latitude !== before.latitude || longitude !== before.longitude)
      checkPosition(
        { latitude, longitude },
        { district: district ?? before.district, isPointConfirmed },
      )
    return {
      ...toStoredRecord(given),
      districtId:
        state === undefined && district === undefined
          ? before.districtId
          : await findOrCreateDistrict(tx, {
              state: state ?? before.state,
              district: district ?? before.district,
            }),
    }
  },
  check: async (tx, after, before) => {
    const { city = before?.city ?? '', districtId = before?.districtId ?? 0, slug } = after
    await checkNameFree(tx, { city, districtId, slug }, before?.id)
    if (before && after.status === 'inactive') await refuseWhileShown(tx, before)
  },
  // The name of a new one is known as that of a place before its first business.
  afterSave: async (tx, { id }, { city, nameHi, aliases, districtId }) => {
    if ([city, nameHi, aliases, districtId].some((value) => value !== undefined))
      await reindexLocation(tx, id)
  },
  checkUnused: refuseWhileUsed,
  newInLog: ({ city, slug }) => ({ city, slug }),
})

/** A slug of the name; with the district, then with a number, when others have it. */
async function findSlug(tx: Transaction, city: string, district: string): Promise<string> {
  const [ofName, withDistrict] = [slugify(city), slugify(`${city} ${normaliseLine(district)}`)]
  const rows = await tx
    .select({ slug: l.slug })
    .from(l)
    .where(or(inArray(l.slug, [ofName, withDistrict]), like(l.slug, `${withDistrict}-%`)))
  const taken = new Set(rows.map(({ slug }) => slug))
  return taken.has(ofName) ? findFreeSlug(withDistrict, taken) : ofName
}

type Position = { latitude?: number | null | undefined; longitude?: number | null | undefined }

/** Throws INVALID_INPUT for an impossible position, or for one that is asked about. */
function checkPosition(
  { latitude = null, longitude = null }: Position,
  { district, isPointConfirmed }: { district: string; isPointConfirmed?: boolean | undefined },
): void {
  // Towns of other districts lie outside of this one.
  const isMeant = isPointConfirmed || normaliseLine(district) !== DISTRICT.name
  const problem = getPositionProblem(latitude, longitude, isMeant)
  if (problem) throw new ApiError('INVALID_INPUT', { fields: { [problem.field]: problem.reason } })
}

/** Throws INVALID_INPUT for a town or slug that exists already. */
async function checkNameFree(
  tx: Transaction,
  { city, districtId, slug }: { city: string; districtId: number; slug: string | undefined },
  exceptId = 0,
): Promise<void> {
  const isThere = and(eq(l.districtId, districtId), sql`lower(${l.city}) = lower(${city})`)
  const isTaken = or(isThere, slug === undefined ? undefined : eq(l.slug, slug))
  const [other] = await tx
    .select({ slug: l.slug, city: l.city })
    .from(l)
    .where(and(isTaken, ne(l.id, exceptId)))
    .limit(1)
  if (!other) return
  throw new ApiError('INVALID_INPUT', {
    fields:
      other.slug === slug
        ? { slug: `${other.city} already uses this slug` }
        : { city: `${other.city} already exists in this district` },
  })
}
