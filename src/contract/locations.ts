import { z } from 'zod'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { idParams, recordDeletionDefaults } from './record-endpoints.ts'
import {
  afterIdParam,
  booleanParam,
  clearable,
  clearableNumber,
  id,
  limitParam,
  nameText,
  optionalNewSlug,
  pageParams,
  pinCode,
  searchParam,
  slug,
  sortParams,
  bodyId,
  timestamp,
  updateBodyWithSlug,
} from './values.ts'

const endpoint = createEndpointBuilder('Locations')

export const location = z
  .object({
    id,
    city: z.string(),
    nameHi: z.string().nullable(),
    slug,
    district: z.string(),
    state: z.string(),
    pincode: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    status: z.enum(['active', 'inactive']),
    businessCount: z.int().describe('Active businesses'),
    version: z.int(),
    updatedAt: timestamp,
  })
  .meta({ id: 'Location' })

export type Location = z.output<typeof location>

export const locationBrief = location
  .pick({ id: true, city: true, nameHi: true, slug: true, district: true, state: true })
  .meta({ id: 'LocationBrief' })

export const listLocations = endpoint('GET /locations', {
  summary: 'List cities and towns',
  description: 'Ordered by the number of active businesses, then by name.',
  query: z.object({
    search: searchParam.optional(),
    state: searchParam.optional(),
    district: searchParam.optional(),
    includeCount: booleanParam.optional().describe('Has no effect; the count is always included'),
    hasBusinesses: booleanParam
      .optional()
      .describe('Only places with at least one active business'),
    status: z
      .enum(['active', 'inactive', 'all'])
      .default('active')
      .describe('Values other than active need an administrator'),
    after: afterIdParam.describe(
      'Keyset pagination by id: only locations with a greater id; start with 0',
    ),
    limit: limitParam(100),
  }),
  answer: success(z.array(location)),
  codes: ['FORBIDDEN'],
})

export const listStates = endpoint('GET /locations/states', {
  summary: 'List the names of the states',
  answer: success(z.array(z.string())),
})

export const listDistricts = endpoint('GET /locations/states/{state}/districts', {
  summary: "List the names of a state's districts",
  params: z.object({ state: z.string().max(80) }),
  answer: success(z.array(z.string())),
  codes: ['NOT_FOUND'],
})

export const cityEntry = z
  .object({
    id,
    city: z.string(),
    nameHi: z.string().nullable(),
    slug,
    pincode: z.string().nullable(),
  })
  .meta({ id: 'City' })

export const listCities = endpoint('GET /locations/states/{state}/districts/{district}/cities', {
  summary: "List a district's cities and towns",
  params: z.object({ state: z.string().max(80), district: z.string().max(80) }),
  answer: success(z.array(cityEntry)),
  codes: ['NOT_FOUND'],
})

const STATUS = z.enum(['active', 'inactive'])

export const locationDetail = location
  .omit({ businessCount: true })
  .extend({
    aliases: z.array(z.string()).describe('Other names and spellings for the search'),
  })
  .meta({ id: 'LocationDetail' })

export type LocationDetail = z.output<typeof locationDetail>

const fields = {
  state: nameText(80).describe('Created if it does not exist'),
  district: nameText(80).describe('Created if it does not exist'),
  city: nameText(80),
  nameHi: clearable(nameText(80)),
  pincode: clearable(pinCode),
  latitude: clearableNumber(z.number().min(-90).max(90)),
  longitude: clearableNumber(z.number().min(-180).max(180)),
  aliases: z.array(nameText(80)).max(50),
  status: STATUS,
}
const isPointConfirmed = z
  .boolean()
  .optional()
  .describe('Whether a point of this district outside its bounds is meant; otherwise it is refused')

export const createLocation = endpoint('POST /locations', {
  summary: 'Add a city or town',
  guard: 'admin',
  body: z.object({
    ...fields,
    isPointConfirmed,
    slug: optionalNewSlug,
    aliases: fields.aliases.default([]),
    status: STATUS.default('active'),
  }),
  answer: success(locationDetail),
  status: 201,
  codes: ['NOT_POSSIBLE'],
})

export const updateLocation = endpoint('PUT /locations/{id}', {
  summary: 'Change a city or town',
  description:
    'Fields that are left out do not change; the slug stays when only the name changes. A ' +
    'town with active businesses cannot become inactive.',
  guard: 'admin',
  params: idParams,
  body: updateBodyWithSlug({ ...fields, isPointConfirmed }),
  answer: success(locationDetail),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const deleteLocation = endpoint('DELETE /locations/{id}', {
  summary: 'Delete a city or town',
  description: 'Only a town without businesses.',
  guard: 'admin',
  ...recordDeletionDefaults,
  codes: ['NOT_POSSIBLE', 'NOT_FOUND'],
})

export const managedLocation = locationDetail
  .extend({
    businessCount: z.int().describe('Active businesses'),
    listings: z.int().describe('Businesses of any status'),
    ads: z.int().describe('Classified ads of any status'),
  })
  .meta({ id: 'ManagedLocation' })

export type ManagedLocation = z.output<typeof managedLocation>

export const LOCATION_SORTS = ['city', 'businesses', 'updated'] as const

export const listAllLocations = endpoint('GET /locations/admin/all', {
  summary: 'List all cities and towns, also inactive ones, with counts of their content',
  guard: 'admin',
  query: z.object({
    search: searchParam.optional().describe('Part of a name, or the first digits of a PIN code'),
    status: z.enum(['', 'active', 'inactive']).optional(),
    ...sortParams(LOCATION_SORTS, 'city', 'asc'),
    ...pageParams(100),
  }),
  answer: success(z.array(managedLocation), {
    pagination,
    counts: z
      .object({ total: z.int(), active: z.int(), inactive: z.int(), states: z.int() })
      .describe('Counts of all records, ignoring the search'),
  }),
})

export const mergeLocations = endpoint('POST /locations/{id}/merge', {
  summary: 'Merge a town into another one, and delete it',
  description:
    'Businesses and ads move. Searches for its names find the other town, and its page ' +
    'redirects there.',
  guard: 'admin',
  stepUp: true,
  params: idParams,
  body: z.object({ into: bodyId }),
  answer: success(z.object({ id, into: id, listings: z.int() })),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND'],
})
