import type { EndpointInput } from '#server/http/input.ts'
import type { businesses } from '#server/db/tables/index.ts'
import type { updateBusiness } from '#contract/businesses-writing.ts'
import { pickColumns } from '#server/db/pick-columns.ts'
import { normaliseText, normaliseLine } from '#shared/text/plain-text.ts'

/** The given values of a listing: all of them for a new one, any of them for a change. */
export type ListingInput = Omit<EndpointInput<typeof updateBusiness>['body'], 'version'>

export type ListingColumns = Partial<typeof businesses.$inferInsert>

const line = <Text extends string | null | undefined>(text: Text) =>
  text ? normaliseLine(text) : text
const lines = (texts: readonly string[] | undefined) =>
  texts && [...new Set(texts.map(normaliseLine))]
const distinct = <Value>(values: readonly Value[] | undefined) => values && [...new Set(values)]

/** The texts that say something. */
const written = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([path, text]) => (text ? [[path, normaliseLine(text)]] : [])),
  )

/** Columns that are stored exactly as given. */
const UNCHANGED = [
  'businessType',
  'establishedYear',
  'employeeCount',
  'priceRange',
  'email',
  'phone',
  'alternatePhone',
  'whatsappNumber',
  'website',
  'facebook',
  'instagram',
  'twitter',
  'linkedin',
  'youtube',
  'youtubeVideo',
  'zipCode',
  'latitude',
  'longitude',
  'minimumOrder',
  'deliveryFee',
  'homeDelivery',
  'onlineOrdering',
  'specialDays',
  'logo',
] as const

/** The columns that a form gives, with tidied text. A column that was left out is undefined. */
export function toStoredValues(given: ListingInput): ListingColumns {
  return {
    ...pickColumns(given, UNCHANGED),
    name: line(given.name),
    nameHi: line(given.nameHi),
    description: given.description === undefined ? undefined : normaliseText(given.description),
    tagline: line(given.tagline),
    tags: lines(given.tags),
    languages: lines(given.languages),
    ownerName: line(given.ownerName),
    address: line(given.address),
    landmark: line(given.landmark),
    hours: given.businessHours,
    serviceRadiusKm: given.serviceRadius,
    serviceAreas: lines(given.serviceAreas),
    paymentMethods: distinct(given.paymentMethods),
    images: distinct(given.images),
    imageTexts: given.imageTexts && written(given.imageTexts),
    videoTitle: line(given.videoTitle),
  }
}
