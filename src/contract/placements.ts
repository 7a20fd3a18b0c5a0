import { z } from 'zod'
import {
  AD_PAGES,
  AD_POSITIONS,
  AD_SIZES,
  PLACEMENT_CODE_PATTERN,
  DEFAULT_PLACEMENT,
} from '#shared/rules/ad-slots.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { rupees } from './money.ts'
import { idParams, recordDeletionDefaults } from './record-endpoints.ts'
import { id, nameText, expectedVersion, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Placements')
const count = z.int()

/** A place on a page where advertisements are shown, with what it brought in the last 28 days. */
export const placement = z
  .object({
    id,
    name: z.string(),
    code: z.string(),
    page: z.enum(AD_PAGES),
    position: z.enum(AD_POSITIONS),
    size: z.enum(AD_SIZES),
    priority: z.int(),
    isActive: z.boolean(),
    showsHouseAds: z.boolean().describe('true: house ads are shown while no campaign fits'),
    fill: z
      .number()
      .nullable()
      .describe('Percent of requests that had an ad to show; null: no requests'),
    views: count.describe('Views in which it was visible long enough'),
    clicks: count.describe('Charged clicks'),
    earned: rupees,
    campaigns: count.describe('Campaigns that were seen there'),
    createdAt: timestamp,
    updatedAt: timestamp,
    version: z.int(),
  })
  .meta({ id: 'Placement' })

export type Placement = z.output<typeof placement>

export const listPlacements = endpoint('GET /ads/placements', {
  summary: 'List the placements for advertisements, most important first',
  guard: 'admin',
  answer: success(z.array(placement)),
})

const fields = {
  name: nameText(120),
  code: z
    .string()
    .trim()
    .toLowerCase()
    .regex(PLACEMENT_CODE_PATTERN, 'Use lowercase letters, digits and _, max 64'),
  page: z.enum(AD_PAGES),
  position: z.enum(AD_POSITIONS),
  size: z.enum(AD_SIZES),
  priority: z.int().min(1).max(1000),
  isActive: z.boolean(),
  showsHouseAds: z.boolean(),
}

export const createPlacement = endpoint('POST /ads/placements', {
  summary: 'Create a placement',
  guard: 'admin',
  stepUp: true,
  body: z.object({
    ...fields,
    size: fields.size.default(DEFAULT_PLACEMENT.size),
    priority: fields.priority.default(DEFAULT_PLACEMENT.priority),
    isActive: fields.isActive.default(true),
    showsHouseAds: fields.showsHouseAds.default(true),
  }),
  status: 201,
  answer: success(placement),
})

export const updatePlacement = endpoint('PUT /ads/placements/{id}', {
  summary: 'Update a placement, or turn it on or off',
  description: 'Fields that are left out do not change.',
  guard: 'admin',
  stepUp: true,
  params: idParams,
  body: z.object(fields).partial().extend({ version: expectedVersion }),
  answer: success(placement),
  codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const deletePlacement = endpoint('DELETE /ads/placements/{id}', {
  summary: 'Delete a placement; its statistics are kept',
  guard: 'admin',
  ...recordDeletionDefaults,
  codes: ['NOT_FOUND'],
})
