import type { OwnBusiness } from '#contract/businesses-writing.ts'
import type { CallInput } from '#client/call.ts'
import type { SpecialDay, WeekHours } from '#shared/rules/hours.ts'
import { readRupees } from '#shared/rules/read-rupees.ts'

export type ServiceAnswers = Record<string, unknown>

/** The values of the form: text as typed, and comma-separated lists of names. */
export type ListingValues = {
  [Name in TextFieldName]: string
} & {
  businessHours: WeekHours | null
  specialDays: SpecialDay[]
  serviceInformation: ServiceAnswers
  selectedFeatures: number[]
  paymentMethods: string[]
  homeDelivery: boolean
  onlineOrdering: boolean
}

export const TEXT_FIELDS = [
  'name',
  'nameHi',
  'categoryId',
  'businessType',
  'establishedYear',
  'employeeCount',
  'priceRange',
  'description',
  'tagline',
  'tags',
  'email',
  'phone',
  'alternatePhone',
  'whatsappNumber',
  'website',
  'ownerName',
  'facebook',
  'instagram',
  'twitter',
  'linkedin',
  'youtube',
  'address',
  'selectedState',
  'selectedDistrict',
  'locationId',
  'zipCode',
  'landmark',
  'latitude',
  'longitude',
  'serviceRadius',
  'minimumOrder',
  'deliveryFee',
  'serviceAreas',
  'languages',
  'youtubeVideo',
  'videoTitle',
] as const
export type TextFieldName = (typeof TEXT_FIELDS)[number]
export type FieldName = keyof ListingValues | keyof Pictures

export const EMPTY_LISTING: ListingValues = {
  ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, ''])) as Record<TextFieldName, string>),
  businessType: 'individual',
  businessHours: null,
  specialDays: [],
  serviceInformation: {},
  selectedFeatures: [],
  paymentMethods: [],
  homeDelivery: false,
  onlineOrdering: false,
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

const LISTS = ['tags', 'serviceAreas', 'languages'] as const
const NUMBERS = ['categoryId', 'locationId', 'establishedYear', 'serviceRadius'] as const
const DECIMALS = ['latitude', 'longitude'] as const
export const RUPEES = ['minimumOrder', 'deliveryFee'] as const
/** They only lead to the town, which is sent by its id. */
const LEADING = new Set<string>(['selectedState', 'selectedDistrict'])

export type ListingBody = CallInput<'POST /businesses'>['body']
export type Pictures = {
  logo: string | null
  images: string[]
  /** By their paths, as `stripQuery` gives them. */
  imageTexts: Record<string, string>
}

/** A picture's path without the key that lets its owner see it. */
export const stripQuery = (address: string): string => address.split('?')[0]!

const listOf = (text: string) =>
  text
    .split(/[,،\n]/)
    .map((item) => item.trim())
    .filter(Boolean)

const isOneOf = (names: readonly string[], name: string) => names.includes(name)

/** What is sent for one text: null for blank, a number or a list where the server takes one. */
function sent(name: TextFieldName, text: string): unknown {
  if (isOneOf(LISTS, name)) return listOf(text)
  const value = text.trim()
  if (value === '') return null
  // The server reports what is wrong.
  if (isOneOf(RUPEES, name)) return readRupees(value)?.rupees ?? value
  if (isOneOf(NUMBERS, name) || isOneOf(DECIMALS, name)) {
    const number = Number(value)
    return Number.isFinite(number) ? number : value
  }
  return value
}

/** The body of a listing that is sent whole. */
export function toListingBody(values: ListingValues, pictures: Pictures): ListingBody {
  const texts = TEXT_FIELDS.filter((name) => !LEADING.has(name)).map(
    (name) => [name, sent(name, values[name])] as const,
  )
  const { businessHours, specialDays, serviceInformation, selectedFeatures } = values
  const { paymentMethods, homeDelivery, onlineOrdering } = values
  return {
    ...Object.fromEntries(texts),
    ...{ businessHours, specialDays, serviceInformation, selectedFeatures },
    ...{ paymentMethods, homeDelivery, onlineOrdering },
    ...pictures,
  } as unknown as ListingBody
}

/** Of two bodies what the second has otherwise: what a changed listing sends. */
export function diffBodies(before: ListingBody, after: ListingBody): Partial<ListingBody> {
  const entries = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ListingBody]),
  )
  const changed = Object.fromEntries(entries) as Partial<ListingBody>
  // One point is two numbers.
  if ('latitude' in changed || 'longitude' in changed)
    Object.assign(changed, { latitude: after.latitude, longitude: after.longitude })
  return changed
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A listing as form values; pending changes replace the live values. */
export function toListingValues(business: OwnBusiness): ListingValues {
  const { proposed = {} } = business.waitingChange ?? {}
  const merged: Record<string, unknown> = {
    ...business,
    selectedState: business.state,
    selectedDistrict: business.district,
    selectedFeatures: business.selectedFeatures.map(({ id }) => id),
    ...proposed,
  }
  return {
    ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, textOf(merged[name])])) as Record<
      TextFieldName,
      string
    >),
    businessHours: business.businessHours,
    specialDays: merged['specialDays'] as SpecialDay[],
    serviceInformation: merged['serviceInformation'] as ServiceAnswers,
    selectedFeatures: merged['selectedFeatures'] as number[],
    paymentMethods: business.paymentMethods,
    homeDelivery: business.homeDelivery ?? false,
    onlineOrdering: business.onlineOrdering ?? false,
  }
}

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
