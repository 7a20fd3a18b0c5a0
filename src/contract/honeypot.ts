import { z } from 'zod'
import { MAIL_LANGUAGES } from '#shared/rules/languages.ts'

/** Fields against bots; programs that call the API leave out both. */
const honeypotFields = {
  linkToDetails: z
    .string()
    .optional()
    .describe('Leave this out: it is a hidden field against bots'),
  shownFor: z.number().min(0).optional().describe('Milliseconds since the form was shown'),
}

/** What forms without an account send beside their own fields. */
export const guestFormFields = {
  ...honeypotFields,
  language: z
    .enum(MAIL_LANGUAGES)
    .optional()
    .describe('Language of mails to an address without an account; default: English'),
}

export type HoneypotValues = z.output<z.ZodObject<typeof honeypotFields>>
