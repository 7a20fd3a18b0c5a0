import type { EndpointInput } from '#server/http/input.ts'
import type { businesses } from '#server/db/tables/index.ts'
import type { updateBusiness } from '#contract/businesses-writing.ts'
import { normaliseText, normaliseLine } from '#shared/text/plain-text.ts'

/** The given values of a listing: all of them for a new one, any of them for a change. */
export type ListingInput = Omit<EndpointInput<typeof updateBusiness>['body'], 'version'>

export type ListingColumns = Partial<typeof businesses.$inferInsert>

/** Fields that `check.ts` reads, as they depend on the category or the town. */
type CheckedField =
  | 'categoryId'
  | 'locationId'
  | 'selectedState'
  | 'selectedDistrict'
  | 'selectedCity'
  | 'serviceInformation'
  | 'selectedFeatures'
type StoredField = Exclude<keyof ListingInput, CheckedField>

/** Columns that are not called as their field. */
export const RENAMED_COLUMNS = {
  businessHours: 'hours',
  serviceRadius: 'serviceRadiusKm',
} as const satisfies Partial<Record<StoredField, keyof ListingColumns>>

type ColumnOf<Field> = Field extends keyof typeof RENAMED_COLUMNS
  ? (typeof RENAMED_COLUMNS)[Field]
  : Field
/** Columns that somebody who fills in the form changes. */
export type FormColumn = ColumnOf<StoredField> | 'categoryId' | 'locationId' | 'serviceInformation'
/** A field without a column has no type, so nothing that stores it type-checks. */
type Stored<Field> =
  ColumnOf<Field> extends keyof ListingColumns ? ListingColumns[ColumnOf<Field>] : never

const asGiven = <Value>(value: Value) => value
const line = <Text extends string | null>(text: Text) => (text ? normaliseLine(text) : text)
const lines = (texts: readonly string[]) => [...new Set(texts.map(normaliseLine))]
const distinct = <Value>(values: readonly Value[]) => [...new Set(values)]

/** The texts that say something. */
const written = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([path, text]) => (text ? [[path, normaliseLine(text)]] : [])),
  )

/** How each given value becomes that of its column. */
const TO_STORED: {
  [Field in StoredField]-?: (
    value: Exclude<ListingInput[Field], undefined>,
  ) => Exclude<Stored<Field>, undefined>
} = {
  name: line,
  nameHi: line,
  description: normaliseText,
  tagline: line,
  tags: lines,
  languages: lines,
  ownerName: line,
  address: line,
  landmark: line,
  serviceAreas: lines,
  paymentMethods: distinct,
  images: distinct,
  imageTexts: written,
  videoTitle: line,
  businessHours: asGiven,
  serviceRadius: asGiven,
  businessType: asGiven,
  establishedYear: asGiven,
  employeeCount: asGiven,
  priceRange: asGiven,
  email: asGiven,
  phone: asGiven,
  alternatePhone: asGiven,
  whatsappNumber: asGiven,
  website: asGiven,
  facebook: asGiven,
  instagram: asGiven,
  twitter: asGiven,
  linkedin: asGiven,
  youtube: asGiven,
  youtubeVideo: asGiven,
  zipCode: asGiven,
  latitude: asGiven,
  longitude: asGiven,
  minimumOrder: asGiven,
  deliveryFee: asGiven,
  homeDelivery: asGiven,
  onlineOrdering: asGiven,
  specialDays: asGiven,
  logo: asGiven,
}

/** The columns that a form gives, with tidied text. A field that was left out has none. */
export function toStoredValues(given: ListingInput): ListingColumns {
  const columns: Record<string, unknown> = {}
  for (const field of Object.keys(TO_STORED) as StoredField[]) {
    const store = TO_STORED[field] as (value: unknown) => unknown
    const column = (RENAMED_COLUMNS as Partial<Record<StoredField, string>>)[field] ?? field
    if (given[field] !== undefined) columns[column] = store(given[field])
  }
  return columns
}
