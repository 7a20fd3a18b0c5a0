import { packWeek } from '#shared/rules/pack-hours.ts'
import { slugify } from '#shared/text/slug.ts'
import { COLUMN, POINT, ROW, type PackedListing } from './district-pack.ts'

/* Apart from unpack-district.ts, which browsers have: that only reads what was packed. */

/** More are cut into parts, so that none has more than 300 KB. */
const MAX_PART_LISTINGS = 4000

/**
 * The parts of a town's listings by their names. Which part a listing is in depends on its id and
 * the number of parts, a power of two: a town that grows has its parts cut once in a while, and any
 * other change touches one part.
 */
export function cutIntoParts<Listing extends { id: number }>(
  locationId: number,
  listings: readonly Listing[],
): Map<string, Listing[]> {
  let count = 1
  while (listings.length / count > MAX_PART_LISTINGS) count *= 2
  const name = (id: number) =>
    count === 1 ? `${locationId}.txt` : `${locationId}-${id % count}-${count}.txt`
  const sorted = [...listings].sort((a, b) => a.id - b.id)
  return Map.groupBy(sorted, ({ id }) => name(id))
}

/** Text without the signs that part columns and rows. */
const line = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()
/** Ten digits are a number of India; short codes and others are written as they are. */
const number = (phone: string | null): string => line(phone).replace(/^\+91(?=\d{10}$)/, '')
const point = (degrees: number | null): string =>
  degrees === null ? '' : String(Math.round(degrees * POINT))

/** A part as text; the listings come ordered by id. */
export function packListings(listings: readonly PackedListing[]): string {
  let before = 0
  const columns: ((listing: PackedListing) => string)[] = [
    ({ id }) => String(-before + (before = id)),
    ({ name }) => line(name),
    ({ nameHi }) => line(nameHi),
    ({ slug, name }) => (slug === slugify(name) ? '' : slug),
    ({ categoryId }) => String(categoryId),
    ({ address }) => line(address),
    ({ zipCode }) => line(zipCode),
    ({ phone }) => number(phone),
    ({ whatsappNumber, phone }) =>
      whatsappNumber && whatsappNumber === phone ? '=' : number(whatsappNumber),
    ({ alternatePhone }) => number(alternatePhone),
    ({ businessHours }) => (businessHours ? packWeek(businessHours) : ''),
    ({ specialDays }) => (specialDays.length > 0 ? JSON.stringify(specialDays) : ''),
    ({ latitude }) => point(latitude),
    ({ longitude }) => point(longitude),
    ({ verified, featured }) => (verified ? 'v' : '') + (featured ? 'f' : ''),
  ]
  return columns.map((write) => listings.map(write).join(ROW)).join(COLUMN)
}
