import { z } from 'zod'
import { readWithout, WITHOUT } from '#shared/rules/ad-without.ts'
import { CREATIVE_TYPES } from '#shared/rules/ad-specs.ts'
import { endpoint, success } from './endpoint.ts'
import { rupees } from './money.ts'
import { id, optionalIdText, timestamp } from './values.ts'

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
    .describe('Of a GIF and of a video, for who wants less motion; before it plays'),
  carousel: z
    .array(z.object({ imageUrl: z.string(), text: z.string() }))
    .describe('The pictures of a carousel, in their order'),
  frameUrl: z
    .string()
    .nullable()
    .describe('Of rich media: a page that may run and load nothing, for a sandboxed frame'),
  headline: z.string().nullable(),
  description: z.string().nullable(),
  callToAction: z.string(),
})

export type AdCreative = z.output<typeof adCreative>

export const adItem = z
  .object({
    campaignId: id,
    creativeId: id,
    placementId: id,
    offer: z
      .string()
      .describe('Told back with its view and its click, which count only once with it'),
    campaign: z.object({ title: z.string() }),
    placement: z.object({ size: z.string() }),
    creative: adCreative,
    whyShown: z
      .object({
        page: z.string().describe('As the slot names it'),
        town: z.string().nullable().describe('Of the campaign, that the page is about'),
        words: z.array(z.string()).describe('Of the campaign, that the page is about'),
      })
      .describe('What decided; nothing is known of the visitor'),
  })
  .meta({ id: 'AdItem' })

export type AdItem = z.output<typeof adItem>

export const displayAds = endpoint({
  method: 'GET',
  path: '/ads/display',
  tag: 'Ads',
  summary: 'Advertisements for a place on a page',
  description:
    'The one chosen among approved creatives of running campaigns, or none. Answered under ' +
    '/api/api/ads/display too.',
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
      .describe('1: there is less room than the size asks for, as on a phone'),
    placement: word
      .default('')
      .describe('Code of one placement, instead of page, position and size'),
    town: z.string().trim().max(80).default('').describe('The town that the page is about'),
    words: z
      .string()
      .trim()
      .max(200)
      .default('')
      .describe('What the page is about: its category, its title, its search'),
    without: z
      .string()
      .regex(WITHOUT, 'Give at most 60 campaigns as 12,15,16')
      .default('')
      .transform(readWithout)
      .describe('Campaigns not to be shown: 12,15,16'),
  }),
  answer: success(z.array(adItem)),
})

const seen = z.object({
  campaignId: id,
  creativeId: id,
  placementId: id,
  offer: z.string().max(600).optional().describe('Nothing counts without it'),
})

export type SeenAd = z.output<typeof seen>

export const trackImpression = endpoint({
  method: 'POST',
  path: '/ads/track/impression',
  tag: 'Ads',
  summary: 'Someone has seen an advertisement',
  body: seen,
  answer: success(z.object({ counted: z.boolean().describe('false: it does not count') })),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const trackClick = endpoint({
  method: 'POST',
  path: '/ads/track/click',
  tag: 'Ads',
  summary: 'Someone has followed an advertisement',
  body: seen,
  answer: success(z.object({ counted: z.boolean().describe('false: it is not charged') }), {
    targetUrl: z.string().describe('Where the advertisement leads'),
  }),
  codes: ['NOT_FOUND'],
})

const hash = z.string().trim().min(1).max(32)
const networkHash = hash.describe('As the ledger names a network of one day; never an address')

const withdrawal = z.object({
  id,
  from: timestamp,
  until: timestamp,
  campaignId: id.nullable(),
  campaignTitle: z.string().nullable().describe('null where it was of all campaigns'),
  placementId: id.nullable(),
  network: z.string().nullable().describe('null where it was of all networks'),
  reason: z.string(),
  madeAt: timestamp,
  views: z.number().int(),
  clicks: z.number().int(),
  credited: rupees.describe('What advertisers got back'),
})

export const withdrawViews = endpoint({
  method: 'POST',
  path: '/ads/withdrawals',
  tag: 'Ads',
  summary: 'Take views and clicks back that were not valid; what was charged for them is credited',
  guard: 'admin',
  stepUp: true,
  body: z
    .object({
      from: z.iso.datetime({ offset: true }),
      until: z.iso.datetime({ offset: true }),
      campaignId: id.optional(),
      placementId: id.optional(),
      visitor: hash.optional().describe('As the ledger names a day’s visitor'),
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

export const previewWithdrawal = endpoint({
  method: 'GET',
  path: '/ads/withdrawals/preview',
  tag: 'Ads',
  summary: 'What a withdrawal would take back and credit; nothing is changed',
  guard: 'admin',
  query: z.object({
    from: z.iso.datetime({ offset: true }),
    until: z.iso.datetime({ offset: true }),
    campaignId: optionalIdText,
    placementId: optionalIdText,
    network: networkHash.optional(),
  }),
  answer: success(
    withdrawal.pick({ views: true, clicks: true, credited: true }).extend({
      campaigns: z.int(),
      sources: z
        .array(
          z.object({
            network: networkHash,
            clicks: z.int().describe('Charged, and not taken back'),
            charged: rupees,
            visitors: z.int(),
            campaigns: z.int(),
          }),
        )
        .describe('The ten networks with the most charged clicks, whichever `network` is named'),
    }),
  ),
})

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/ads/withdrawals',
  tag: 'Ads',
  summary: 'What was taken back, the latest first',
  guard: 'admin',
  answer: success(z.array(withdrawal)),
})
