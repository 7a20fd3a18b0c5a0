import { z } from 'zod'
import { categoryFields, newCategoryFields } from './category-fields.ts'
import { endpoint, success } from './endpoint.ts'
import { changesOf, clearable, flagText, id, idText, nameText, slug, timestamp } from './values.ts'

export const category = z
  .object({
    id,
    name: z.string(),
    nameHi: z.string().nullable(),
    slug,
    description: z.string(),
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

export const listCategories = endpoint({
  method: 'GET',
  path: '/categories',
  tag: 'Categories',
  summary: 'Categories, in their order',
  query: z.object({
    includeCount: flagText.optional(),
    status: z
      .enum(['active', 'inactive', 'all'])
      .default('active')
      .describe('Anything but active needs an administrator'),
  }),
  answer: success(z.array(category)),
  codes: ['FORBIDDEN'],
})

const NAME_LENGTH = 120

export const categoryDetail = category
  .omit({ businessCount: true })
  .extend({
    keywords: z
      .array(z.string())
      .describe('Words in any script under which its businesses are found'),
  })
  .meta({ id: 'CategoryDetail' })

export type CategoryDetail = z.output<typeof categoryDetail>

const fields = {
  ...categoryFields(NAME_LENGTH),
  nameHi: clearable(nameText(NAME_LENGTH)),
  keywords: z.array(nameText(60)).max(100),
}

export const createCategory = endpoint({
  method: 'POST',
  path: '/categories',
  tag: 'Categories',
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

const params = z.object({ id: idText })

export const updateCategory = endpoint({
  method: 'PUT',
  path: '/categories/{id}',
  tag: 'Categories',
  summary: 'Change a category',
  description:
    'What is left out stays as it is. One with active businesses cannot become inactive.',
  guard: 'admin',
  params,
  body: changesOf(fields),
  answer: success(categoryDetail),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/categories/{id}',
  tag: 'Categories',
  summary: 'Delete a category',
  description: 'Only one without businesses and posts. Its features and service fields go with it.',
  guard: 'admin',
  stepUp: true,
  params,
  answer: success(z.object({ id })),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND'],
})
