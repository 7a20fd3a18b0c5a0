import { z } from 'zod'
import { categoryFields, newCategoryFields } from './category-fields.ts'
import { classifiedCategory } from './classifieds.ts'
import { endpoint, success } from './endpoint.ts'
import { changesOf, id, idText, orderedIds } from './values.ts'

/** What administrators do with the categories of ads. */
const TAG = 'Classifieds'

const detail = classifiedCategory
  .omit({ adCount: true })
  .extend({ ads: z.int().describe('Its ads in whatever state') })
  .meta({ id: 'ClassifiedCategoryDetail' })

export type ClassifiedCategoryDetail = z.output<typeof detail>

const NAME_LENGTH = 80

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
  body: z.object(newCategoryFields(NAME_LENGTH, '#3B82F6')),
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
  body: changesOf(categoryFields(NAME_LENGTH)),
  answer: success(detail),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const deleteClassifiedCategory = endpoint({
  method: 'DELETE',
  path: '/classified-categories/{id}',
  tag: TAG,
  summary: 'Delete a category of ads that has none',
  guard: 'admin',
  stepUp: true,
  params,
  answer: success(z.object({ id })),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND'],
})

export const orderClassifiedCategories = endpoint({
  method: 'POST',
  path: '/classified-categories/order',
  tag: TAG,
  summary: 'Put the categories of ads into an order',
  guard: 'admin',
  body: z.object({ ids: orderedIds }),
  answer: success(z.object({ ids: z.array(id) })),
  codes: ['CHANGED_MEANWHILE'],
})
