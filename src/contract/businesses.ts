import { z } from 'zod'
import {
  BUSINESS_STATUSES,
  BUSINESS_TYPES,
  EMPLOYEE_COUNTS,
  PAUSE_REASONS,
  PAYMENT_METHODS,
  PRICE_RANGES,
} from '#shared/rules/business.ts'
import type { FieldProperty, FieldWith, RequireAll } from '#shared/rules/business-fields.ts'
import { CONFIRMATION_SOURCES } from '#shared/rules/confirmation.ts'
import { FACT_SOURCES } from '#shared/rules/facts.ts'
import { MAX_SPECIAL_DAY_NAME_LENGTH } from '#shared/rules/listing-lengths.ts'
import { plainResponseFields, yesNoParameters } from './business-plain-fields.ts'
import { categoryBrief } from './categories.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { locationBrief } from './locations.ts'
import { rupees } from './money.ts'
import { searchInterpretation } from './search-interpretation.ts'
import {
  booleanParam,
  id,
  idListParam,
  pageParams,
  languageParam,
  numberParam,
  searchParam,
  slug,
  timestamp,
} from './values.ts'

const endpoint = createEndpointBuilder('Businesses')

const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Use HH:MM')
const span = z.object({ open: time, close: time })
const second = span.optional().describe('Second opening on the same day, after a break')
const dayHours = span.extend({ closed: z.boolean(), second })
const days = {
  monday: dayHours,
  tuesday: dayHours,
  wednesday: dayHours,
  thursday: dayHours,
  friday: dayHours,
  saturday: dayHours,
  sunday: dayHours,
}

export const businessHours = z.object(days).partial().meta({
  id: 'BusinessHours',
  description: 'By weekday, in Asia/Kolkata. The hours of a missing day are unknown.',
})

export const specialDay = z
  .object({
    date: z.iso.date(),
    closed: z.boolean(),
    open: time.optional(),
    close: time.optional(),
    second,
    note: z.string().max(MAX_SPECIAL_DAY_NAME_LENGTH).optional(),
  })
  .meta({ id: 'SpecialDay' })

/** What a list shows of a business. */
export const businessSummary = z
  .object({
    id,
    slug,
    businessId: z.string(),
    name: z.string(),
    nameHi: z.string().nullable(),
    description: z.string(),
    descriptionHi: z.string(),
    tagline: z.string().nullable(),
    address: z.string(),
    landmark: z.string().nullable(),
    city: z.string(),
    district: z.string(),
    state: z.string(),
    zipCode: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    location: locationBrief,
    locationId: id,
    category: categoryBrief,
    categoryId: id,
    phone: z.string().nullable().describe('E.164, e.g. +919006618191, or a short code'),
    whatsappNumber: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
    businessHours: businessHours.nullable().describe('null: unknown'),
    specialDays: z.array(specialDay),
    logo: z.string().nullable(),
    images: z.array(z.string()),
    featured: z.boolean(),
    verified: z.boolean(),
    averageRating: z.number().nullable().describe('null: no reviews'),
    totalReviews: z.int(),
    distanceKm: z.number().optional().describe('Only when lat and lng are given'),
    version: z.int(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'BusinessSummary' })

const confirmation = z.object({
  month: z.string(),
  count: z.int(),
})
const told = z.object({ by: z.enum(FACT_SOURCES), on: z.iso.date() })

/** Everything public about a business. */
export const business = businessSummary
  .extend({
    status: z
      .enum(BUSINESS_STATUSES)
      .describe('active: in lists; closed: moved or permanently closed, only its page remains'),
    pausedUntil: z.iso
      .date()
      .nullable()
      .describe('The day it reopens; its hours are closed until then'),
    pausedFor: z.enum(PAUSE_REASONS).nullable(),
    closedAt: timestamp.nullable().describe('When it moved or closed permanently'),
    movedTo: z
      .object({
        address: z.string().nullable(),
        business: z.object({ name: z.string(), slug }).nullable(),
      })
      .nullable()
      .describe('New place of a business that moved; null: permanently closed'),
    owner: z.object({ id }).nullable(),
    ownerId: id.nullable(),
    alternatePhone: z.string().nullable(),
    businessType: z.enum(BUSINESS_TYPES).nullable(),
    establishedYear: z.int().nullable(),
    employeeCount: z.enum(EMPLOYEE_COUNTS).nullable(),
    priceRange: z.enum(PRICE_RANGES).nullable(),
    ...plainResponseFields('yes-no'),
    minimumOrder: rupees.nullable().describe('Rupees'),
    deliveryFee: rupees.nullable().describe('Rupees'),
    serviceAreas: z.array(z.string()),
    serviceRadius: z.int().nullable().describe('Kilometres'),
    serviceInformation: z.record(z.string(), z.unknown()),
    paymentMethods: z.array(z.enum(PAYMENT_METHODS)),
    languages: z.array(z.string()),
    tags: z.array(z.string()),
    selectedFeatures: z.array(
      z.object({
        id,
        name: z.string(),
        nameHi: z.string().nullable(),
        icon: z.string().nullable(),
      }),
    ),
    facebook: z.string().nullable(),
    instagram: z.string().nullable(),
    twitter: z.string().nullable(),
    linkedin: z.string().nullable(),
    youtube: z.string().nullable(),
    youtubeVideo: z.string().nullable(),
    ...plainResponseFields('line'),
    imageTexts: z
      .record(z.string(), z.string())
      .describe('Alternative texts by image path without the query string'),
    confirmedAt: timestamp.describe('When the details were last confirmed'),
    confirmedBy: z.enum(CONFIRMATION_SOURCES),
    confirmations: z
      .object({ phone: confirmation, hours: confirmation, here: confirmation })
      .partial()
      .optional()
      .describe('Number of visitors who said that it is right'),
    toldFacts: z
      .object({ phone: told, hours: told, here: told, point: told, photo: told })
      .partial()
      .optional()
      .describe('Facts that others told'),
    source: z.string().nullable().describe('Where an imported listing came from'),
    sourceDate: z
      .string()
      .nullable()
      .describe(
        'Date of the source data: YYYY, YYYY-MM or YYYY-MM-DD. null: unknown, or changed since',
      ),
  })
  .meta({ id: 'Business' })

export type BusinessSummary = RequireAll<
  FieldWith<'shown', 'lists'>,
  z.output<typeof businessSummary>
>
export type Business = RequireAll<FieldWith<'shown', 'page'>, z.output<typeof business>>

export const BUSINESS_SORTS = [
  'relevance',
  'name',
  'recent',
  'category',
  'rating',
  'nearest',
] as const

const businessParameters = z.object({
  search: searchParam.optional().describe('Words in any script; misspellings are tolerated'),
  q: searchParam.optional().describe('Alias of search'),
  exact: booleanParam.optional().describe('true: search the exact words, without corrections'),
  category: searchParam.optional().describe('Category id or slug'),
  categoryId: searchParam.optional().describe('Alias of category'),
  location: searchParam.optional().describe('Location id or slug'),
  state: searchParam.optional(),
  district: searchParam.optional(),
  city: searchParam.optional().describe('City name'),
  openNow: booleanParam.optional().describe('true: open now; false: closed or unknown'),
  featured: booleanParam.optional().describe('true: only featured; false: only not featured'),
  verified: booleanParam.optional().describe('true: only verified; false: only not verified'),
  hasPhone: booleanParam.optional().describe('true: only with a phone number; false: only without'),
  ...yesNoParameters,
  sort: z
    .enum(BUSINESS_SORTS)
    .optional()
    .describe('Default: relevance when searching, otherwise name'),
  lat: numberParam(z.number().min(-90).max(90)),
  lng: numberParam(z.number().min(-180).max(180)),
  radius: numberParam(z.number().positive().max(500)).describe('Kilometres around lat, lng'),
  ids: idListParam(200).optional().describe('Only these ids, comma separated, at most 200'),
  language: languageParam,
  facets: booleanParam
    .optional()
    .describe('Also return the number of results for each category, district, city and checkbox'),
  ...pageParams(100),
})

/** A point needs latitude and longitude together; nearest first and a radius need a point. */
const nearnessRule = (
  query: Pick<z.output<typeof businessParameters>, 'lat' | 'lng' | 'radius'> & {
    sort?: string | undefined
  },
  context: z.RefinementCtx,
) => {
  const missing = (name: 'lat' | 'lng', message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  const given = { lat: query.lat !== undefined, lng: query.lng !== undefined }
  const needed =
    query.sort === 'nearest' ? 'sort=nearest' : query.radius !== undefined ? 'radius' : undefined
  for (const [name, other] of [
    ['lat', 'lng'],
    ['lng', 'lat'],
  ] as const) {
    if (given[name]) continue
    if (given[other]) missing(name, `Give ${name} together with ${other}`)
    else if (needed) missing(name, `Needed for ${needed}`)
  }
}

export const businessQuery = businessParameters.superRefine(nearnessRule)

export type BusinessQuery = RequireAll<FieldProperty<'filter'>, z.output<typeof businessQuery>>

export const facets = z
  .object({
    category: z.array(z.object({ id, slug, name: z.string(), count: z.int() })),
    district: z.array(z.object({ state: z.string(), district: z.string(), count: z.int() })),
    city: z.array(z.object({ id, slug, city: z.string(), district: z.string(), count: z.int() })),
    openNow: z.int(),
    verified: z.int(),
    hasPhone: z.int(),
  })
  .meta({
    id: 'Facets',
    description: 'Number of results for each choice, with the other filters unchanged',
  })

export type Facets = z.output<typeof facets>

export const listBusinesses = endpoint('GET /businesses', {
  summary: 'Search and list active businesses',
  query: businessQuery,
  answer: success(z.array(businessSummary), {
    pagination,
    facets: facets.optional(),
    reading: searchInterpretation
      .optional()
      .describe('How the search understood the words; only `answers` if there are no words'),
    correctedTo: z
      .string()
      .optional()
      .describe('The corrected words, if the typed ones were not found'),
  }),
})

/** The maximum number of places in one answer for a map. */
export const MAX_MAP_POINTS = 1000

export const businessPoint = businessSummary
  .pick({ id: true, slug: true, name: true, city: true, businessHours: true, specialDays: true })
  .extend({
    latitude: z.number(),
    longitude: z.number(),
    isAtTown: z.boolean().describe('true: the position is that of its town'),
    category: z.string(),
  })
  .meta({ id: 'BusinessPoint', description: 'A business on a map' })

export const listBusinessPoints = endpoint('GET /map/businesses', {
  summary: 'List the map positions of matching active businesses',
  description:
    "If a business has no position, its town's is used. Ordered by distance when a place is " +
    `given, by relevance when searching. At most ${MAX_MAP_POINTS}.`,
  query: businessParameters
    .omit({ sort: true, facets: true, page: true, limit: true })
    .superRefine(nearnessRule),
  answer: success(z.array(businessPoint), {
    total: z.int().describe('Number of matches with a position, their own or their town’s'),
  }),
})

export const getBusiness = endpoint('GET /businesses/{idOrSlug}', {
  summary: 'Get a business',
  description:
    'By slug, id or businessId. A former slug works too; the response has the current slug.',
  params: z.object({ idOrSlug: z.string().max(200) }),
  query: z.object({ language: languageParam }),
  answer: success(business),
  codes: ['NOT_FOUND'],
})
