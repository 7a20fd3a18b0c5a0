import { z } from 'zod'
import { endpoint, pagination, success } from './endpoint.ts'
import {
  clearable,
  id,
  idText,
  limit,
  nameText,
  optionalIdText,
  orderedIds,
  page,
  readVersion,
  searchText,
  storedId,
  timestamp,
} from './values.ts'

const TAG = 'Features'
const STATUS = z.enum(['active', 'inactive'])

export const amenity = z
  .object({
    id,
    name: z.string(),
    nameHi: z.string().nullable(),
    icon: z.string().nullable(),
    description: z.string(),
    category: z.string().describe('Name of the category'),
    categoryName: z.string().describe('The same: both names are in use'),
    categoryId: id,
    status: z.enum(['active', 'inactive']),
    sortOrder: z.int(),
    businessCount: z.int().describe('Active businesses that have it'),
  })
  .meta({ id: 'Feature' })

export type Amenity = z.output<typeof amenity>

export const listAmenities = endpoint({
  method: 'GET',
  path: '/features',
  tag: TAG,
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

export const amenityDetail = amenity
  .extend({
    businessCount: z.int().describe('Businesses that have it, in whatever state'),
    version: z.int(),
    updatedAt: timestamp,
  })
  .meta({ id: 'FeatureDetail' })

export type AmenityDetail = z.output<typeof amenityDetail>

export const allAmenities = endpoint({
  method: 'GET',
  path: '/features/admin/all',
  tag: TAG,
  summary: 'All features, inactive ones too, with the number of businesses that have them',
  guard: 'admin',
  query: z.object({
    categoryId: optionalIdText,
    status: z.enum(['', 'active', 'inactive']).optional(),
    search: searchText.optional().describe('A part of the name'),
    page,
    limit: limit(100),
  }),
  answer: success(z.array(amenityDetail), {
    pagination,
    counts: z
      .object({
        total: z.int(),
        active: z.int(),
        categories: z.int().describe('Categories that have features'),
      })
      .describe('Of all, whatever is looked for'),
  }),
})

const fields = {
  name: nameText(120),
  nameHi: clearable(nameText(120)),
  description: z.string().trim().max(1000),
  icon: clearable(z.string().trim().max(16)).describe('An emoji'),
  categoryId: storedId,
  status: STATUS,
  sortOrder: z.int().min(-100_000).max(100_000),
}

export const createAmenity = endpoint({
  method: 'POST',
  path: '/features',
  tag: TAG,
  summary: 'Add a feature to a category',
  guard: 'admin',
  body: z.object({
    ...fields,
    description: fields.description.default(''),
    status: STATUS.default('active'),
    sortOrder: fields.sortOrder.default(0),
  }),
  answer: success(amenityDetail),
  status: 201,
})

const params = z.object({ id: idText })

export const updateAmenity = endpoint({
  method: 'PUT',
  path: '/features/{id}',
  tag: TAG,
  summary: 'Change a feature',
  description: 'What is left out stays as it is. One that businesses have stays in its category.',
  guard: 'admin',
  params,
  body: z.object(fields).partial().extend({ version: readVersion }),
  answer: success(amenityDetail),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const deleteAmenity = endpoint({
  method: 'DELETE',
  path: '/features/{id}',
  tag: TAG,
  summary: 'Delete a feature that no business has',
  guard: 'admin',
  stepUp: true,
  params,
  answer: success(z.object({ id })),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND'],
})

export const orderAmenities = endpoint({
  method: 'POST',
  path: '/features/category/{categoryId}/order',
  tag: TAG,
  summary: 'Put the features of a category into an order',
  guard: 'admin',
  params: z.object({ categoryId: idText }),
  body: z.object({ ids: orderedIds }),
  answer: success(z.object({ ids: z.array(id) })),
  codes: ['CHANGED_MEANWHILE'],
})
