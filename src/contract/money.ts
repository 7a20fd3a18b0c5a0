import { z } from 'zod'
import { formatRupees, MAX_RUPEES, toPaise, type Paise } from '#shared/rules/money.ts'
import { parseTypedRupees } from '#shared/rules/typed-rupees.ts'

/** An amount in a request: rupees with at most two decimals, parsed into paise. */
export const rupeesInput = (least = 0, most = MAX_RUPEES) =>
  z
    .number()
    .min(least)
    .max(most)
    .multipleOf(0.01, 'At most two decimals')
    .transform(toPaise)
    .describe('Rupees, at most two decimals')

/** Nobody is here to answer whether "1.5 lakh" is meant as it was read. */
function fromText(value: unknown, context: z.RefinementCtx): unknown {
  if (typeof value !== 'string') return value
  const read = parseTypedRupees(value)
  if (read && !read.isInWords) return read.rupees
  const message = read
    ? `Is this ${formatRupees(read.rupees)}? Write it in digits`
    : 'Enter an amount in rupees, like 12500'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '')

/** The same as text, as people write it: `12,500`, `₹12,500/-`; blank means not given. */
export const rupeesParam = () =>
  z.preprocess(
    (value, context) => (isBlank(value) ? undefined : fromText(value, context)),
    rupeesInput().optional(),
  )

/** The same for an input that can be cleared: blank text is null, a missing value stays. */
export const clearableRupees = (least = 0) =>
  z.preprocess(
    (value, context) => (isBlank(value) ? null : fromText(value, context)),
    rupeesInput(least).nullable().optional(),
  ) as unknown as z.ZodOptional<z.ZodNullable<z.ZodType<Paise, number | string>>>

/** An amount in an answer: rupees. */
export const rupees = z.number().meta({ multipleOf: 0.01 })
