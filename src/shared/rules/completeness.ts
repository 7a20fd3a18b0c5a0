/** Number of photos that a complete listing or ad has. */
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

/** What a complete classified ad has, in the order in which it is asked. */
const CLASSIFIED_FIELDS = [
  'title',
  'categoryId',
  'description',
  'images',
  'price',
  'city',
  'contactPhone',
] as const

export type ClassifiedCompletenessField = (typeof CLASSIFIED_FIELDS)[number]

/** A listing as the API answers it, or the values of its form: text, numbers, lists or null. */
type ListingFields = Partial<Record<CompletenessField, unknown>>

export type Completeness<Field extends string> = {
  /** A whole number from 0 to 100. */
  percent: number
  missing: Field[]
}

/** How complete a listing is, the same everywhere: each field counts once, a photo a third. */
export const getCompleteness = (listing: ListingFields): Completeness<CompletenessField> =>
  measure(FIELDS, listing)

/**
 * How complete a classified ad is, from the values of its form: texts, where the addresses of
 * photos are joined by spaces. A price on request is a price.
 */
export function getClassifiedCompleteness(
  values: Record<string, unknown>,
): Completeness<ClassifiedCompletenessField> {
  const { mainImages = '', additionalImages = '', priceType, price } = values
  return measure(CLASSIFIED_FIELDS, {
    ...values,
    images: [mainImages, additionalImages].join(' ').split(' ').filter(Boolean),
    price: priceType === 'on_request' ? priceType : price,
  })
}

function measure<Field extends string>(
  fields: readonly Field[],
  values: Partial<Record<Field, unknown>>,
): Completeness<Field> {
  const shares = fields.map((field) => ({ field, share: shareOf(field, values[field]) }))
  const filled = shares.reduce((sum, { share }) => sum + share, 0)
  return {
    // Rounded down: 100 only when nothing is missing.
    percent: Math.floor((filled / fields.length) * 100),
    missing: shares.filter(({ share }) => share < 1).map(({ field }) => field),
  }
}

/** From 0, missing, to 1. */
function shareOf(field: string, value: unknown): number {
  if (field === 'images')
    return Math.min(1, Array.isArray(value) ? value.length / COMPLETE_PHOTOS : 0)
  if (Array.isArray(value)) return value.length > 0 ? 1 : 0
  if (typeof value === 'string') return value.trim() === '' ? 0 : 1
  return value === null || value === undefined ? 0 : 1
}
