import { inArray, like, or } from 'drizzle-orm'
import type { LocationDetail, createLocation as endpoint } from '#contract/locations.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { reindexLocation } from '#server/businesses/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { locations } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'
import { findFreeSlug, slugify } from '#shared/text/slug.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { lockLocation, presentDetail } from './columns.ts'
import { findOrCreateDistrict } from './district.ts'
import { checkTown, toStoredValues } from './values.ts'

/** Adds a town, with its district and state when they are new. Throws INVALID_INPUT. */
export function createLocation(
  { db, actor }: UserContext,
  body: EndpointInput<typeof endpoint>['body'],
): Promise<LocationDetail> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'locations')
    const districtId = await findOrCreateDistrict(tx, body)
    const town = { ...toStoredValues(body), city: normaliseLine(body.city), districtId }
    const position = { latitude: town.latitude ?? null, longitude: town.longitude ?? null }
    await checkTown(tx, { ...town, ...position }, { slug: body.slug ?? undefined })
    const slug = body.slug ?? (await slugFor(tx, town.city, body.district))
    const [made] = await tx
      .insert(locations)
      .values({ ...town, slug })
      .returning({ id: locations.id })
    const row = await lockLocation(tx, made!.id)
    // Its name is known as that of a place before its first business.
    await reindexLocation(tx, row.id)
    await recordAudit(tx, actor, 'create', 'locations', row.id, { city: row.city, slug })
    if (row.status === 'active') await markChanged(tx, 'locations', row.id, 'created')
    return presentDetail(row)
  })
}

/** A slug of the name; with the district, then with a number, when others have it. */
async function slugFor(tx: Transaction, city: string, district: string): Promise<string> {
  const [ofName, withDistrict] = [slugify(city), slugify(`${city} ${normaliseLine(district)}`)]
  const rows = await tx
    .select({ slug: locations.slug })
    .from(locations)
    .where(
      or(
        inArray(locations.slug, [ofName, withDistrict]),
        like(locations.slug, `${withDistrict}-%`),
      ),
    )
  const taken = new Set(rows.map(({ slug }) => slug))
  return taken.has(ofName) ? findFreeSlug(withDistrict, taken) : ofName
}
