import { z } from 'zod'
import { endpoint, pagination, success } from './endpoint.ts'
import {
  afterText,
  changesOf,
  clearable,
  clearableNumber,
  flagText,
  id,
  idText,
  limit,
  nameText,
  pinCode,
  page,
  searchText,
  slug,
  slugOfName,
  storedId,
  timestamp,
} from './values.ts'

export const location = z
  .object({
    id,
    city: z.string(),
    nameHi: z.string().nullable(),
    slug,
    slugOfName,
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

export const listLocations = endpoint({
  method: 'GET',
  path: '/locations',
  tag: 'Locations',
  summary: 'Cities and towns',
  description: 'Those with the most active businesses first, then by name.',
  query: z.object({
    search: searchText.optional(),
    state: searchText.optional(),
    district: searchText.optional(),
    includeCount: flagText.optional().describe('The count is there with and without it'),
    hasBusinesses: flagText.optional().describe('Only places with at least one active business'),
    status: z
      .enum(['active', 'inactive', 'all'])
      .default('active')
      .describe('Anything but active needs an administrator'),
    after: afterText.describe(
      'Keyset reading in id order: only locations with a greater id; 0 to begin',
    ),
    limit: limit(100),
  }),
  answer: success(z.array(location)),
  codes: ['FORBIDDEN'],
})

export const listStates = endpoint({
  method: 'GET',
  path: '/locations/states',
  tag: 'Locations',
  summary: 'Names of the states',
  answer: success(z.array(z.string())),
})

export const listDistricts = endpoint({
  method: 'GET',
  path: '/locations/states/{state}/districts',
  tag: 'Locations',
  summary: "Names of a state's districts",
  params: z.object({ state: z.string().max(80) }),
  answer: success(z.array(z.string())),
  codes: ['NOT_FOUND'],
})

export const cityEntry = z
  .object({ id, city: z.string(), slug, pincode: z.string().nullable() })
  .meta({ id: 'City' })

export const listCities = endpoint({
  method: 'GET',
  path: '/locations/states/{state}/districts/{district}/cities',
  tag: 'Locations',
  summary: "A district's cities and towns",
  params: z.object({ state: z.string().max(80), district: z.string().max(80) }),
  answer: success(z.array(cityEntry)),
  codes: ['NOT_FOUND'],
})

const STATUS = z.enum(['active', 'inactive'])

export const locationDetail = location
  .omit({ businessCount: true })
  .extend({
    aliases: z.array(z.string()).describe('Other names and spellings under which it is found'),
  })
  .meta({ id: 'LocationDetail' })

export type LocationDetail = z.output<typeof locationDetail>

const fields = {
  state: nameText(80).describe('Added when it is new'),
  district: nameText(80).describe('Added when it is new'),
  city: nameText(80),
  nameHi: clearable(nameText(80)),
  pincode: clearable(pinCode),
  latitude: clearableNumber(z.number().min(-90).max(90)),
  longitude: clearableNumber(z.number().min(-180).max(180)),
  aliases: z.array(nameText(80)).max(50),
  status: STATUS,
}

export const createLocation = endpoint({
  method: 'POST',
  path: '/locations',
  tag: 'Locations',
  summary: 'Add a city or town',
  guard: 'admin',
  body: z.object({
    ...fields,
    slug: slugOfName,
    aliases: fields.aliases.default([]),
    status: STATUS.default('active'),
  }),
  answer: success(locationDetail),
  status: 201,
  codes: ['NOT_POSSIBLE'],
})

const params = z.object({ id: idText })

export const updateLocation = endpoint({
  method: 'PUT',
  path: '/locations/{id}',
  tag: 'Locations',
  summary: 'Change a city or town',
  description:
    'What is left out stays as it is, the slug too when only the name changes. One with ' +
    'active businesses cannot become inactive.',
  guard: 'admin',
  params,
  body: changesOf(fields),
  answer: success(locationDetail),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const deleteLocation = endpoint({
  method: 'DELETE',
  path: '/locations/{id}',
  tag: 'Locations',
  summary: 'Delete a city or town',
  description: 'Only one without businesses.',
  guard: 'admin',
  stepUp: true,
  params,
  answer: success(z.object({ id })),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND'],
})

export const managedLocation = locationDetail
  .extend({
    businessCount: z.int().describe('Active businesses'),
    listings: z.int().describe('Businesses in whatever state'),
    ads: z.int().describe('Classified ads in whatever state'),
  })
  .meta({ id: 'ManagedLocation' })

export type ManagedLocation = z.output<typeof managedLocation>

export const LOCATION_SORTS = ['city', 'businesses', 'updated'] as const

export const allLocations = endpoint({
  method: 'GET',
  path: '/locations/admin/all',
  tag: 'Locations',
  summary: 'All cities and towns, inactive ones too, with what is there',
  guard: 'admin',
  query: z.object({
    search: searchText.optional().describe('A part of a name, or the first digits of a PIN code'),
    status: z.enum(['', 'active', 'inactive']).optional(),
    sort: z.enum(LOCATION_SORTS).default('city'),
    order: z.enum(['asc', 'desc']).default('asc'),
    page,
    limit: limit(100),
  }),
  answer: success(z.array(managedLocation), {
    pagination,
    counts: z
      .object({ total: z.int(), active: z.int(), inactive: z.int(), states: z.int() })
      .describe('Of all, whatever is looked for'),
  }),
})

export const mergeLocations = endpoint({
  method: 'POST',
  path: '/locations/{id}/merge',
  tag: 'Locations',
  summary: 'Move everything of a town into another one, and delete it',
  description:
    'Businesses and ads move; its names find the other town, and its page leads there from ' +
    'then on.',
  guard: 'admin',
  stepUp: true,
  params,
  body: z.object({ into: storedId }),
  answer: success(z.object({ id, into: id, listings: z.int() })),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND'],
})
