import { z } from 'zod'
import { classifiedCategory } from './classifieds.ts'
import { endpoint, success } from './endpoint.ts'
import { clearable, id, idText, nameText, newSlug, readVersion } from './values.ts'

/** What administrators do with the categories of ads. */
const TAG = 'Classifieds'

const detail = classifiedCategory
  .omit({ adCount: true })
  .extend({ ads: z.int().describe('Its ads in whatever state') })
  .meta({ id: 'ClassifiedCategoryDetail' })

export type ClassifiedCategoryDetail = z.output<typeof detail>

const fields = {
  name: nameText(80),
  description: z.string().trim().max(1000),
  icon: clearable(z.string().trim().max(16)).describe('An emoji'),
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Use a colour like #1D5B3B'),
  status: classifiedCategory.shape.status,
  sortOrder: z.int().min(-100_000).max(100_000),
}

export const allClassifiedCategories = endpoint({
  method: 'GET',
  path: '/classified-categories/all',
  tag: TAG,
  summary: 'All categories of ads, inactive ones too, with the number of their ads',
  guard: 'admin',
  answer: success(z.array(detail)),
})

export const createClassifiedCategory = endpoint({
  method: 'POST',
  path: '/classified-categories',
  tag: TAG,
  summary: 'Add a category of ads',
  guard: 'admin',
  body: z.object({
    ...fields,
    slug: clearable(newSlug).describe('Made of the name when it is left out'),
    description: fields.description.default(''),
    color: fields.color.default('#3B82F6'),
    status: fields.status.default('active'),
    sortOrder: fields.sortOrder.default(0),
  }),
  answer: success(detail),
  status: 201,
})

const params = z.object({ id: idText })

export const updateClassifiedCategory = endpoint({
  method: 'PUT',
  path: '/classified-categories/{id}',
  tag: TAG,
  summary: 'Change a category of ads',
  description: 'What is left out stays as it is. One whose ads are shown cannot become inactive.',
  guard: 'admin',
  params,
  body: z
    .object({ ...fields, slug: newSlug })
    .partial()
    .extend({ version: readVersion }),
  answer: success(detail),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const deleteClassifiedCategory = endpoint({
  method: 'DELETE',
  path: '/classified-categories/{id}',
  tag: TAG,
  summary: 'Delete a category of ads that has none',
  guard: 'admin',
  params,
  answer: success(z.object({ id })),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND'],
})
