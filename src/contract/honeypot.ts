import { z } from 'zod'

/**
 * What forms without an account send beside their own fields; programs that call the API leave both
 * out.
 */
export const honeypotFields = {
  linkToDetails: z.string().optional().describe('Leave this out: people do not see the field'),
  shownFor: z.number().min(0).optional().describe('Milliseconds since the form was shown'),
}

export type HoneypotValues = z.output<z.ZodObject<typeof honeypotFields>>
