import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { id, idText } from './values.ts'

export const serviceField = z
  .object({
    id,
    categoryId: id,
    fieldName: z.string(),
    fieldLabel: z.string(),
    labelHi: z.string().nullable(),
    fieldType: z.enum([
      'text',
      'textarea',
      'number',
      'select',
      'checkbox',
      'radio',
      'email',
      'url',
      'tel',
    ]),
    fieldOptions: z.object({
      min: z.number().optional(),
      max: z.number().optional(),
      options: z.array(z.string()).optional(),
    }),
    placeholder: z.string().nullable(),
    helpText: z.string().nullable(),
    displayOrder: z.int(),
    isRequired: z.boolean(),
  })
  .meta({ id: 'ServiceField' })

export type ServiceField = z.output<typeof serviceField>

export const listServiceFields = endpoint({
  method: 'GET',
  path: '/category-service-fields/category/{categoryId}',
  tag: 'Service fields',
  summary: 'The extra questions of a category',
  params: z.object({ categoryId: idText }),
  answer: success(z.array(serviceField)),
  codes: ['NOT_FOUND'],
})
