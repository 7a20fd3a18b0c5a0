import { z } from 'zod'
import { MAX_EMAIL_LENGTH } from '#shared/rules/contact-fields.ts'
import { MAX_REASON_LENGTH } from '#shared/rules/moderation.ts'
import { PIN } from '#shared/rules/pin.ts'
import { isSlug } from '#shared/text/slug.ts'

/**
 * A sentence of the server for people in an answer. The API says it in English; a page in another
 * language says its own (`i18n/hi/answers.ts`). Not for what people wrote.
 */
export const sentence = z.string().meta({ 'x-sentence': true })

/**
 * Small schemas used by many calls. Query values arrive as text, so numbers and flags are parsed
 * from it.
 */
export const id = z.int().positive()

const fromText = (value: unknown) => {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return undefined
  // Not `Number` alone: it also reads '0x10' and 'Infinity'.
  return /^[+-]?[\d.]{1,32}(e[+-]?\d{1,3})?$/i.test(text) ? Number(text) : Number.NaN
}

/** A number as text; blank means not given. */
export const numberParam = <Schema extends z.ZodType<unknown, number>>(schema: Schema) =>
  z.preprocess(fromText, schema.optional())

export const MAX_ID = 2_147_483_647
/** An id in a body. */
export const bodyId = z.int().positive().max(MAX_ID)
/** An id in an address. */
export const idParam = z.preprocess(fromText, bodyId)
/** An id in a query; blank means not given. */
export const optionalIdParam = numberParam(bodyId)
/** Where a reading by id continues: the last id read, 0 at the start. */
export const afterIdParam = numberParam(z.int().min(0).max(MAX_ID))

/**
 * Ids as text, separated by commas; blank means not given. A number that cannot be an id is
 * ignored, like any unknown id.
 */
export const idListParam = (atMost: number) =>
  z
    .string()
    .max(4000)
    .refine((text) => /^[\d,\s]*$/.test(text), 'Give ids separated by commas')
    .transform((text) =>
      text.trim() ? [...new Set(text.split(',').filter(Boolean).map(Number))] : undefined,
    )
    .refine((ids) => (ids?.length ?? 0) <= atMost, `At most ${atMost} ids`)
    .transform((ids) => ids?.filter((value) => value > 0 && value <= MAX_ID))

/** An email address, as typed but without the spaces around it. */
export const emailAddress = z
  .string()
  .trim()
  .max(MAX_EMAIL_LENGTH)
  .pipe(z.email('Enter a valid email address'))

/** The same in small letters, as accounts and listings keep it. */
export const lowerCaseEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_LENGTH)
  .pipe(z.email('Enter a valid email address'))

export const pinCode = z.string().trim().regex(PIN, 'Enter a 6-digit PIN code')

/** Names one sending of a form: however often it arrives, it is stored once. */
export const idempotencyKey = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'Letters, digits, _ and -')
  .optional()
  .describe('Stored once for each key')

/** Why something was refused, for whom it concerns. */
export const reasonText = z.string().trim().min(1).max(MAX_REASON_LENGTH)

export const timestamp = z.iso.datetime().describe('UTC, ISO 8601')
export const slug = z.string().describe('Lower-case words joined by hyphens')

/** `true`/`1` and `false`/`0`; anything else is an error, never silently false. */
export const booleanParam = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((value) => (value === '' ? undefined : value === 'true' || value === '1'))

/** The language of the names in an answer. */
export const languageParam = z
  .enum(['en', 'hi'])
  .optional()
  .describe('hi: names in the district’s own language where there are any, and ordered by them')

/** Free text of a query: at most 200 characters; blank means not given. */
export const searchParam = z
  .string()
  .max(200)
  .transform((value) => value.trim() || undefined)

const pageParam = numberParam(z.number().int().min(1).max(1_000_000)).default(1)
export const limitParam = (standard: number, most = 1000) =>
  numberParam(z.number().int().min(1).max(most)).default(standard)
/** Which page of a list, and how many rows a page has unless the call says it. */
export const pageParams = (standard: number) => ({
  page: pageParam,
  limit: limitParam(standard),
})

/** By what a list is sorted, and which way, unless the call says it. */
export const sortParams = <const Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  standard: NoInfer<Sort>,
  order: 'asc' | 'desc' = 'desc',
) => ({
  sort: z.enum(sorts).default(standard),
  order: z.enum(['asc', 'desc']).default(order),
})

/** A file of a form. It is not text: the server receives it apart from the fields. */
export const fileField = (about: string) =>
  z.string().meta({ format: 'binary' }).optional().describe(about)

const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '')

/** An input that can be cleared: null or blank text is null, and a missing value stays as it is. */
export const clearable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (isBlank(value) ? null : value),
    schema.nullable().optional(),
  ) as unknown as z.ZodOptional<z.ZodNullable<Schema>>

/** The same for a number, which may also arrive as text. */
export const clearableNumber = <Schema extends z.ZodType<unknown, number>>(schema: Schema) =>
  z.preprocess(
    (value) => (isBlank(value) ? null : fromText(value)),
    schema.nullable().optional(),
  ) as unknown as z.ZodOptional<z.ZodNullable<Schema>>

/** A name: at least one letter or digit. */
export const nameText = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/[\p{L}\p{N}]/u, 'Enter at least one letter or digit')

/** A slug in a request. */
export const newSlug = z
  .string()
  .trim()
  .toLowerCase()
  .max(80)
  .refine(
    isSlug,
    'Use lowercase letters and digits, words joined by single hyphens; not a number alone',
  )

/** The slug of a new record. */
export const optionalNewSlug = clearable(newSlug).describe('Default: created from the name')

/**
 * The version that the caller has read. If someone has written another since, the change is
 * refused.
 */
export const expectedVersion = z
  .int()
  .optional()
  .describe('The version that was read: fails if the record has changed since')

/** A change of a record that has a slug: what is left out stays as it is. */
export const updateBodyWithSlug = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z
    .object({ ...fields, slug: newSlug })
    .partial()
    .extend({ version: expectedVersion })

export const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Use a colour like #1D5B3B')

/** All ids of a list, in the order that they are to have. */
export const orderedIds = z
  .array(bodyId)
  .min(1)
  .max(1000)
  .refine((ids) => new Set(ids).size === ids.length, 'Give each id once')
  .describe('All ids, each once: fails if some were added or deleted since')
