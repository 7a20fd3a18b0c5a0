import type { EndpointInput } from '#server/kit/http/input.ts'
import type { businesses } from '#server/kit/db/tables/index.ts'
import {
  BUSINESS_FIELDS,
  type BusinessFieldName,
  type FieldProperty,
  type RequireAll,
} from '#shared/rules/business-fields.ts'
import type { updateBusiness } from '#contract/businesses-writing.ts'
import { normaliseText, normaliseLine } from '#shared/text/plain-text.ts'

/** The given values of a listing: all of them for a new one, any of them for a change. */
export type ListingInput = Omit<EndpointInput<typeof updateBusiness>['body'], 'version'>

/** Fields that `check.ts` reads, as they depend on the category or the town. */
const CHECKED = [
  'categoryId',
  'locationId',
  'selectedState',
  'selectedDistrict',
  'selectedCity',
  'serviceInformation',
  'selectedFeatures',
] as const satisfies BusinessFieldName[]
type CheckedField = (typeof CHECKED)[number]
type StoredField = Exclude<keyof ListingInput, CheckedField | 'isPointConfirmed'>
const STORED_FIELDS = (Object.keys(BUSINESS_FIELDS) as BusinessFieldName[]).filter(
  (name): name is StoredField => !(CHECKED as readonly string[]).includes(name),
)

/** Columns that are not called as their field. */
export const RENAMED_COLUMNS = {
  businessHours: 'hours',
  serviceRadius: 'serviceRadiusKm',
} as const satisfies Partial<Record<StoredField, string>>

export type ColumnOf<Field> = Field extends keyof typeof RENAMED_COLUMNS
  ? (typeof RENAMED_COLUMNS)[Field]
  : Field
/** Columns that somebody who fills in the form changes. */
export type FormColumn = ColumnOf<StoredField> | 'categoryId' | 'locationId' | 'serviceInformation'
type Columns = Partial<typeof businesses.$inferInsert>
/** Fields that give another type than their column takes. */
type Unfit<Field extends StoredField> =
  ColumnOf<Field> extends keyof Columns
    ? ListingInput[Field] extends Columns[ColumnOf<Field>]
      ? never
      : `a column for ${Field}`
    : never
type Unfits = { [Field in StoredField]: Unfit<Field> }[StoredField]
/** The row has a fitting column for each field, or it does not type-check. */
export type ListingColumns = [Unfits] extends [never] ? RequireAll<FormColumn, Columns> : Unfits

const line = (text: string | null) => (text ? normaliseLine(text) : text)
const lines = (texts: readonly string[]) => [...new Set(texts.map(normaliseLine))]
const distinct = <Value>(values: readonly Value[]) => [...new Set(values)]

/** The texts that say something. */
const written = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([path, text]) => (text ? [[path, normaliseLine(text)]] : [])),
  )

/** How the given value of a kind is stored; others as they are. */
const BY_KIND: Partial<Record<FieldProperty<'kind'>, (value: never) => unknown>> = {
  text: line,
  line,
  names: lines,
}
/** Fields that are stored otherwise than their kind. */
const BY_FIELD: Partial<Record<BusinessFieldName, (value: never) => unknown>> = {
  description: normaliseText,
  descriptionHi: normaliseText,
  paymentMethods: distinct,
  images: distinct,
  imageTexts: written,
}

/** The column that a field is stored in. */
export const getColumnName = (field: string): keyof ListingColumns =>
  ((RENAMED_COLUMNS as Record<string, string>)[field] ?? field) as keyof ListingColumns

/** The columns that a form gives, with tidied text. A field that was left out has none. */
export function toStoredValues(given: ListingInput): ListingColumns {
  const columns: Record<string, unknown> = {}
  for (const field of STORED_FIELDS) {
    const store = BY_FIELD[field] ?? BY_KIND[BUSINESS_FIELDS[field].kind]
    const value = given[field]
    if (value !== undefined) columns[getColumnName(field)] = store ? store(value as never) : value
  }
  return columns
}
