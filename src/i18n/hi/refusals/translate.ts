import type { Refusal } from '#i18n/en/refusals.ts'
import { translateSentence } from '#i18n/sentences.ts'
import { ADVERTISING } from './advertising.ts'
import { REFUSALS_BY_CODE, WRONG_FIELD } from './codes.ts'
import { FORMS } from './forms.ts'
import { LISTINGS } from './listings.ts'
import { PEOPLE } from './people.ts'
import { TEAM } from './team.ts'

/** Every sentence of the API beside those of the codes. */
export const SENTENCES = { ...FORMS, ...PEOPLE, ...LISTINGS, ...ADVERTISING, ...TEAM }

/** What a field says in numbers alone: how many there are now. */
const IS_NUMBER = /^\d+$/

/** The refusal in Hindi; a sentence that is not known is said by its code. */
export function translate({ code = 'INTERNAL', error, fields = {} }: Refusal): Refusal {
  const texts = Object.entries(fields).map(([field, text]) => [
    field,
    IS_NUMBER.test(text) ? text : (translateSentence(text, SENTENCES) ?? WRONG_FIELD),
  ])
  return {
    code,
    error: (error && translateSentence(error, SENTENCES)) || REFUSALS_BY_CODE[code],
    fields: Object.fromEntries(texts) as Record<string, string>,
  }
}
