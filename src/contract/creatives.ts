import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { id } from './values.ts'

const word = z
  .string()
  .trim()
  .max(64)
  .regex(/^[a-z0-9_-]*$/, 'Use small letters, digits, - and _')

export const CREATIVE_TYPES = ['banner', 'text', 'video', 'gif', 'carousel', 'rich_media'] as const

export const adItem = z
  .object({
    campaignId: id,
    creativeId: id,
    placementId: id,
    campaign: z.object({ title: z.string() }),
    placement: z.object({ size: z.string() }),
    creative: z.object({
      type: z.enum(CREATIVE_TYPES),
      imageUrl: z.string().nullable(),
      videoUrl: z.string().nullable(),
      gifUrl: z.string().nullable(),
      htmlContent: z
        .string()
        .nullable()
        .describe('Of rich media; to be shown in a sandboxed frame only'),
      headline: z.string().nullable(),
      description: z.string().nullable(),
      callToAction: z.string(),
    }),
  })
  .meta({ id: 'AdItem' })

export type AdItem = z.output<typeof adItem>

export const displayAds = endpoint({
  method: 'GET',
  path: '/ads/display',
  tag: 'Ads',
  summary: 'Advertisements for a place on a page',
  description: 'Approved creatives of running campaigns. Answered under /api/api/ads/display too.',
  query: z.object({
    page: word
      .default('')
      .describe('home, businesses, single-business, blog, single-blog, categories, …'),
    position: word.default('').describe('header, sidebar, footer, content-top, content-bottom'),
    size: word.default('responsive').describe('728x90, 300x250, … or responsive'),
    placement: word
      .default('')
      .describe('Code of one placement, instead of page, position and size'),
  }),
  answer: success(z.array(adItem)),
})

const seen = z.object({ campaignId: id, creativeId: id, placementId: id })

export type SeenAd = z.output<typeof seen>

export const trackImpression = endpoint({
  method: 'POST',
  path: '/ads/track/impression',
  tag: 'Ads',
  summary: 'Someone has seen an advertisement',
  body: seen,
  answer: success(z.object({ counted: z.boolean().describe('false: the same view once more') })),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const trackClick = endpoint({
  method: 'POST',
  path: '/ads/track/click',
  tag: 'Ads',
  summary: 'Someone has followed an advertisement',
  body: seen,
  answer: success(z.object({ counted: z.boolean().describe('false: the same click once more') }), {
    targetUrl: z.string().describe('Where the advertisement leads'),
  }),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
