import type { SpecialDay, WeekHours } from '#shared/rules/hours.ts'

/*
 * The listings of the district as a device keeps them. A part is the listings of a town, or some of
 * them: columns instead of rows, which compress to half. What many have in common, the names of
 * towns and categories, is in the index alone.
 */

/** A listing of a part; its town is the part's. */
export interface PackedListing {
  id: number
  slug: string
  name: string
  nameHi: string | null
  categoryId: number
  address: string
  zipCode: string | null
  phone: string | null
  whatsappNumber: string | null
  alternatePhone: string | null
  businessHours: WeekHours | null
  specialDays: SpecialDay[]
  latitude: number | null
  longitude: number | null
  verified: boolean
  featured: boolean
}

/** A file of listings, as the index names it. */
export interface PackPart {
  file: string
  hash: string
  /** As sent, compressed. */
  bytes: number
  listings: number
  locationId: number
}

/** The index of all parts. */
export interface PackIndex {
  /** Another when anything in it is another. */
  version: string
  listings: number
  /** Of it and all parts, as sent. */
  bytes: number
  categories: readonly {
    id: number
    slug: string
    name: string
    nameHi: string | null
    color: string
  }[]
  towns: readonly { id: number; slug: string; name: string; nameHi: string | null }[]
  parts: readonly PackPart[]
}

/** Where the index and the parts are. */
export const PACK_FOLDER = '/offline/'
export const PACK_INDEX = 'index.json'

/** Bytes as people read them; at least one. */
export const toKilobytes = (bytes: number): number => Math.max(1, Math.ceil(bytes / 1024))

/** What parts columns and rows. */
export const [COLUMN, ROW] = ['\f', '\n']
/** Digits after the point: a metre. */
export const POINT = 1e5
