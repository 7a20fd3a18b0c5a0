import { z } from 'zod'
import {
  MAX_AD_TEXT_LENGTH,
  MAX_CALL_TO_ACTION_LENGTH,
  MAX_CREATIVE_NAME_LENGTH,
  CREATIVE_SIZES,
  CREATIVE_STATES,
  CREATIVE_TYPES,
  MAX_HEADLINE_LENGTH,
  SIZE_CATEGORIES,
  DEFAULT_CREATIVE,
  TYPE_SPECS,
} from '#shared/rules/ad-specs.ts'
import { AD_POSITIONS } from '#shared/rules/ad-slots.ts'
import { adCreative as drawn } from './creatives.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { idParams } from './record-endpoints.ts'
import {
  clearable,
  fileField,
  id,
  idParam,
  nameText,
  expectedVersion,
  reasonText,
  bodyId,
  timestamp,
  sentence,
} from './values.ts'

const endpoint = createEndpointBuilder('Creatives')
const count = z.int()
const size = z.enum(CREATIVE_SIZES)
const position = z.enum(AD_POSITIONS)
const type = z.enum(CREATIVE_TYPES)

export const getAdSpecs = endpoint('GET /ads/specs', {
  summary: 'List the allowed sizes, positions and types of advertisements',
  guard: 'user',
  answer: success(
    z.object({
      sizes: z.array(
        z.object({
          value: size,
          label: z.string(),
          category: z.enum(SIZE_CATEGORIES),
          width: count.nullable(),
          height: count.nullable(),
        }),
      ),
      positions: z.array(z.object({ value: position, label: z.string() })),
      types: z.array(
        z.object({
          value: type,
          label: z.string(),
          formats: z.array(z.string()).describe('File name extensions'),
          maxSize: count.nullable().describe('Bytes of each file'),
          maxDuration: count.nullable().describe('Seconds'),
          minFiles: count,
          maxFiles: count,
        }),
      ),
    }),
  ),
})

/** An advertisement of a campaign as its advertiser and administrators see it. */
export const creative = z
  .object({
    id,
    campaignId: id,
    name: z.string(),
    position: z.string(),
    ...drawn.shape,
    fileSize: count.nullable().describe('Bytes, as sent'),
    fileDuration: count.nullable().describe('Seconds'),
    isApproved: z.boolean(),
    rejectionReason: z.string().nullable(),
    state: z.enum(CREATIVE_STATES),
    proposed: z
      .object({ size: z.string(), position: z.string() })
      .extend(drawn.pick({ headline: true, description: true, callToAction: true }).shape)
      .partial()
      .nullable()
      .describe('Changes that need review; the approved version runs until then'),
    waitingSince: timestamp
      .nullable()
      .describe('When it, or a change to it, was submitted for review'),
    campaign: z.object({
      id,
      title: z.string(),
      targetUrl: z.string(),
      user: z.object({ id, name: z.string(), email: z.string().nullable() }),
    }),
    createdAt: timestamp,
    updatedAt: timestamp,
    version: z.int(),
  })
  .meta({ id: 'Creative' })

export type Creative = z.output<typeof creative>

const list = z.object({ success: z.literal(true), creatives: z.array(creative) })
const one = z.object({ success: z.literal(true), data: creative, message: sentence })

export const listCreatives = endpoint('GET /ads/creatives', {
  summary: 'List the advertisements of one of my campaigns, newest first',
  guard: 'user',
  query: z.object({ campaignId: idParam }),
  answer: list,
  codes: ['NOT_FOUND'],
})

export const listPendingCreatives = endpoint('GET /ads/creatives/pending', {
  summary: 'List advertisements and changes that need review, oldest first',
  guard: 'admin',
  answer: list,
})

const line = (most: number) => z.string().trim().max(most)

const fields = {
  name: nameText(MAX_CREATIVE_NAME_LENGTH),
  size,
  position,
  headline: clearable(line(MAX_HEADLINE_LENGTH)),
  description: clearable(line(MAX_AD_TEXT_LENGTH)),
  callToAction: line(MAX_CALL_TO_ACTION_LENGTH).min(1),
}

const form = {
  ...fields,
  campaignId: z.preprocess(
    (given) => (typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : given),
    bodyId,
  ),
  size: size.optional().describe(`Default: ${DEFAULT_CREATIVE.size}`),
  position: position.default(DEFAULT_CREATIVE.position),
  headline: line(MAX_HEADLINE_LENGTH).optional(),
  description: line(MAX_AD_TEXT_LENGTH).optional(),
  callToAction: fields.callToAction.default(DEFAULT_CREATIVE.callToAction),
  type: type.optional().describe('Same as in the path'),
  adType: type.optional().describe('Same as above'),
  adSize: size.optional().describe('Same as `size`'),
}

const MADE = 'It waits for a look of our team. '

export const createTextCreative = endpoint('POST /ads/creatives', {
  summary: 'Add a text advertisement',
  description: MADE + 'It needs a headline or a text.',
  guard: 'user',
  files: {},
  body: z.object(form),
  status: 201,
  answer: one,
  codes: ['NOT_FOUND'],
})

const { banner, gif, video, carousel } = TYPE_SPECS

export const createCreative = endpoint('POST /ads/creatives/{type}', {
  summary: 'Add an advertisement with a file',
  description: MADE + 'Types, formats and limits are those of `GET /ads/specs`.',
  guard: 'user',
  params: z.object({ type }),
  files: {
    bannerFile: { atMost: 1, bytes: banner.maxSize! },
    gifFile: { atMost: 1, bytes: gif.maxSize! },
    videoFile: { atMost: 1, bytes: video.maxSize! },
    adFile: { atMost: carousel.maxFiles, bytes: carousel.maxSize! },
  },
  body: z.object({
    ...form,
    bannerFile: fileField('The picture of a banner'),
    gifFile: fileField('An animated GIF'),
    videoFile: fileField('A video; its sound is taken away'),
    adFile: fileField('The pictures of a carousel, as repeated fields, or the HTML of rich media'),
  }),
  status: 201,
  answer: one,
  codes: ['NOT_FOUND'],
})

export const updateCreative = endpoint('PUT /ads/creatives/{id}', {
  summary: 'Change the text or position of an advertisement',
  description:
    'Fields that are left out do not change. A change to an approved advertisement needs ' +
    'review; the approved version runs until then. Changing a rejected one submits it ' +
    'again. To use another file, add another advertisement.',
  guard: 'user',
  params: idParams,
  body: z.object(fields).partial().extend({ version: expectedVersion }),
  answer: one,
  codes: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TOO_MANY_REQUESTS'],
})

export const deleteCreative = endpoint('DELETE /ads/creatives/{id}', {
  summary: 'Delete an advertisement; its statistics and charges are kept',
  guard: 'user',
  params: idParams,
  answer: z.object({ success: z.literal(true), message: sentence }),
  codes: ['NOT_FOUND'],
})

export const approveCreative = endpoint('POST /ads/creatives/{id}/approve', {
  summary: 'Approve or reject an advertisement or a change to it',
  guard: 'admin',
  stepUp: true,
  params: idParams,
  body: z.object({
    approved: z.boolean(),
    rejectionReason: clearable(reasonText).describe(
      'Shown to the advertiser; required for a rejection',
    ),
    ofChange: z
      .boolean()
      .default(false)
      .describe('Decide only on the proposed change; the approved version keeps running'),
    version: expectedVersion,
  }),
  answer: one,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'CHANGED_MEANWHILE'],
})
