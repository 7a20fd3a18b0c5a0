import { MAX_EMAIL_LENGTH, MAX_PERSON_NAME_LENGTH, MAX_PHONE_LENGTH } from './contact-fields.ts'
import type { MergeField } from './duplicates.ts'
import { listNamesWith, type NamesWith } from './fields.ts'

/**
 * What is true of a field of a listing. Contract, server and form derive from it or are checked
 * against it, so that `tsc` names each place that forgot a field.
 */
export type BusinessField = {
  section: 'basic' | 'contact' | 'place' | 'hours' | 'services' | 'features' | 'media'
  /**
   * How the form holds it: as typed, for a text, a number, rupees, names between commas, or `yes`,
   * `no` and blank for not known; or as the `value` itself. A `line` is a text that may be blank,
   * with nothing to check but its length: what is taken and answered for it and for a `yes-no`
   * follows from the kind.
   */
  kind: 'text' | 'line' | 'number' | 'rupees' | 'names' | 'yes-no' | 'value'
  /** How many characters a text may have. */
  max?: number
  /** Where it is answered: in lists and on its page, on its page alone, or to its owner. */
  shown: 'lists' | 'page' | 'owner' | 'nowhere'
  /**
   * A change of a live listing waits for approval: always, with another category, or as a text or
   * a link that leads elsewhere.
   */
  held?: 'always' | 'category' | 'text' | 'link'
  /** What it is chosen with when two listings become one; without, the one that stays keeps its own. */
  merge?: MergeField | 'both'
  /** Its column in a file of listings, which an import reads and our export writes. */
  import?: string
  /** The filter of the public list that is about it. */
  filter?: string
}

/** The fields that the form of a listing sends, in the order of the form. */
export const BUSINESS_FIELDS = {
  name: {
    section: 'basic',
    kind: 'text',
    max: 200,
    shown: 'lists',
    held: 'always',
    merge: 'name',
    import: 'name',
  },
  categoryId: {
    section: 'basic',
    kind: 'number',
    shown: 'lists',
    held: 'always',
    merge: 'category',
    import: 'category',
    filter: 'category',
  },
  businessType: {
    section: 'basic',
    kind: 'text',
    shown: 'page',
    merge: 'businessType',
    import: 'business_type',
  },
  description: {
    section: 'basic',
    kind: 'text',
    max: 5000,
    shown: 'lists',
    held: 'text',
    merge: 'description',
    import: 'description',
  },
  descriptionHi: {
    section: 'basic',
    kind: 'text',
    max: 5000,
    shown: 'lists',
    held: 'text',
    merge: 'description',
    import: 'description_hi',
  },
  nameHi: {
    section: 'basic',
    kind: 'text',
    max: 200,
    shown: 'lists',
    held: 'always',
    merge: 'nameHi',
    import: 'name_hi',
  },
  tagline: {
    section: 'basic',
    kind: 'line',
    max: 200,
    shown: 'lists',
    held: 'text',
    merge: 'tagline',
    import: 'tagline',
  },
  establishedYear: {
    section: 'basic',
    kind: 'number',
    shown: 'page',
    merge: 'establishedYear',
    import: 'established_year',
  },
  employeeCount: { section: 'basic', kind: 'text', shown: 'page' },
  priceRange: { section: 'basic', kind: 'text', shown: 'page' },
  tags: {
    section: 'basic',
    kind: 'names',
    shown: 'page',
    held: 'text',
    merge: 'tags',
    import: 'tags',
  },
  phone: {
    section: 'contact',
    kind: 'text',
    max: MAX_PHONE_LENGTH,
    shown: 'lists',
    held: 'always',
    merge: 'phone',
    import: 'phone',
    filter: 'hasPhone',
  },
  whatsappNumber: {
    section: 'contact',
    kind: 'text',
    max: MAX_PHONE_LENGTH,
    shown: 'lists',
    held: 'always',
    merge: 'whatsappNumber',
    import: 'whatsapp',
  },
  email: {
    section: 'contact',
    kind: 'text',
    max: MAX_EMAIL_LENGTH,
    shown: 'lists',
    held: 'always',
    merge: 'email',
    import: 'email',
  },
  ownerName: {
    section: 'contact',
    kind: 'text',
    max: MAX_PERSON_NAME_LENGTH,
    shown: 'owner',
    merge: 'owner',
  },
  alternatePhone: {
    section: 'contact',
    kind: 'text',
    max: MAX_PHONE_LENGTH,
    shown: 'page',
    held: 'always',
    merge: 'alternatePhone',
    import: 'alternate_phone',
  },
  website: {
    section: 'contact',
    kind: 'text',
    max: 500,
    shown: 'lists',
    held: 'always',
    merge: 'website',
    import: 'website',
  },
  facebook: { section: 'contact', kind: 'text', max: 500, shown: 'page', held: 'link' },
  instagram: { section: 'contact', kind: 'text', max: 500, shown: 'page', held: 'link' },
  twitter: { section: 'contact', kind: 'text', max: 500, shown: 'page', held: 'link' },
  linkedin: { section: 'contact', kind: 'text', max: 500, shown: 'page', held: 'link' },
  youtube: { section: 'contact', kind: 'text', max: 500, shown: 'page', held: 'link' },
  selectedState: {
    section: 'place',
    kind: 'text',
    shown: 'nowhere',
    import: 'state',
    filter: 'state',
  },
  selectedDistrict: {
    section: 'place',
    kind: 'text',
    shown: 'nowhere',
    import: 'district',
    filter: 'district',
  },
  selectedCity: { section: 'place', kind: 'text', shown: 'nowhere', filter: 'city' },
  locationId: {
    section: 'place',
    kind: 'number',
    shown: 'lists',
    held: 'always',
    merge: 'place',
    import: 'city',
    filter: 'location',
  },
  address: {
    section: 'place',
    kind: 'text',
    max: 500,
    shown: 'lists',
    held: 'always',
    merge: 'place',
    import: 'address',
  },
  zipCode: {
    section: 'place',
    kind: 'text',
    shown: 'lists',
    held: 'always',
    merge: 'place',
    import: 'zip_code',
  },
  landmark: {
    section: 'place',
    kind: 'line',
    max: 200,
    shown: 'lists',
    held: 'always',
    merge: 'place',
    import: 'landmark',
  },
  latitude: {
    section: 'place',
    kind: 'number',
    shown: 'lists',
    held: 'always',
    merge: 'place',
    import: 'latitude',
  },
  longitude: {
    section: 'place',
    kind: 'number',
    shown: 'lists',
    held: 'always',
    merge: 'place',
    import: 'longitude',
  },
  businessHours: {
    section: 'hours',
    kind: 'value',
    shown: 'lists',
    merge: 'hours',
    import: 'hours',
    filter: 'openNow',
  },
  specialDays: { section: 'hours', kind: 'value', shown: 'lists', held: 'text', merge: 'hours' },
  serviceInformation: {
    section: 'services',
    kind: 'value',
    shown: 'page',
    held: 'category',
    merge: 'category',
  },
  languages: { section: 'services', kind: 'names', shown: 'page', held: 'text' },
  serviceRadius: { section: 'services', kind: 'number', shown: 'page' },
  homeDelivery: {
    section: 'services',
    kind: 'yes-no',
    shown: 'page',
    import: 'home_delivery',
  },
  onlineOrdering: {
    section: 'services',
    kind: 'yes-no',
    shown: 'page',
    import: 'online_ordering',
  },
  minimumOrder: { section: 'services', kind: 'rupees', shown: 'page' },
  deliveryFee: { section: 'services', kind: 'rupees', shown: 'page' },
  serviceAreas: { section: 'services', kind: 'names', shown: 'page', held: 'text' },
  paymentMethods: { section: 'features', kind: 'value', shown: 'page', merge: 'paymentMethods' },
  selectedFeatures: { section: 'features', kind: 'value', shown: 'page', held: 'category' },
  images: { section: 'media', kind: 'value', shown: 'lists', merge: 'both' },
  imageTexts: { section: 'media', kind: 'value', shown: 'page', held: 'text', merge: 'both' },
  logo: { section: 'media', kind: 'value', shown: 'lists', merge: 'logo' },
  youtubeVideo: { section: 'media', kind: 'text', max: 300, shown: 'page' },
  videoTitle: { section: 'media', kind: 'line', max: 200, shown: 'page', held: 'text' },
} as const satisfies Record<string, BusinessField>

type Fields = typeof BUSINESS_FIELDS
export type BusinessFieldName = keyof Fields
/** The fields of which that is true: `FieldWith<'shown', 'lists'>`. */
export type FieldWith<Key extends keyof BusinessField, Value> = NamesWith<Fields, Key, Value>
type Said<Field, Key extends PropertyKey> = Field extends Record<Key, infer Value> ? Value : never
/** What is said of a field, or of all: `FieldProperty<'filter'>` are the filters about a field. */
export type FieldProperty<
  Key extends keyof BusinessField,
  Name extends BusinessFieldName = BusinessFieldName,
> = Said<Fields[Name], Key>

/** A row that has all of these names, or it does not type-check. */
export type RequireAll<Names extends keyof Row, Row> = [Names] extends [keyof Row] ? Row : never

/** Fields that have a column in a file of listings. */
export type ImportedField = FieldWith<'import', string>

const FIELD_NAMES = Object.keys(BUSINESS_FIELDS) as BusinessFieldName[]

/** The names of the fields of which one of these is true, in the order of the form. */
export const listFieldsWith = <Key extends keyof BusinessField, Value extends string>(
  key: Key,
  ...values: Value[]
): FieldWith<Key, Value>[] => listNamesWith(BUSINESS_FIELDS, key, ...values)

export const listImportedFields = (): ImportedField[] =>
  FIELD_NAMES.filter((name): name is ImportedField => 'import' in BUSINESS_FIELDS[name])

/** Kinds of which the contract takes and answers what follows from the kind. */
export type PlainKind = 'line' | 'yes-no'
/** A filter that asks whether a field says yes; it has the name of the field. */
export type YesNoFilter = FieldWith<'kind', 'yes-no'> & FieldProperty<'filter'>
export const listYesNoFilters = (): YesNoFilter[] =>
  listFieldsWith('kind', 'yes-no').filter(
    (name): name is YesNoFilter => 'filter' in BUSINESS_FIELDS[name],
  )
