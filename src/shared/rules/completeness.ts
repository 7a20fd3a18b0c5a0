/** Number of photos that a complete listing has. */
const COMPLETE_PHOTOS = 3

/** What a complete listing has; what is missing is suggested in this order. */
const FIELDS = [
  'name',
  'categoryId',
  'description',
  'phone',
  'email',
  'address',
  'locationId',
  'businessHours',
  'images',
  'whatsappNumber',
  'latitude',
  'paymentMethods',
  'nameHi',
] as const

export type CompletenessField = (typeof FIELDS)[number]

/** A listing as the API answers it, or the values of its form: text, numbers, lists or null. */
type ListingFields = Partial<Record<CompletenessField, unknown>>

export type Completeness = {
  /** A whole number from 0 to 100. */
  percent: number
  missing: CompletenessField[]
}

/** How complete a listing is, the same everywhere: each field counts once, a photo a third. */
export function getCompleteness(listing: ListingFields): Completeness {
  const shares = FIELDS.map((field) => ({ field, share: shareOf(field, listing[field]) }))
  const filled = shares.reduce((sum, { share }) => sum + share, 0)
  return {
    // Rounded down: 100 only when nothing is missing.
    percent: Math.floor((filled / FIELDS.length) * 100),
    missing: shares.filter(({ share }) => share < 1).map(({ field }) => field),
  }
}

/** From 0, missing, to 1. */
function shareOf(field: CompletenessField, value: unknown): number {
  if (field === 'images')
    return Math.min(1, Array.isArray(value) ? value.length / COMPLETE_PHOTOS : 0)
  if (Array.isArray(value)) return value.length > 0 ? 1 : 0
  if (typeof value === 'string') return value.trim() === '' ? 0 : 1
  return value === null || value === undefined ? 0 : 1
}
