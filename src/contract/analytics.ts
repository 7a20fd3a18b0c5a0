import { z } from 'zod'
import {
  VISITOR_ACTION_KINDS,
  ANALYTICS_RECORD_TYPES,
  DEFAULT_PERIOD,
  ANALYTICS_PERIODS,
  type VisitorActionKind,
} from '#shared/rules/analytics.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import { idParam, numberParam, optionalIdParam, searchParam } from './values.ts'

const endpoint = createEndpointBuilder('Analytics')

/** The maximum number of searches that are reported. */
export const MAX_REPORTED_SEARCHES = 50
export const ANALYTICS_PAGE_SIZE = 20

const noun = z.enum(ANALYTICS_RECORD_TYPES)
const counts = z.object(
  Object.fromEntries(VISITOR_ACTION_KINDS.map((kind) => [kind, z.int()])) as Record<
    VisitorActionKind,
    z.ZodInt
  >,
)
const days = numberParam(z.literal(ANALYTICS_PERIODS))
  .default(DEFAULT_PERIOD)
  .describe('Number of days, including today')
const day = z.iso.date().describe('A day in India')

const period = {
  days: z.literal(ANALYTICS_PERIODS),
  from: day,
  to: day,
  now: counts.describe('Totals of these days'),
  before: counts.describe('Totals of the same number of days before'),
}

const chosen = {
  days,
  noun: noun.optional().describe('With `id`: only this listing or ad'),
  id: optionalIdParam,
}

export const countAction = endpoint('POST /analytics/{noun}/{id}/{kind}', {
  summary: 'Count an action of a visitor: opening a listing or an ad, calling, sharing and so on',
  description:
    'Counted once per visitor, page, kind and day. Actions of bots, administrators and the ' +
    'owner are not counted. Messages are counted when they are sent.',
  params: z.object({ noun, id: idParam, kind: z.enum(VISITOR_ACTION_KINDS).exclude(['message']) }),
  query: z.object({
    search: searchParam.optional().describe('For a view: the search that led to the page'),
  }),
  answer: success(z.object({ counted: z.boolean() })),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const getAnalyticsTotals = endpoint('GET /analytics/totals', {
  summary: 'Get the totals of all my listings and ads',
  guard: 'user',
  query: z.object({ days }),
  answer: success(
    z.object({
      ...period,
      viewsByDay: z.array(z.int()).describe('Views on each day of the period, oldest first'),
    }),
  ),
})

export const getAnalyticsByDay = endpoint('GET /analytics', {
  summary: 'Get the analytics of my listings and ads by day, with the searches that led to them',
  guard: 'user',
  query: z.object(chosen),
  answer: success(
    z.object({
      ...period,
      of: z
        .object({ noun, id: z.int(), name: z.string() })
        .nullable()
        .describe('The requested listing or ad'),
      byDay: z.array(z.object({ day, counts })).describe('Every day of the period, oldest first'),
      searches: z
        .array(z.object({ words: z.string(), count: z.int() }))
        .describe(`At most ${MAX_REPORTED_SEARCHES}, most frequent first`),
    }),
  ),
  codes: ['NOT_FOUND'],
})

export const listAnalytics = endpoint('GET /analytics/listings', {
  summary: 'List my listings and ads with their totals, most viewed first',
  guard: 'user',
  query: z.object({ days, page: numberParam(z.int().min(1).max(1000)).default(1) }),
  answer: success(
    z.array(
      z.object({
        noun,
        id: z.int(),
        name: z.string(),
        slug: z.string(),
        status: z.string(),
        counts,
        viewsBefore: z.int().describe('Views in the same number of days before'),
      }),
    ),
    { pagination },
  ),
})

export const exportAnalytics = endpoint('GET /analytics/file', {
  summary: 'Export as CSV',
  guard: 'user',
  query: z.object({
    ...chosen,
    of: z.enum(['days', 'searches']).default('days').describe('One row per day, or per search'),
  }),
  answer: success(z.object({ name: z.string(), text: z.string() })),
  codes: ['NOT_FOUND'],
})
