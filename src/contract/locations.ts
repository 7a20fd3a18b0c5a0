import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { afterText, flagText, id, limit, searchText, slug, timestamp } from './values.ts'

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
    businessCount: z.int().optional().describe('Active businesses; only with includeCount=true'),
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
    includeCount: flagText.optional(),
    hasBusinesses: flagText.optional().describe('Only places with at least one active business'),
    after: afterText.describe('Keyset reading in id order: only locations with a greater id; 0 to begin'),
    limit: limit(100),
  }),
  answer: success(z.array(location)),
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

export const cityEntry = z.object({ id, city: z.string(), slug, pincode: z.string().nullable() }).meta({ id: 'City' })

export const listCities = endpoint({
  method: 'GET',
  path: '/locations/states/{state}/districts/{district}/cities',
  tag: 'Locations',
  summary: "A district's cities and towns",
  params: z.object({ state: z.string().max(80), district: z.string().max(80) }),
  answer: success(z.array(cityEntry)),
  codes: ['NOT_FOUND'],
})
