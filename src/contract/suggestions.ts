import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { slug } from './values.ts'

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
