import { z } from 'zod'
import { CAUSE_KINDS, DECISION_ACTIONS } from '#shared/rules/import-decisions.ts'
import { IMPORT_FIELDS, IMPORT_STATES, MAX_IMPORT_MB } from '#shared/rules/imports.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { idParams } from './record-endpoints.ts'
import { fileField, id, timestamp, sentence } from './values.ts'

const endpoint = createEndpointBuilder('Imports')
const MB = 1024 * 1024

const field = z.enum(IMPORT_FIELDS)
const map = z.partialRecord(field, z.string().max(200))

const joins = z.partialRecord(field, z.array(z.string().max(200)).max(10))

const choices = z.object({
  source: z.string(),
  status: z.enum(['active', 'pending']),
  map,
  joins,
  category: z.string().nullable(),
  city: z.string().nullable(),
  nearest: z.boolean(),
})

const action = z.enum(DECISION_ACTIONS)
const decision = z.object({ action, value: z.int().nullable() }).nullable()
const rows = z.int()

const cause = z.object({
  key: z.string(),
  kind: z.enum(CAUSE_KINDS),
  field: z.string(),
  about: z.string().describe('The value that its rows share, such as a PIN code'),
  rows,
  values: z.array(z.object({ text: z.string(), rows })).describe('The most frequent values'),
  valueCount: z.int(),
  examples: z.array(z.object({ line: z.int(), name: z.string(), reason: sentence })),
  can: z.partialRecord(action, rows).describe('How many of its rows each action can settle'),
  towns: z
    .array(z.object({ action, id: id.nullable(), city: z.string(), district: z.string(), rows }))
    .describe('Where each action would put its rows'),
  closest: z.array(z.object({ id, name: z.string() })).describe('Similar categories'),
  decision,
  chosen: z.string().nullable().describe('The name of the decided town or category'),
  isOwnDecision: z.boolean().describe('False when it was decided together with others'),
})

const guess = z.object({
  key: z.string(),
  said: z.string(),
  why: z.enum(['pin', 'alike', 'overruled', 'nearest']),
  town: z.object({ id, city: z.string(), district: z.string() }),
  rows,
  decision,
  chosen: z.string().nullable(),
})

const preview = z.object({
  line: z.int(),
  name: z.string(),
  nameHi: z.string().nullable(),
  description: z.string(),
  address: z.string(),
  zipCode: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string(),
  district: z.string(),
  category: z.object({ name: z.string(), slug: z.string(), color: z.string() }),
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
  startedAt: timestamp.nullable().describe('When the work under way, or the last one, began'),
  secondsLeft: z.int().nullable(),
  counts: counts.nullable(),
  problem: sentence.nullable(),
})

export const importDetail = summary
  .extend({
    columns: z.array(z.string()),
    sample: z.array(z.array(z.string())).describe('The first rows'),
    choices: choices.describe('As chosen, otherwise suggested from column names and values'),
    remembered: z.boolean().describe('The choices are those of an earlier file of this shape'),
    causes: z.array(cause).describe('Why rows are refused, most rows first'),
    guesses: z.array(guess).describe('Towns that were concluded; at most 200'),
    guessCount: z.int(),
    previews: z.array(preview).describe('The first rows as listings'),
    toDecide: z.int().describe('Rows that need a decision'),
    leftOut: z.int(),
    toImport: z.int().describe('Rows that would be imported now'),
    problems: z
      .array(
        z.object({
          line: z.int(),
          problems: z.array(z.object({ field: z.string(), reason: sentence })),
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
export const uploadImport = endpoint('POST /admin/imports', {
  summary: 'Upload a file of listings, and get its columns with the suggested fields',
  guard: 'admin',
  files: { file: { atMost: 1, bytes: MAX_IMPORT_MB * MB } },
  body: z.object({ file: fileField(`A CSV file of at most ${MAX_IMPORT_MB} MB`) }),
  answer: one,
  status: 201,
})

export const listImports = endpoint('GET /admin/imports', {
  summary: 'List the latest 50 imports',
  guard: 'admin',
  answer: success(z.array(summary)),
})

export const getImport = endpoint('GET /admin/imports/{id}', {
  summary: 'Get an import with its progress',
  guard: 'admin',
  params: idParams,
  answer: one,
  codes: ['NOT_FOUND'],
})

export const checkImport = endpoint('POST /admin/imports/{id}/check', {
  summary: 'Check every row of a file without writing anything',
  description:
    'Runs in the background. A row with our `number` updates that listing; its `slug` or ' +
    '`name` must match the listing. Rows without `number` and `source_id` get a permanent ' +
    'id. An empty cell clears the field; fields without a column do not change.',
  guard: 'admin',
  params: idParams,
  body: z.object({
    source: z.string().trim().min(1, 'Enter a source').max(80),
    status: z.enum(['active', 'pending']).default('active'),
    map,
    joins: joins.default({}),
    category: z.string().max(120).nullable().default(null),
    city: z.string().max(120).nullable().default(null),
    nearest: z.boolean().default(false),
  }),
  answer: one,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const setImportDecision = endpoint('POST /admin/imports/{id}/decide', {
  summary: 'Decide what to do with all rows of one cause',
  description:
    'Kept with the import and for the next file with the same columns. `town` and `category` ' +
    'need their id as `value`; `action: null` takes the decision back.',
  guard: 'admin',
  params: idParams,
  body: z.object({
    cause: z.string().min(1).max(300),
    action: action.nullable(),
    value: z.int().nullable().default(null),
  }),
  answer: one,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const runImport = endpoint('POST /admin/imports/{id}/run', {
  summary: 'Import the valid rows of a checked file',
  description: 'Runs in the background and continues after a restart of the server.',
  guard: 'admin',
  stepUp: true,
  params: idParams,
  answer: one,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const stopImport = endpoint('POST /admin/imports/{id}/stop', {
  summary: 'Stop an import; rows already written stay',
  guard: 'admin',
  params: idParams,
  answer: one,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const undoImport = endpoint('POST /admin/imports/{id}/undo', {
  summary: 'Undo an import',
  description:
    'Listings are restored to their earlier state. Those that were since changed, claimed, ' +
    'reviewed or messaged stay and are listed in the response.',
  guard: 'admin',
  stepUp: true,
  params: idParams,
  answer: one,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const getImportProblems = endpoint('GET /admin/imports/{id}/problems', {
  summary: 'Get the rejected rows as a file, with the problem in the last column',
  guard: 'admin',
  params: idParams,
  answer: success(z.object({ name: z.string(), text: z.string(), whole: z.boolean() })),
  codes: ['NOT_FOUND'],
})

export const getImportChanges = endpoint('GET /admin/imports/{id}/changes', {
  summary: 'Get the changes of an import as a file: one line per value, before and after',
  guard: 'admin',
  params: idParams,
  answer: success(z.object({ name: z.string(), text: z.string(), whole: z.boolean() })),
  codes: ['NOT_FOUND'],
})
