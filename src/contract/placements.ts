import { z } from 'zod'
import {
  AD_PAGES,
  AD_POSITIONS,
  AD_SIZES,
  PLACEMENT_CODE,
  STANDARD_PLACEMENT,
} from '#shared/rules/ad-slots.ts'
import { endpoint, success } from './endpoint.ts'
import { rupees } from './money.ts'
import { id, idText, nameText, readVersion, timestamp } from './values.ts'

const TAG = 'Placements'
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
    showsHouseAds: z
      .boolean()
      .describe('While no campaign fits, the site says something of its own there'),
    fill: z
      .number()
      .nullable()
      .describe(
        'In a hundred times that it was asked for, it had something to show; null: never asked',
      ),
    views: count.describe('That were in view long enough'),
    clicks: count.describe('That were charged'),
    earned: rupees,
    campaigns: count.describe('That were seen there'),
    createdAt: timestamp,
    updatedAt: timestamp,
    version: z.int(),
  })
  .meta({ id: 'Placement' })

export type Placement = z.output<typeof placement>

export const listPlacements = endpoint({
  method: 'GET',
  path: '/ads/placements',
  tag: TAG,
  summary: 'The places for advertisements, the most important first',
  guard: 'admin',
  answer: success(z.array(placement)),
})

const fields = {
  name: nameText(120),
  code: z
    .string()
    .trim()
    .toLowerCase()
    .regex(PLACEMENT_CODE, 'Use lowercase letters, digits and _, max 64'),
  page: z.enum(AD_PAGES),
  position: z.enum(AD_POSITIONS),
  size: z.enum(AD_SIZES),
  priority: z.int().min(1).max(1000),
  isActive: z.boolean(),
  showsHouseAds: z.boolean(),
}

export const createPlacement = endpoint({
  method: 'POST',
  path: '/ads/placements',
  tag: TAG,
  summary: 'Open a place for advertisements',
  guard: 'admin',
  stepUp: true,
  body: z.object({
    ...fields,
    size: fields.size.default(STANDARD_PLACEMENT.size),
    priority: fields.priority.default(STANDARD_PLACEMENT.priority),
    isActive: fields.isActive.default(true),
    showsHouseAds: fields.showsHouseAds.default(true),
  }),
  status: 201,
  answer: success(placement),
})

const params = z.object({ id: idText })

export const updatePlacement = endpoint({
  method: 'PUT',
  path: '/ads/placements/{id}',
  tag: TAG,
  summary: 'Change a place, or switch it on or off',
  description: 'What is left out stays as it is.',
  guard: 'admin',
  stepUp: true,
  params,
  body: z.object(fields).partial().extend({ version: readVersion }),
  answer: success(placement),
  codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const deletePlacement = endpoint({
  method: 'DELETE',
  path: '/ads/placements/{id}',
  tag: TAG,
  summary: 'Close a place for good; its figures stay in the books',
  guard: 'admin',
  stepUp: true,
  params,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})
