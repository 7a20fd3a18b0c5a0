import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { flagText, id, slug, timestamp } from './values.ts'

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
