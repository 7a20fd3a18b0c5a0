import { z } from 'zod'
import { categoryFields, newCategoryFields } from './category-fields.ts'
import { classifiedCategory } from './classifieds.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { idParams, recordDeletionDefaults, recordOrderDefaults } from './record-endpoints.ts'
import { updateBodyWithSlug } from './values.ts'

/** What administrators do with the categories of ads. */
const endpoint = createEndpointBuilder('Classifieds')

const detail = classifiedCategory
  .omit({ adCount: true })
  .extend({ ads: z.int().describe('Ads of any status') })
  .meta({ id: 'ClassifiedCategoryDetail' })

export type ClassifiedCategoryDetail = z.output<typeof detail>

const NAME_LENGTH = 80

export const listAllClassifiedCategories = endpoint('GET /classified-categories/all', {
  summary: 'List all categories of ads, also inactive ones, with the number of ads',
  guard: 'admin',
  answer: success(z.array(detail)),
})

export const createClassifiedCategory = endpoint('POST /classified-categories', {
  summary: 'Add a category of ads',
  guard: 'admin',
  body: z.object(newCategoryFields(NAME_LENGTH, '#3B82F6')),
  answer: success(detail),
  status: 201,
})

export const updateClassifiedCategory = endpoint('PUT /classified-categories/{id}', {
  summary: 'Change a category of ads',
  description:
    'Fields that are left out do not change. A category with public ads cannot become ' +
    'inactive.',
  guard: 'admin',
  params: idParams,
  body: updateBodyWithSlug(categoryFields(NAME_LENGTH)),
  answer: success(detail),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const deleteClassifiedCategory = endpoint('DELETE /classified-categories/{id}', {
  summary: 'Delete a category without ads',
  guard: 'admin',
  ...recordDeletionDefaults,
  codes: ['NOT_POSSIBLE', 'NOT_FOUND'],
})

export const reorderClassifiedCategories = endpoint('POST /classified-categories/order', {
  summary: 'Set the order of ad categories',
  guard: 'admin',
  ...recordOrderDefaults,
})
