/**
 * The fields that identify an approved listing: name, category, place, number and site. When its
 * owner changes one of these on a live listing, the change waits for an administrator. The answers
 * and the features are of the category.
 */
export const HELD_FIELDS = [
  'name',
  'nameHi',
  'categoryId',
  'serviceInformation',
  'selectedFeatures',
  'locationId',
  'address',
  'landmark',
  'zipCode',
  'latitude',
  'longitude',
  'phone',
  'alternatePhone',
  'whatsappNumber',
  'website',
] as const

export type HeldField = (typeof HELD_FIELDS)[number]

/**
 * These two wait only together with another category; within the approved one they are the owner's
 * to change.
 */
export const OF_CATEGORY = ['serviceInformation', 'selectedFeatures'] as const satisfies HeldField[]

/** These two are one point. */
export const OF_POINT = ['latitude', 'longitude'] as const satisfies HeldField[]
