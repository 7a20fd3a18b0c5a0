import { z } from 'zod'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { idParams, recordDeletionDefaults, recordOrderDefaults } from './record-endpoints.ts'
import {
  clearable,
  id,
  idParam,
  pageParams,
  nameText,
  optionalIdParam,
  expectedVersion,
  searchParam,
  bodyId,
  timestamp,
} from './values.ts'

const endpoint = createEndpointBuilder('Features')
const STATUS = z.enum(['active', 'inactive'])

export const amenity = z
  .object({
    id,
    name: z.string(),
    nameHi: z.string().nullable(),
    icon: z.string().nullable(),
    description: z.string(),
    category: z.string().describe('Name of the category'),
    categoryName: z.string().describe('Same as `category`'),
    categoryId: id,
    status: z.enum(['active', 'inactive']),
    sortOrder: z.int(),
    businessCount: z.int().describe('Number of active businesses with this feature'),
  })
  .meta({ id: 'Feature' })

export type Amenity = z.output<typeof amenity>

export const listAmenities = endpoint('GET /features', {
  summary: 'List the features that a listing can have',
  query: z.object({
    categoryId: optionalIdParam,
    status: z
      .enum(['active', 'inactive', 'all'])
      .default('active')
      .describe('Values other than active need an administrator'),
  }),
  answer: success(z.array(amenity)),
  codes: ['FORBIDDEN'],
})

export const amenityDetail = amenity
  .extend({
    businessCount: z.int().describe('Number of businesses of any status with this feature'),
    version: z.int(),
    updatedAt: timestamp,
  })
  .meta({ id: 'FeatureDetail' })

export type AmenityDetail = z.output<typeof amenityDetail>

export const listAllAmenities = endpoint('GET /features/admin/all', {
  summary: 'List all features, also inactive ones, with the number of businesses that have them',
  guard: 'admin',
  query: z.object({
    categoryId: optionalIdParam,
    status: z.enum(['', 'active', 'inactive']).optional(),
    search: searchParam.optional().describe('Part of the name'),
    ...pageParams(100),
  }),
  answer: success(z.array(amenityDetail), {
    pagination,
    counts: z
      .object({
        total: z.int(),
        active: z.int(),
        categories: z.int().describe('Categories that have features'),
      })
      .describe('Counts of all records, ignoring the search'),
  }),
})

const fields = {
  name: nameText(120),
  nameHi: clearable(nameText(120)),
  description: z.string().trim().max(1000),
  icon: clearable(z.string().trim().max(16)).describe('An emoji'),
  categoryId: bodyId,
  status: STATUS,
  sortOrder: z.int().min(-100_000).max(100_000),
}

export const createAmenity = endpoint('POST /features', {
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

export const updateAmenity = endpoint('PUT /features/{id}', {
  summary: 'Change a feature',
  description:
    'Fields that are left out do not change. The category of a feature that businesses have ' +
    'cannot change.',
  guard: 'admin',
  params: idParams,
  body: z.object(fields).partial().extend({ version: expectedVersion }),
  answer: success(amenityDetail),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const deleteAmenity = endpoint('DELETE /features/{id}', {
  summary: 'Delete a feature that no business has',
  guard: 'admin',
  ...recordDeletionDefaults,
  codes: ['NOT_POSSIBLE', 'NOT_FOUND'],
})

export const reorderAmenities = endpoint('POST /features/category/{categoryId}/order', {
  summary: "Set the order of a category's features",
  guard: 'admin',
  ...recordOrderDefaults,
  params: z.object({ categoryId: idParam }),
})
