import { z } from 'zod'
import {
  COUNT_KINDS,
  COUNTED_NOUNS,
  DEFAULT_PERIOD,
  PERIODS,
  type CountKind,
} from '#shared/rules/analytics.ts'
import { endpoint, pagination, success } from './endpoint.ts'
import { idText, numberText, optionalIdText, searchText } from './values.ts'

const TAG = 'Analytics'

/** The maximum number of searches that are reported. */
export const MAX_SEARCHES = 50
export const LISTINGS_PER_PAGE = 20

const noun = z.enum(COUNTED_NOUNS)
const counts = z.object(
  Object.fromEntries(COUNT_KINDS.map((kind) => [kind, z.int()])) as Record<CountKind, z.ZodInt>,
)
const days = numberText(z.literal(PERIODS))
  .default(DEFAULT_PERIOD)
  .describe('How many days, today included')
const day = z.iso.date().describe('A day in India')

const period = {
  days: z.literal(PERIODS),
  from: day,
  to: day,
  now: counts.describe('The sums of these days'),
  before: counts.describe('The sums of as many days before'),
}

const chosen = {
  days,
  noun: noun.optional().describe('Together with `id`: one listing or ad alone'),
  id: optionalIdText,
}

export const countAction = endpoint({
  method: 'POST',
  path: '/analytics/{noun}/{id}/{kind}',
  tag: TAG,
  summary: 'Somebody has opened the page of a listing or an ad, called, shared and so on',
  description:
    'Counted once for a visitor, page, kind and day. Not counted: programs, the own page and ' +
    'administrators. Messages are counted when they are sent.',
  params: z.object({ noun, id: idText, kind: z.enum(COUNT_KINDS).exclude(['message']) }),
  query: z.object({
    search: searchText.optional().describe('With a view: the search that led to the page'),
  }),
  answer: success(z.object({ counted: z.boolean() })),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const analyticsTotals = endpoint({
  method: 'GET',
  path: '/analytics/totals',
  tag: TAG,
  summary: 'What people did with all my listings and ads',
  guard: 'user',
  query: z.object({ days }),
  answer: success(z.object(period)),
})

export const readAnalytics = endpoint({
  method: 'GET',
  path: '/analytics',
  tag: TAG,
  summary: 'What people did with my listings and ads, by day, and the searches that led there',
  guard: 'user',
  query: z.object(chosen),
  answer: success(
    z.object({
      ...period,
      of: z
        .object({ noun, id: z.int(), name: z.string() })
        .nullable()
        .describe('The one that was asked for'),
      byDay: z
        .array(z.object({ day, counts }))
        .describe('Every day of the period, the first one first'),
      searches: z
        .array(z.object({ words: z.string(), count: z.int() }))
        .describe(`At most ${MAX_SEARCHES}, the most frequent first`),
    }),
  ),
  codes: ['NOT_FOUND'],
})

export const listAnalytics = endpoint({
  method: 'GET',
  path: '/analytics/listings',
  tag: TAG,
  summary: 'Each of my listings and ads with its sums, the most viewed first',
  guard: 'user',
  query: z.object({ days, page: numberText(z.int().min(1).max(1000)).default(1) }),
  answer: success(
    z.array(
      z.object({
        noun,
        id: z.int(),
        name: z.string(),
        slug: z.string(),
        status: z.string(),
        counts,
        viewsBefore: z.int().describe('Views in as many days before'),
      }),
    ),
    { pagination },
  ),
})

export const exportAnalytics = endpoint({
  method: 'GET',
  path: '/analytics/file',
  tag: TAG,
  summary: 'The same as a table of comma-separated values',
  guard: 'user',
  query: z.object({
    ...chosen,
    of: z.enum(['days', 'searches']).default('days').describe('A row for each day, or search'),
  }),
  answer: success(z.object({ name: z.string(), text: z.string() })),
  codes: ['NOT_FOUND'],
})
