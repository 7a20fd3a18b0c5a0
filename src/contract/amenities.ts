import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { id, optionalIdText } from './values.ts'

export const amenity = z
  .object({
    id,
    name: z.string(),
    nameHi: z.string().nullable(),
    icon: z.string().nullable(),
    description: z.string(),
    category: z.string().describe('Name of the category'),
    categoryId: id,
    status: z.enum(['active', 'inactive']),
    sortOrder: z.int(),
  })
  .meta({ id: 'Feature' })

export type Amenity = z.output<typeof amenity>

export const listAmenities = endpoint({
  method: 'GET',
  path: '/features',
  tag: 'Features',
  summary: 'Features and amenities a listing can have',
  query: z.object({
    categoryId: optionalIdText,
    status: z
      .enum(['active', 'inactive', 'all'])
      .default('active')
      .describe('Anything but active needs an administrator'),
  }),
  answer: success(z.array(amenity)),
  codes: ['FORBIDDEN'],
})
