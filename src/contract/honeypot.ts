import { z } from 'zod'

/** Extra fields that forms without an account send; programs that call the API leave out both. */
export const honeypotFields = {
  linkToDetails: z
    .string()
    .optional()
    .describe('Leave this out: it is a hidden field against bots'),
  shownFor: z.number().min(0).optional().describe('Milliseconds since the form was shown'),
}

export type HoneypotValues = z.output<z.ZodObject<typeof honeypotFields>>
