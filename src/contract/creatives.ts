import { z } from 'zod'
import {
  parseExcludedCampaigns,
  EXCLUDED_CAMPAIGNS_PATTERN,
} from '#shared/rules/excluded-campaigns.ts'
import { CREATIVE_TYPES } from '#shared/rules/ad-specs.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { rupees } from './money.ts'
import { id, optionalIdParam, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Ads')

const word = z
  .string()
  .trim()
  .max(64)
  .regex(/^[a-z0-9_-]*$/, 'Use lowercase letters, digits, - and _')

/** What is drawn of an advertisement, in a slot and in a preview. */
export const adCreative = z.object({
  type: z.enum(CREATIVE_TYPES),
  size: z.string().describe('728x90, 300x250, … or responsive'),
  imageUrl: z.string().nullable(),
  videoUrl: z.string().nullable(),
  gifUrl: z.string().nullable(),
  stillUrl: z
    .string()
    .nullable()
    .describe('Still picture of a GIF or video, for reduced motion and before it plays'),
  carousel: z
    .array(z.object({ imageUrl: z.string(), text: z.string() }))
    .describe('The pictures of a carousel, in their order'),
  frameUrl: z
    .string()
    .nullable()
    .describe('For rich media: an HTML page without scripts or requests, for a sandboxed frame'),
  headline: z.string().nullable(),
  description: z.string().nullable(),
  callToAction: z.string(),
})

export type AdCreative = z.output<typeof adCreative>

export const displayedAd = z
  .object({
    campaignId: id,
    creativeId: id,
    placementId: id,
    offer: z.string().describe('Token to send with the view and the click; each is counted once'),
    campaign: z.object({ title: z.string() }),
    placement: z.object({ size: z.string() }),
    creative: adCreative,
    whyShown: z
      .object({
        page: z.string().describe('Page name of the slot'),
        town: z.string().nullable().describe('Those of the campaign that match the page'),
        words: z.array(z.string()).describe('Those of the campaign that match the page'),
      })
      .describe('Why this ad was chosen; nothing about the visitor is used'),
  })
  .meta({ id: 'AdItem' })

export type DisplayedAd = z.output<typeof displayedAd>

export const getAdForSlot = endpoint('GET /ads/display', {
  summary: 'Get the advertisement for a place on a page',
  description:
    'One approved creative of a running campaign, or none. Also available at ' +
    '/api/api/ads/display.',
  query: z.object({
    page: word
      .default('')
      .describe('home, businesses, single-business, blog, single-blog, categories, …'),
    position: word
      .default('')
      .describe('header, sidebar, footer, content-top, content-bottom, popup'),
    size: word.default('responsive').describe('728x90, 300x250, … or responsive'),
    narrow: z
      .enum(['', '1'])
      .default('')
      .describe('1: the slot is narrower than the size, as on a phone'),
    placement: word
      .default('')
      .describe('Code of one placement, instead of page, position and size'),
    town: z.string().trim().max(80).default('').describe('Town of the page'),
    words: z
      .string()
      .trim()
      .max(200)
      .default('')
      .describe('Words of the page: its category, title or search'),
    without: z
      .string()
      .regex(EXCLUDED_CAMPAIGNS_PATTERN, 'Give at most 60 campaigns as 12,15,16')
      .default('')
      .transform(parseExcludedCampaigns)
      .describe('Campaigns to exclude: 12,15,16'),
  }),
  answer: success(z.array(displayedAd)),
})

const seen = z.object({
  campaignId: id,
  creativeId: id,
  placementId: id,
  offer: z.string().max(600).optional().describe('Without it, nothing is counted'),
})

export type TrackedAd = z.output<typeof seen>

export const trackImpression = endpoint('POST /ads/track/impression', {
  summary: 'Record a view of an advertisement',
  body: seen,
  answer: success(z.object({ counted: z.boolean().describe('false: not counted') })),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const trackClick = endpoint('POST /ads/track/click', {
  summary: 'Record a click on an advertisement',
  body: seen,
  answer: success(z.object({ counted: z.boolean().describe('false: not charged') }), {
    targetUrl: z.string().describe('Where the advertisement leads'),
  }),
  codes: ['NOT_FOUND'],
})

const hash = z.string().trim().min(1).max(32)
const networkHash = hash.describe('A hash that changes daily; never an address')

const withdrawal = z.object({
  id,
  from: timestamp,
  until: timestamp,
  campaignId: id.nullable(),
  campaignTitle: z.string().nullable().describe('null: all campaigns'),
  placementId: id.nullable(),
  network: z.string().nullable().describe('null: all networks'),
  reason: z.string(),
  madeAt: timestamp,
  views: z.number().int(),
  clicks: z.number().int(),
  credited: rupees.describe('Credited to advertisers'),
})

export const voidCharges = endpoint('POST /ads/withdrawals', {
  summary: 'Void invalid views and clicks, and credit their charges',
  guard: 'admin',
  stepUp: true,
  body: z
    .object({
      from: z.iso.datetime({ offset: true }),
      until: z.iso.datetime({ offset: true }),
      campaignId: id.optional(),
      placementId: id.optional(),
      visitor: hash.optional().describe('Daily hash of the visitor'),
      network: networkHash.optional(),
      reason: z.string().trim().min(1).max(500),
    })
    .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
      path: ['until'],
      message: 'Choose an end after the start',
    }),
  status: 201,
  answer: success(withdrawal),
  codes: ['NOT_FOUND'],
})

export const previewVoidedCharges = endpoint('GET /ads/withdrawals/preview', {
  summary: 'Preview what would be voided and credited',
  guard: 'admin',
  query: z.object({
    from: z.iso.datetime({ offset: true }),
    until: z.iso.datetime({ offset: true }),
    campaignId: optionalIdParam,
    placementId: optionalIdParam,
    network: networkHash.optional(),
  }),
  answer: success(
    withdrawal.pick({ views: true, clicks: true, credited: true }).extend({
      campaigns: z.int(),
      sources: z
        .array(
          z.object({
            network: networkHash,
            clicks: z.int().describe('Charged and not voided'),
            charged: rupees,
            visitors: z.int(),
            campaigns: z.int(),
          }),
        )
        .describe('The ten networks with the most charged clicks, ignoring `network`'),
    }),
  ),
})

export const listVoidedCharges = endpoint('GET /ads/withdrawals', {
  summary: 'List voided views and clicks, newest first',
  guard: 'admin',
  answer: success(z.array(withdrawal)),
})
