import { z } from 'zod'

/** Small schemas used by many calls. Query values arrive as text, so numbers and flags are read from it. */
export const id = z.int().positive()
export const idText = z.coerce.number().int().positive().max(2_147_483_647)
export const timestamp = z.iso.datetime().describe('UTC, ISO 8601')
export const slug = z.string().describe('Lower-case words joined by hyphens')

/** `true`/`1` and `false`/`0`; anything else is an error, never silently false. */
export const flagText = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((value) => (value === '' ? undefined : value === 'true' || value === '1'))

/** Free text of a query: at most 200 characters; blank means not given. */
export const searchText = z
  .string()
  .max(200)
  .transform((value) => value.trim() || undefined)

/** A number in text; blank means not given. */
export const numberText = (schema: z.ZodNumber) =>
  z.preprocess((value) => (value === '' || value === undefined ? undefined : Number(value)), schema.optional())

export const page = numberText(z.number().int().min(1).max(1_000_000)).default(1)
export const limit = (standard: number) => numberText(z.number().int().min(1).max(1000)).default(standard)
