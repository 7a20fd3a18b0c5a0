import { z } from 'zod'
import { CALL_RESULTS, CALL_WAYS, MAX_CALL_NOTE_LENGTH } from '#shared/rules/calls.ts'
import { MAX_FACT_LENGTH } from '#shared/rules/facts.ts'
import { GAPS } from '#shared/rules/gaps.ts'
import { parseTypedPoint } from '#shared/rules/typed-point.ts'
import { normaliseText } from '#shared/text/plain-text.ts'
import { createEndpointBuilder, pagination, success } from './endpoint.ts'
import {
  bodyId,
  id,
  idempotencyKey,
  limitParam,
  optionalIdParam,
  pageParams,
  slug,
  timestamp,
} from './values.ts'

const endpoint = createEndpointBuilder('Gaps')

const names = { name: z.string(), nameHi: z.string().nullable() }
const town = z.object({ id, city: z.string(), nameHi: z.string().nullable() })

/** A listing as helpers see it: what is public of it, and what came of calls. */
export const gapListing = z
  .object({
    id,
    slug,
    ...names,
    kind: z.object({ id, ...names }),
    town,
    address: z.string(),
    landmark: z.string().nullable(),
    phone: z.string().nullable(),
    otherPhones: z.array(z.string()).describe('Further public numbers'),
    missing: z.array(z.enum(GAPS)),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    version: z.int(),
    calls: z
      .array(
        z.object({
          way: z.enum(CALL_WAYS),
          result: z.enum(CALL_RESULTS),
          note: z.string().nullable(),
          wrongPhone: z.string().nullable(),
          at: timestamp,
          isMine: z.boolean(),
        }),
      )
      .describe('The last three, the latest first'),
  })
  .meta({ id: 'GapListing' })

export type GapListing = z.output<typeof gapListing>

const gapCounts = { total: z.int(), ...Object.fromEntries(GAPS.map((gap) => [gap, z.int()])) } as {
  total: z.ZodInt
} & Record<(typeof GAPS)[number], z.ZodInt>

const narrowing = {
  town: optionalIdParam,
  missing: z
    .enum(['', ...GAPS])
    .optional()
    .describe('Only listings without this information'),
}

export const listGaps = endpoint('GET /gaps', {
  summary: 'List live listings that lack something, with counts by town and kind',
  description: 'A helper gets those of their towns, an administrator all.',
  guard: 'helper',
  query: z.object({ ...narrowing, kind: optionalIdParam, ...pageParams(50) }),
  answer: success(z.array(gapListing), {
    pagination,
    towns: z
      .array(town.extend(gapCounts))
      .describe('All towns of the caller: listings, and how many lack what'),
    kinds: z
      .array(z.object({ id, ...names, count: z.int() }))
      .describe('Kinds of the listings that match without `kind`, the most frequent first'),
  }),
})

export const callScreen = z.object({
  listing: gapListing.nullable().describe('The one to call now; null: none is left'),
  until: timestamp.nullable().describe('Nobody else gets it before'),
  left: z.int().describe('Listings to call now, this one included'),
  calledToday: z.int().describe('Calls of the caller since midnight in India'),
  next: z.array(gapListing).describe('What comes after it, at most five'),
})

export const takeNextCall = endpoint('POST /calls/next', {
  summary: 'Take the next listing to call',
  description:
    'It is the caller’s for ten minutes: no other helper gets it meanwhile. One at a time; ' +
    'another gives the former back. Asking again answers the same one.',
  guard: 'helper',
  body: z.object({
    town: bodyId.optional(),
    kind: bodyId.optional(),
    missing: z.enum(GAPS).optional(),
    businessId: bodyId.optional().describe('This one'),
  }),
  answer: success(callScreen),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
})

const line = z.string().trim().max(MAX_FACT_LENGTH).optional()

export const saveCall = endpoint('POST /calls', {
  summary: 'Save what came of a call or a visit',
  description:
    'Facts are shown at once with their source; the owner is told and can take them back. That ' +
    'a business has closed, or asked not to be listed, is decided by administrators. A wrong ' +
    'number is taken off the listing. After `no-answer` the listing comes again in three hours, ' +
    'then after a day, three days, a week.',
  guard: 'helper',
  body: z
    .object({
      key: idempotencyKey,
      businessId: bodyId,
      way: z.enum(CALL_WAYS).default('call'),
      result: z.enum(CALL_RESULTS),
      phone: line.describe('told: the number. wrong-number: the one that was called'),
      hours: line.describe('told: `Mon-Sat 10-18, Sun closed`'),
      point: line.describe('told: `23.456, 84.123`'),
      here: z.enum(['yes', 'no']).optional().describe('told: whether the business is still there'),
      note: z.string().overwrite(normaliseText).max(MAX_CALL_NOTE_LENGTH).optional(),
      version: z
        .int()
        .optional()
        .describe('Of the listing as it was read: what others have said since is not replaced'),
    })
    .refine(
      ({ result, phone, hours, point, here, note }) =>
        result !== 'told' || [phone, hours, point, here, note].some(Boolean),
      { path: ['note'], message: 'Enter what they told you' },
    )
    .refine(({ result, note }) => result !== 'note' || Boolean(note?.trim()), {
      path: ['note'],
      message: 'Write a note',
    }),
  answer: success(z.object({ id })),
  status: 201,
  codes: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NO_RECIPIENT', 'TOO_MANY_REQUESTS'],
})

export const listVisits = endpoint('GET /visits', {
  summary: 'List the listings of a town that lack something, in the order of a walk',
  description:
    'From the starting point always to the nearest one; those without a point follow by street.',
  guard: 'helper',
  query: z.object({
    town: optionalIdParam.describe('Default: the town of the caller with the most gaps'),
    missing: narrowing.missing,
    from: z
      .string()
      .max(60)
      .optional()
      .refine((text) => !text || parseTypedPoint(text) !== null, 'Give a point: 23.456, 84.123')
      .describe('Where the walk begins: `23.456, 84.123`. Default: the centre of the town'),
    limit: limitParam(40, 200).describe('As many as a phone keeps answers of without a line'),
  }),
  answer: success(
    z.object({
      town: town.nullable(),
      towns: z.array(town.extend({ count: z.int() })).describe('Where there is something to do'),
      total: z.int(),
      stops: z.array(
        z.object({
          listing: gapListing,
          metres: z.int().nullable().describe('From the one before, as the crow flies'),
        }),
      ),
    }),
  ),
})

const growth = z.object(gapCounts).nullable()
const covered = {
  ...gapCounts,
  week: growth.describe('How many more than seven days ago; null: not counted then'),
  month: growth.describe('Likewise for thirty days'),
}

export const coverage = z
  .object({ all: z.object(covered), towns: z.array(town.extend(covered)) })
  .meta({ id: 'Coverage' })

export type Coverage = z.output<typeof coverage>

export const getCoverage = endpoint('GET /coverage', {
  summary: 'Count of how many listings what is known, by town, and how that grew',
  answer: success(coverage),
})
