import { z } from 'zod'
import { categoryFields, newCategoryFields } from './category-fields.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { idParams, recordDeletionDefaults, recordOrderDefaults } from './record-endpoints.ts'
import {
  updateBodyWithSlug,
  booleanParam,
  id,
  nameText,
  slug,
  bodyId,
  timestamp,
} from './values.ts'

const endpoint = createEndpointBuilder('Categories')

export const category = z
  .object({
    id,
    name: z.string(),
    nameHi: z.string().nullable(),
    slug,
    description: z.string(),
    descriptionHi: z.string(),
    icon: z.string().nullable().describe('An emoji'),
    color: z.string(),
    status: z.enum(['active', 'inactive']),
    sortOrder: z.int(),
    businessCount: z.int().optional().describe('Active businesses; only with includeCount=true'),
    version: z.int(),
    updatedAt: timestamp,
  })
  .meta({ id: 'Category' })

export type Category = z.output<typeof category>

/** The part of a category that a business carries. */
export const categoryBrief = category
  .pick({ id: true, name: true, nameHi: true, slug: true, icon: true, color: true })
  .meta({ id: 'CategoryBrief' })

export const listCategories = endpoint('GET /categories', {
  summary: 'List categories in their order',
  query: z.object({
    includeCount: booleanParam.optional(),
    status: z
      .enum(['active', 'inactive', 'all'])
      .default('active')
      .describe('Values other than active need an administrator'),
  }),
  answer: success(z.array(category)),
  codes: ['FORBIDDEN'],
})

const NAME_LENGTH = 120

export const categoryDetail = category
  .omit({ businessCount: true })
  .extend({
    keywords: z.array(z.string()).describe('Search words for its businesses, in any script'),
  })
  .meta({ id: 'CategoryDetail' })

export type CategoryDetail = z.output<typeof categoryDetail>

const fields = {
  ...categoryFields(NAME_LENGTH),
  keywords: z.array(nameText(60)).max(100),
}

export const createCategory = endpoint('POST /categories', {
  summary: 'Add a category',
  guard: 'admin',
  body: z.object({
    ...fields,
    ...newCategoryFields(NAME_LENGTH, '#6366f1'),
    keywords: fields.keywords.default([]),
  }),
  answer: success(categoryDetail),
  status: 201,
  codes: ['NOT_POSSIBLE'],
})

export const updateCategory = endpoint('PUT /categories/{id}', {
  summary: 'Change a category',
  description:
    'Fields that are left out do not change. A category with active businesses cannot ' +
    'become inactive.',
  guard: 'admin',
  params: idParams,
  body: updateBodyWithSlug(fields),
  answer: success(categoryDetail),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const deleteCategory = endpoint('DELETE /categories/{id}', {
  summary: 'Delete a category',
  description:
    'Only a category without businesses and posts. Its features and service fields are ' +
    'deleted too.',
  guard: 'admin',
  ...recordDeletionDefaults,
  codes: ['NOT_POSSIBLE', 'NOT_FOUND'],
})

export const managedCategory = categoryDetail
  .extend({
    businessCount: z.int().describe('Active businesses'),
    listings: z.int().describe('Businesses of any status'),
    posts: z.int(),
    features: z.int(),
    fields: z.int().describe('Its service fields'),
  })
  .meta({ id: 'ManagedCategory' })

export type ManagedCategory = z.output<typeof managedCategory>

export const listAllCategories = endpoint('GET /categories/admin/all', {
  summary: 'List all categories in their order, with counts of their content',
  guard: 'admin',
  answer: success(z.array(managedCategory)),
})

export const reorderCategories = endpoint('POST /categories/order', {
  summary: 'Set the order of categories',
  guard: 'admin',
  ...recordOrderDefaults,
})

export const mergeCategories = endpoint('POST /categories/{id}/merge', {
  summary: 'Merge a category into another one, and delete it',
  description:
    'Businesses, posts, features and service fields move. Features with the same name are ' +
    'merged, and so are fields with the same name and type. The old page redirects to the ' +
    'other category.',
  guard: 'admin',
  stepUp: true,
  params: idParams,
  body: z.object({ into: bodyId }),
  answer: success(z.object({ id, into: id, listings: z.int() })),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND'],
})
