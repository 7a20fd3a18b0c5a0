import { z } from 'zod'
import { FIELD_NAME_PATTERN, FIELD_TYPES } from '#shared/rules/service-fields.ts'
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

const endpoint = createEndpointBuilder('Service fields')

export const serviceField = z
  .object({
    id,
    categoryId: id,
    fieldName: z.string(),
    fieldLabel: z.string(),
    labelHi: z.string().nullable(),
    fieldType: z.enum(FIELD_TYPES),
    fieldOptions: z.object({
      min: z.number().optional(),
      max: z.number().optional(),
      options: z.array(z.string()).optional(),
      optionsHi: z
        .array(z.string())
        .optional()
        .describe('`options` in the district’s own language, in their order'),
    }),
    placeholder: z.string().nullable(),
    helpText: z.string().nullable(),
    displayOrder: z.int(),
    isRequired: z.boolean(),
  })
  .meta({ id: 'ServiceField' })

export type ServiceField = z.output<typeof serviceField>

export const listServiceFields = endpoint('GET /category-service-fields/category/{categoryId}', {
  summary: 'List the extra questions of a category',
  params: z.object({ categoryId: idParam }),
  answer: success(z.array(serviceField)),
  codes: ['NOT_FOUND'],
})

export const serviceFieldDetail = serviceField
  .extend({
    category: z.object({ id, name: z.string() }),
    isActive: z.boolean(),
    version: z.int(),
    updatedAt: timestamp,
  })
  .meta({ id: 'ServiceFieldDetail' })

export type ServiceFieldDetail = z.output<typeof serviceFieldDetail>

export const listAllServiceFields = endpoint('GET /category-service-fields', {
  summary: 'List the questions of all categories, also inactive ones, by category',
  guard: 'admin',
  query: z.object({
    categoryId: optionalIdParam,
    search: searchParam.optional().describe('Part of the name or label'),
    ...pageParams(100),
  }),
  answer: success(z.array(serviceFieldDetail), { pagination }),
})

const fields = {
  fieldName: z
    .string()
    .trim()
    .regex(FIELD_NAME_PATTERN, 'Use letters, digits and _, a letter first, no spaces'),
  fieldLabel: nameText(120),
  labelHi: clearable(nameText(120)),
  fieldType: z.enum(FIELD_TYPES),
  fieldOptions: z
    .object({
      options: z.array(z.string().trim().max(120)).max(100).optional(),
      optionsHi: z.array(z.string().trim().max(120)).max(100).optional(),
      min: z.number().optional(),
      max: z.number().optional(),
    })
    .describe('Options for select, radio and checkbox; limits for number'),
  placeholder: clearable(z.string().trim().max(200)),
  helpText: clearable(z.string().trim().max(500)),
  displayOrder: z.int().min(0).max(100_000),
  isRequired: z.boolean(),
  isActive: z.boolean(),
}

export const createServiceField = endpoint('POST /category-service-fields', {
  summary: 'Add a question to a category',
  guard: 'admin',
  body: z.object({
    ...fields,
    categoryId: bodyId,
    fieldOptions: fields.fieldOptions.default({}),
    displayOrder: fields.displayOrder.default(0),
    isRequired: fields.isRequired.default(false),
    isActive: fields.isActive.default(true),
  }),
  answer: success(serviceFieldDetail),
  status: 201,
})

export const updateServiceField = endpoint('PUT /category-service-fields/{id}', {
  summary: 'Change a question of a category',
  description:
    'Fields that are left out do not change. If the name changes, existing answers are ' +
    'kept. The category cannot change.',
  guard: 'admin',
  params: idParams,
  body: z
    .object({ ...fields, categoryId: bodyId })
    .partial()
    .extend({ version: expectedVersion }),
  answer: success(serviceFieldDetail),
  codes: ['NOT_POSSIBLE', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const deleteServiceField = endpoint('DELETE /category-service-fields/{id}', {
  summary: 'Delete a question of a category',
  description: 'Its answers are no longer shown.',
  guard: 'admin',
  ...recordDeletionDefaults,
  codes: ['NOT_FOUND'],
})

export const reorderServiceFields = endpoint(
  'POST /category-service-fields/category/{categoryId}/order',
  {
    summary: "Set the order of a category's questions",
    guard: 'admin',
    ...recordOrderDefaults,
    params: z.object({ categoryId: idParam }),
  },
)
