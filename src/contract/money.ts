import { z } from 'zod'
import { toPaise } from '#shared/rules/money.ts'

const GREATEST_RUPEES = 20_000_000

/** An amount in a request: rupees with at most two decimals, parsed into paise. */
export const amountInRupees = (least = 0) =>
  z
    .number()
    .min(least)
    .max(GREATEST_RUPEES)
    .multipleOf(0.01, 'At most two decimals')
    .transform(toPaise)
    .describe('Rupees, at most two decimals')

/** An amount in an answer: rupees. */
export const rupees = z.number().meta({ multipleOf: 0.01 })
