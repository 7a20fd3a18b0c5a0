import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { slug } from './values.ts'

export const suggestion = z
  .object({
    kind: z.enum(['category', 'location', 'business']),
    slug,
    name: z.string(),
    note: z.string().describe('Kind and town of a business, district of a place'),
  })
  .meta({ id: 'Suggestion' })

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/suggestions',
  tag: 'Businesses',
  summary: 'What someone may mean who is still typing',
  description: 'Categories, then places, then businesses; in any script, misspellings forgiven; ten at most.',
  query: z.object({ q: z.string().max(100).describe('As typed so far; blank suggests nothing') }),
  answer: success(z.array(suggestion)),
})
