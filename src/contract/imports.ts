import { z } from 'zod'
import { IMPORT_FIELDS, IMPORT_STATES, MAX_IMPORT_MB } from '#shared/rules/imports.ts'
import { endpoint, success } from './endpoint.ts'
import { file, id, idText, timestamp } from './values.ts'

const TAG = 'Imports'
const MB = 1024 * 1024

const field = z.enum(IMPORT_FIELDS)
const map = z.partialRecord(field, z.string().max(200))

const choices = z.object({
  source: z.string(),
  status: z.enum(['active', 'pending']),
  map,
  category: z.string().nullable(),
  city: z.string().nullable(),
  nearest: z.boolean(),
})

const counts = z.object({
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  kept: z.int().describe('Left as they are, because they belong to people by now'),
  rejected: z.int(),
})

const summary = z.object({
  id,
  file: z.string(),
  state: z.enum(IMPORT_STATES),
  by: z.string().nullable(),
  createdAt: timestamp,
  endedAt: timestamp.nullable(),
  done: z.int(),
  total: z.int().describe('Bytes of the file; rows while it is undone'),
  counts: counts.nullable(),
  problem: z.string().nullable(),
})

export const importDetail = summary
  .extend({
    columns: z.array(z.string()),
    sample: z.array(z.array(z.string())).describe('The first rows'),
    choices: choices.describe('As chosen; else guessed from the names of the columns'),
    problems: z
      .array(
        z.object({
          line: z.int(),
          problems: z.array(z.object({ field: z.string(), reason: z.string() })),
        }),
      )
      .describe('The first fifty rows that are refused'),
    changes: z
      .array(
        z.object({
          line: z.int(),
          id,
          name: z.string(),
          changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
        }),
      )
      .describe('What is different in the first fifty listings that the file changes'),
    kept: z
      .array(z.object({ id, name: z.string(), slug: z.string() }))
      .describe('Listings that were changed since, which undoing left as they are; at most fifty'),
    keptCount: z.int(),
  })
  .meta({ id: 'Import' })

export type ImportDetail = z.output<typeof importDetail>

const one = success(importDetail)
const params = z.object({ id: idText })

export const uploadImport = endpoint({
  method: 'POST',
  path: '/admin/imports',
  tag: TAG,
  summary: 'Give a file of listings: which columns it has, and what they seem to be',
  guard: 'admin',
  files: { file: { atMost: 1, bytes: MAX_IMPORT_MB * MB } },
  body: z.object({ file: file(`A CSV file of at most ${MAX_IMPORT_MB} MB`) }),
  answer: one,
  status: 201,
})

export const listImports = endpoint({
  method: 'GET',
  path: '/admin/imports',
  tag: TAG,
  summary: 'The latest fifty imports',
  guard: 'admin',
  answer: success(z.array(summary)),
})

export const readImport = endpoint({
  method: 'GET',
  path: '/admin/imports/{id}',
  tag: TAG,
  summary: 'One import, and how far it is',
  guard: 'admin',
  params,
  answer: one,
  codes: ['NOT_FOUND'],
})

export const checkImport = endpoint({
  method: 'POST',
  path: '/admin/imports/{id}/check',
  tag: TAG,
  summary: 'Check every row of a file, and write nothing',
  description:
    'It goes on in the background. A row with our `number` changes that listing, and `slug` or ' +
    "`name` beside it must be the listing's. Rows without `number` and `source_id` get an id " +
    'that lasts. An empty cell empties the field; what has no column stays as it is.',
  guard: 'admin',
  params,
  body: z.object({
    source: z.string().trim().min(1, 'Enter a source').max(80),
    status: z.enum(['active', 'pending']).default('active'),
    map,
    category: z.string().max(120).nullable().default(null),
    city: z.string().max(120).nullable().default(null),
    nearest: z.boolean().default(false),
  }),
  answer: one,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const runImport = endpoint({
  method: 'POST',
  path: '/admin/imports/{id}/run',
  tag: TAG,
  summary: 'Import the good rows of a file that was checked',
  description: 'It goes on in the background, and after a restart of the server.',
  guard: 'admin',
  params,
  answer: one,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const stopImport = endpoint({
  method: 'POST',
  path: '/admin/imports/{id}/stop',
  tag: TAG,
  summary: 'Stop after the rows under way; what is written stays',
  guard: 'admin',
  params,
  answer: one,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const undoImport = endpoint({
  method: 'POST',
  path: '/admin/imports/{id}/undo',
  tag: TAG,
  summary: 'Undo an import: listings are as they were before',
  description: 'Those that somebody changed, owns, reviewed or wrote to since stay, and are named.',
  guard: 'admin',
  stepUp: true,
  params,
  answer: one,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const importProblems = endpoint({
  method: 'GET',
  path: '/admin/imports/{id}/problems',
  tag: TAG,
  summary: 'The refused rows as a file, with what is wrong in a last column',
  guard: 'admin',
  params,
  answer: success(z.object({ name: z.string(), text: z.string(), whole: z.boolean() })),
  codes: ['NOT_FOUND'],
})

export const importChanges = endpoint({
  method: 'GET',
  path: '/admin/imports/{id}/changes',
  tag: TAG,
  summary: 'What a file changes in listings as a file: a line for each value, before and after',
  guard: 'admin',
  params,
  answer: success(z.object({ name: z.string(), text: z.string(), whole: z.boolean() })),
  codes: ['NOT_FOUND'],
})
