import { z } from 'zod'
import { IMPORT_FIELDS, IMPORT_STATES, MAX_IMPORT_MB } from '#shared/rules/imports.ts'
import { endpoint, success } from './endpoint.ts'
import { fileField, id, idParam, timestamp } from './values.ts'

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
  kept: z.int().describe('Not changed, because somebody owns or edited them'),
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
  total: z.int().describe('Bytes of the file; rows while undoing'),
  counts: counts.nullable(),
  problem: z.string().nullable(),
})

export const importDetail = summary
  .extend({
    columns: z.array(z.string()),
    sample: z.array(z.array(z.string())).describe('The first rows'),
    choices: choices.describe('As chosen, otherwise suggested from the column names'),
    problems: z
      .array(
        z.object({
          line: z.int(),
          problems: z.array(z.object({ field: z.string(), reason: z.string() })),
        }),
      )
      .describe('The first 50 rejected rows'),
    changes: z
      .array(
        z.object({
          line: z.int(),
          id,
          name: z.string(),
          changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
        }),
      )
      .describe('Changes to the first 50 listings'),
    kept: z
      .array(z.object({ id, name: z.string(), slug: z.string() }))
      .describe('Listings that were changed since and so not undone; at most 50'),
    keptCount: z.int(),
  })
  .meta({ id: 'Import' })

export type ImportDetail = z.output<typeof importDetail>

const one = success(importDetail)
const params = z.object({ id: idParam })

export const uploadImport = endpoint({
  method: 'POST',
  path: '/admin/imports',
  tag: TAG,
  summary: 'Upload a file of listings, and get its columns with the suggested fields',
  guard: 'admin',
  files: { file: { atMost: 1, bytes: MAX_IMPORT_MB * MB } },
  body: z.object({ file: fileField(`A CSV file of at most ${MAX_IMPORT_MB} MB`) }),
  answer: one,
  status: 201,
})

export const listImports = endpoint({
  method: 'GET',
  path: '/admin/imports',
  tag: TAG,
  summary: 'List the latest 50 imports',
  guard: 'admin',
  answer: success(z.array(summary)),
})

export const readImport = endpoint({
  method: 'GET',
  path: '/admin/imports/{id}',
  tag: TAG,
  summary: 'Get an import with its progress',
  guard: 'admin',
  params,
  answer: one,
  codes: ['NOT_FOUND'],
})

export const checkImport = endpoint({
  method: 'POST',
  path: '/admin/imports/{id}/check',
  tag: TAG,
  summary: 'Check every row of a file without writing anything',
  description:
    'Runs in the background. A row with our `number` updates that listing; its `slug` or ' +
    '`name` must match the listing. Rows without `number` and `source_id` get a permanent ' +
    'id. An empty cell clears the field; fields without a column do not change.',
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
  summary: 'Import the valid rows of a checked file',
  description: 'Runs in the background and continues after a restart of the server.',
  guard: 'admin',
  params,
  answer: one,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const stopImport = endpoint({
  method: 'POST',
  path: '/admin/imports/{id}/stop',
  tag: TAG,
  summary: 'Stop an import; rows already written stay',
  guard: 'admin',
  params,
  answer: one,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const undoImport = endpoint({
  method: 'POST',
  path: '/admin/imports/{id}/undo',
  tag: TAG,
  summary: 'Undo an import',
  description:
    'Listings are restored to their earlier state. Those that were since changed, claimed, ' +
    'reviewed or messaged stay and are listed in the response.',
  guard: 'admin',
  stepUp: true,
  params,
  answer: one,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const getImportProblems = endpoint({
  method: 'GET',
  path: '/admin/imports/{id}/problems',
  tag: TAG,
  summary: 'Get the rejected rows as a file, with the problem in the last column',
  guard: 'admin',
  params,
  answer: success(z.object({ name: z.string(), text: z.string(), whole: z.boolean() })),
  codes: ['NOT_FOUND'],
})

export const getImportChanges = endpoint({
  method: 'GET',
  path: '/admin/imports/{id}/changes',
  tag: TAG,
  summary: 'Get the changes of an import as a file: one line per value, before and after',
  guard: 'admin',
  params,
  answer: success(z.object({ name: z.string(), text: z.string(), whole: z.boolean() })),
  codes: ['NOT_FOUND'],
})
