import { z } from 'zod'
import { createEndpointBuilder, success } from './endpoint.ts'
import { SPELLED_KINDS } from '#shared/rules/spelled-kinds.ts'
import { id, languageParam, limitParam, searchParam, slug } from './values.ts'

const endpoint = createEndpointBuilder('Businesses')

export const suggestion = z
  .object({
    kind: z.enum(['call', 'category', 'location', 'business']),
    slug: slug.describe('For a call: the number'),
    name: z.string(),
    note: z
      .string()
      .describe('Category and town of a business, district of a place, source of a number'),
  })
  .meta({ id: 'Suggestion' })

export const listSuggestions = endpoint('GET /suggestions', {
  summary: 'Get suggestions while typing',
  description:
    'Helplines, then categories, places and businesses. Works in any script and tolerates ' +
    'misspellings. At most ten.',
  query: z.object({
    q: z.string().max(100).describe('Text typed so far; blank: no suggestions'),
    language: languageParam,
  }),
  answer: success(z.array(suggestion), {
    notes: z.array(z.string()).describe('Notes about corrected or ignored words'),
  }),
})

export const spellName = endpoint('GET /suggestions/hindi', {
  summary: 'Spell a name in the other script',
  description:
    'Roman letters become Devanagari, and Devanagari Roman letters: at most three spellings, the ' +
    'likeliest first. Nothing is stored: a person chooses.',
  query: z.object({ text: z.string().trim().max(100).describe('A name') }),
  answer: success(z.array(z.string())),
})

const MAX_UNSPELLED = 50

/** A record whose name is written in one script alone, and how it may be in the other. */
export const unspelledName = z
  .object({
    kind: z.enum(SPELLED_KINDS),
    id,
    version: z.int(),
    name: z.string(),
    nameHi: z.string().nullable(),
    note: z.string().describe('What tells it apart: kind and town, district, or category'),
    missing: z.enum(['hi', 'en']).describe('The language that has no name yet'),
    spellings: z.array(z.string()).describe('At most three, the likeliest first'),
  })
  .meta({ id: 'UnspelledName' })

export type UnspelledName = z.output<typeof unspelledName>

export const listUnspelledNames = createEndpointBuilder('Moderation')('GET /admin/spellings', {
  summary: 'List public names that are written in one script, with suggested spellings',
  description:
    'Categories, towns, features, questions and ad categories first, then listings. To keep a ' +
    'spelling, update the record.',
  guard: 'admin',
  query: z.object({
    after: z
      .string()
      .regex(new RegExp(`^(?:${SPELLED_KINDS.join('|')})-[1-9]\\d{0,8}$`))
      .optional()
      .describe('Kind and id of the last one of the page before, such as `business-12`'),
    limit: limitParam(20, MAX_UNSPELLED),
  }),
  answer: success(z.array(unspelledName), {
    remaining: z.int().describe('All that are missing, whatever `after` says'),
  }),
})

export const ADMIN_RECORD_KINDS = ['business', 'person', 'post'] as const

export const findAdminRecords = createEndpointBuilder('Users')('GET /admin/find', {
  summary: 'Find listings, people and posts of every status by part of their name',
  description:
    'Also by number or address. At most six of each kind; names that begin with the text ' +
    'come first. `keys` gets recently opened records again.',
  guard: 'admin',
  query: z.object({
    search: searchParam.optional(),
    keys: z
      .string()
      .regex(/^(?:(?:business|person|post)-[1-9]\d{0,8}(?:,|$)){1,8}$/)
      .optional()
      .describe('For example `business-12,post-3`; at most eight, returned in this order'),
  }),
  answer: success(
    z.array(
      z.object({
        kind: z.enum(ADMIN_RECORD_KINDS),
        id,
        name: z.string(),
        note: z.string().describe('Category and town of a listing, email of a person'),
        status: z.string(),
      }),
    ),
  ),
})
