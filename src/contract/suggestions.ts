import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { id, searchText, slug } from './values.ts'

export const suggestion = z
  .object({
    kind: z.enum(['call', 'category', 'location', 'business']),
    slug: slug.describe('Of a call: the number'),
    name: z.string(),
    note: z
      .string()
      .describe('Kind and town of a business, district of a place, source of a number'),
  })
  .meta({ id: 'Suggestion' })

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/suggestions',
  tag: 'Businesses',
  summary: 'What someone may mean who is still typing',
  description:
    'Numbers to call, then categories, then places, then businesses; in any script, ' +
    'misspellings forgiven; ten at most.',
  query: z.object({ q: z.string().max(100).describe('As typed so far; blank suggests nothing') }),
  answer: success(z.array(suggestion), {
    notes: z.array(z.string()).describe('What was corrected, left out or shown instead, in words'),
  }),
})

export const RECORD_KINDS = ['business', 'person', 'post'] as const

export const findRecords = endpoint({
  method: 'GET',
  path: '/admin/find',
  tag: 'Users',
  summary: 'Listings, people and posts in every state, by a part of their name',
  description:
    'Also by number or address. Of each kind six at most, those first whose name begins with the ' +
    'text. `keys` reads records again that were gone to before.',
  guard: 'admin',
  query: z.object({
    search: searchText.optional(),
    keys: z
      .string()
      .regex(/^(?:(?:business|person|post)-[1-9]\d{0,8}(?:,|$)){1,8}$/)
      .optional()
      .describe('Like `business-12,post-3`, eight at most; answered in this order'),
  }),
  answer: success(
    z.array(
      z.object({
        kind: z.enum(RECORD_KINDS),
        id,
        name: z.string(),
        note: z.string().describe('Kind and town of a listing, address of a person'),
        status: z.string(),
      }),
    ),
  ),
})
