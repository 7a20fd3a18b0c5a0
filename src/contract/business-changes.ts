import { z } from 'zod'
import { BUSINESS_STATUSES } from '#shared/rules/business.ts'
import type { ModeratedField } from '#shared/rules/moderated-fields.ts'
import { specialDay } from './businesses.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { idParams } from './record-endpoints.ts'
import { clearable, id, pageParams, reasonText, slug, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Changes of businesses')

/** Values of a listing by the names of its form. */
const heldValues = z
  .object({
    name: z.string(),
    nameHi: z.string().nullable(),
    categoryId: id,
    serviceInformation: z.record(z.string(), z.unknown()),
    selectedFeatures: z.array(id),
    locationId: id,
    address: z.string(),
    landmark: z.string().nullable(),
    zipCode: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    phone: z.string().nullable(),
    alternatePhone: z.string().nullable(),
    whatsappNumber: z.string().nullable(),
    website: z.string().nullable(),
    email: z.string().nullable(),
    facebook: z.string().nullable(),
    instagram: z.string().nullable(),
    twitter: z.string().nullable(),
    linkedin: z.string().nullable(),
    youtube: z.string().nullable(),
    description: z.string(),
    descriptionHi: z.string(),
    tagline: z.string().nullable(),
    tags: z.array(z.string()),
    languages: z.array(z.string()),
    serviceAreas: z.array(z.string()),
    specialDays: z.array(specialDay),
    imageTexts: z.record(z.string(), z.string()),
    videoTitle: z.string().nullable(),
  } satisfies Record<ModeratedField, z.ZodType>)
  .partial()
  .meta({ id: 'BusinessChangeValues' })

/** A waiting change, as the owner sees it. */
export const pendingChange = z
  .object({
    id: id.describe('Id of this proposed change'),
    proposed: heldValues.describe('Only the fields that would change'),
    createdAt: timestamp,
  })
  .meta({ id: 'WaitingBusinessChange' })

export const businessChange = pendingChange
  .extend({
    business: z.object({ id, name: z.string(), slug, status: z.enum(BUSINESS_STATUSES) }),
    proposedBy: z.object({ id, name: z.string(), email: z.string().nullable() }),
    current: heldValues.describe('The current values of the same fields'),
    currentNames: z.object({ category: z.string(), location: z.string() }),
    proposedNames: z
      .object({ category: z.string().nullable(), location: z.string().nullable() })
      .describe('Names of the proposed category or town; null if unchanged'),
  })
  .meta({ id: 'BusinessChange' })

export type BusinessChange = z.output<typeof businessChange>

export const listBusinessChanges = endpoint('GET /business-changes', {
  summary: 'List changes to live listings that need approval, oldest first',
  guard: 'admin',
  query: z.object({ ...pageParams(50) }),
  answer: success(z.array(businessChange), { pagination }),
})

const decided = success(z.object({ id, businessId: id, slug }))

export const approveBusinessChange = endpoint('PATCH /business-changes/{id}/approve', {
  summary: 'Approve a pending change',
  description:
    'Approves this exact change; if it was replaced in the meantime, the answer is ' +
    'NOT_FOUND. A new name makes a new slug, and the old one redirects to it. A new name, ' +
    'category or town removes the verified mark. The owner is notified by mail.',
  guard: 'admin',
  params: idParams,
  answer: decided,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const rejectBusinessChange = endpoint('PATCH /business-changes/{id}/reject', {
  summary: 'Reject a pending change',
  description: 'The listing does not change. Its owner is notified by mail.',
  guard: 'admin',
  params: idParams,
  body: z.object({
    reason: clearable(reasonText).describe('Reason, shown to the owner'),
  }),
  answer: decided,
  codes: ['NOT_FOUND'],
})
