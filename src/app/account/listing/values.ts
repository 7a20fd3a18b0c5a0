import type { OwnBusiness } from '#contract/businesses-writing.ts'
import type { CallInput } from '#client/call.ts'
import type { SpecialDay, WeekHours } from '#shared/rules/hours.ts'
import {
  BUSINESS_FIELDS,
  type BusinessFieldName,
  type FieldProperty,
  type FieldWith,
} from '#shared/rules/business-fields.ts'
import { parseTypedRupees } from '#shared/rules/typed-rupees.ts'

export type ServiceFieldValues = Record<string, unknown>

export type ListingBody = CallInput<'POST /businesses'>['body']
export type Pictures = {
  logo: string | null
  images: string[]
  /** By their paths, as `stripQuery` gives them. */
  imageTexts: Record<string, string>
}
/** What is sent beside the pictures; the form has the town's id, so no name of a town. */
type SentField = Exclude<
  BusinessFieldName,
  keyof Pictures | 'selectedState' | 'selectedDistrict' | 'selectedCity'
>

type FieldOf<Kind> = Extract<SentField, FieldWith<'kind', Kind>>
type SentText = FieldOf<'text' | 'line' | 'number' | 'rupees' | 'names' | 'yes-no'>
/** The first two only lead to the town. */
export type TextFieldName = 'selectedState' | 'selectedDistrict' | SentText

/** The values of the form: text as typed, and comma-separated lists of names. */
export type ListingValues = {
  [Name in TextFieldName]: string
} & {
  businessHours: WeekHours | null
  specialDays: SpecialDay[]
  serviceInformation: ServiceFieldValues
  selectedFeatures: number[]
  paymentMethods: string[]
  /** Whether a point outside the district is meant. */
  isPointConfirmed: boolean
}
export type FieldName = keyof ListingValues | keyof Pictures

/** In the order of the form, for the error summary. */
export const FIELD_ORDER: readonly string[] = Object.keys(BUSINESS_FIELDS)
const NOT_SENT = [
  'logo',
  'images',
  'imageTexts',
  'selectedState',
  'selectedDistrict',
  'selectedCity',
]
const SENT_FIELDS = (Object.keys(BUSINESS_FIELDS) as BusinessFieldName[]).filter(
  (name): name is SentField => !NOT_SENT.includes(name),
)
const isText = (name: SentField): name is SentText => BUSINESS_FIELDS[name].kind !== 'value'
const TEXT_FIELDS: readonly TextFieldName[] = [
  'selectedState',
  'selectedDistrict',
  ...SENT_FIELDS.filter(isText),
]
const mapTexts = (textOf: (name: TextFieldName) => string) =>
  Object.fromEntries(TEXT_FIELDS.map((name) => [name, textOf(name)])) as Record<
    TextFieldName,
    string
  >

export const EMPTY_LISTING: ListingValues = {
  ...mapTexts(() => ''),
  businessType: 'individual',
  businessHours: null,
  specialDays: [],
  serviceInformation: {},
  selectedFeatures: [],
  paymentMethods: [],
  isPointConfirmed: false,
}

export const REQUIRED_FIELDS = [
  'name',
  'categoryId',
  'businessType',
  'description',
  'email',
  'phone',
  'ownerName',
  'address',
  'selectedState',
  'selectedDistrict',
  'locationId',
] as const satisfies TextFieldName[]
export type RequiredField = (typeof REQUIRED_FIELDS)[number]

export const RUPEE_FIELDS = ['minimumOrder', 'deliveryFee'] as const satisfies FieldOf<'rupees'>[]

/** Everything that the form of a listing has. */
export type ListingFormData = ListingValues & Pictures

/** A picture's path without the key that lets its owner see it. */
export const stripQuery = (address: string): string => address.split('?')[0]!

const listOf = (text: string) =>
  text
    .split(/[,،\n]/)
    .map((item) => item.trim())
    .filter(Boolean)

/** What is sent for one text: null for blank, a number or a list where the server takes one. */
function sent(kind: FieldProperty<'kind'>, text: string): unknown {
  if (kind === 'names') return listOf(text)
  const value = text.trim()
  if (value === '') return null
  if (kind === 'yes-no') return value === 'yes'
  // The server reports what is wrong.
  if (kind === 'rupees') return parseTypedRupees(value)?.rupees ?? value
  if (kind === 'number') return Number.isFinite(Number(value)) ? Number(value) : value
  return value
}

/** The body of a listing that is sent whole. */
export function toListingBody(values: ListingValues, pictures: Pictures): ListingBody {
  const fields = SENT_FIELDS.map((name) => [
    name,
    isText(name) ? sent(BUSINESS_FIELDS[name].kind, values[name]) : values[name],
  ])
  const confirmed = values.isPointConfirmed ? { isPointConfirmed: true } : {}
  const sentFields = Object.fromEntries(fields) as Record<SentField, unknown>
  const body = { ...sentFields, ...confirmed, ...pictures }
  return body as ListingBody
}

/** Pictures are the same whatever key they are seen with. */
const toText = (name: string, value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    ['images', 'logo'].includes(name) && typeof part === 'string' ? stripQuery(part) : part,
  )

/** Of two bodies what the second has otherwise: what a changed listing sends. */
export function diffBodies(before: ListingBody, after: ListingBody): Partial<ListingBody> {
  const entries = Object.entries(after).filter(
    ([name, value]) => toText(name, value) !== toText(name, before[name as keyof ListingBody]),
  )
  const changed = Object.fromEntries(entries) as Partial<ListingBody>
  // One point is two numbers.
  if ('latitude' in changed || 'longitude' in changed)
    Object.assign(changed, { latitude: after.latitude, longitude: after.longitude })
  return changed
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A listing as form values; pending changes replace the live values. */
export function toListingValues(business: OwnBusiness): ListingValues {
  const { proposed = {} } = business.waitingChange ?? {}
  const merged: Record<Exclude<keyof ListingValues, 'isPointConfirmed'>, unknown> = {
    ...business,
    selectedState: business.state,
    selectedDistrict: business.district,
    selectedFeatures: business.selectedFeatures.map(({ id }) => id),
    ...proposed,
  }
  return {
    ...mapTexts((name) => textOf(merged[name])),
    businessHours: business.businessHours,
    specialDays: merged.specialDays as SpecialDay[],
    serviceInformation: merged.serviceInformation as ServiceFieldValues,
    selectedFeatures: merged.selectedFeatures as number[],
    paymentMethods: business.paymentMethods,
    isPointConfirmed: false,
  }
}

/** A listing with its pictures as its form shows it, and which version of it that is. */
export const toListingFormData = (business: OwnBusiness) => ({
  ...toListingValues(business),
  ...toPictures({ ...business, ...business.waitingChange?.proposed }),
  version: business.version,
})

/** A stored draft as form values: anything of another shape stays blank. */
export function parseDraftValues(kept: Record<string, unknown>): ListingValues {
  const known = Object.entries(kept).filter(([name, value]) => {
    const blank = (EMPTY_LISTING as Record<string, unknown>)[name]
    if (name === 'businessHours') return value === null || typeof value === 'object'
    return typeof value === typeof blank && Array.isArray(value) === Array.isArray(blank)
  })
  return { ...EMPTY_LISTING, ...(Object.fromEntries(known) as Partial<ListingValues>) }
}

/** The pictures of a listing or a stored draft; values of another type are ignored. */
export function toPictures({ logo, images, imageTexts }: Record<string, unknown>): Pictures {
  const texts = typeof imageTexts === 'object' && imageTexts ? imageTexts : {}
  return {
    logo: typeof logo === 'string' ? logo : null,
    images: Array.isArray(images) ? images.filter((path) => typeof path === 'string') : [],
    imageTexts: Object.fromEntries(
      Object.entries(texts).filter(([, text]) => typeof text === 'string'),
    ),
  }
}
