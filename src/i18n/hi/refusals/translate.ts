import type { Refusal } from '#i18n/en/refusals.ts'
import { translateSentence } from '#i18n/sentences.ts'
import { ADVERTISING } from './advertising.ts'
import { BACKUPS } from './backups.ts'
import { CODES_OF_SENTENCES, REFUSALS_BY_CODE, WRONG_FIELD } from './codes.ts'
import { DEVICES } from './devices.ts'
import { FORMS } from './forms.ts'
import { IMPORT_ROWS } from './import-rows.ts'
import { LISTINGS } from './listings.ts'
import { PEOPLE } from './people.ts'
import { TEAM } from './team.ts'

/** Every sentence of the API beside those of the codes. */
export const SENTENCES = { ...FORMS, ...PEOPLE, ...LISTINGS, ...ADVERTISING, ...TEAM }

/** Those that only successful answers hold. */
const ANSWER_SENTENCES = { ...SENTENCES, ...IMPORT_ROWS, ...BACKUPS, ...DEVICES }

/** A sentence of a successful answer in Hindi; null when it is not known. Of several lines, each. */
export function translateAnswerSentence(text: string): string | null {
  if (text.includes('\n')) {
    const lines = text.split('\n').map((line) => translateAnswerSentence(line))
    return lines.includes(null) ? null : lines.join('\n')
  }
  const code = CODES_OF_SENTENCES[text]
  return code ? REFUSALS_BY_CODE[code] : translateSentence(text, ANSWER_SENTENCES)
}

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

/**
 * Says a sentence of an answer in Hindi, wherever it lies on the way of names through objects and
 * lists. What is not known stays: it may be of a library or of another program.
 */
export function translateWithin(part: unknown, [name, ...rest]: readonly string[]): void {
  if (Array.isArray(part)) return part.forEach((one) => translateWithin(one, [name!, ...rest]))
  if (typeof part !== 'object' || part === null) return
  const parts = part as Record<string, unknown>
  const value = parts[name!]
  if (rest.length > 0) translateWithin(value, rest)
  else if (typeof value === 'string') parts[name!] = translateAnswerSentence(value) ?? value
}
