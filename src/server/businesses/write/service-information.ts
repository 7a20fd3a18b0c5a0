import { plainErrorMap, REQUIRED_MESSAGE } from '#contract/reasons.ts'
import type { serviceFields } from '#server/kit/db/tables/index.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import { MAX_ANSWER_LENGTH, MAX_LONG_ANSWER_LENGTH } from '#shared/rules/service-information.ts'
import { normaliseText, normaliseLine } from '#shared/text/plain-text.ts'
import { normaliseWebAddress } from '#shared/rules/web-address.ts'
import { z } from 'zod'

type Field = Pick<
  typeof serviceFields.$inferSelect,
  'fieldName' | 'fieldType' | 'fieldOptions' | 'isRequired'
>

/**
 * The answers to a category's own questions as they are stored, and what is wrong with them by the
 * name of the input. Answers to what the category does not ask are left out.
 */
export function parseServiceInformation(
  fields: readonly Field[],
  given: Record<string, unknown>,
): { answers: Record<string, unknown>; problems: Record<string, string> } {
  const answers: Record<string, unknown> = {}
  const problems: Record<string, string> = {}
  for (const field of fields) {
    const { fieldName } = field
    const value = Object.hasOwn(given, fieldName) ? given[fieldName] : undefined
    const name = `serviceInformation.${fieldName}`
    if (isBlank(value)) {
      if (field.isRequired) problems[name] = REQUIRED_MESSAGE
      continue
    }
    const read = schemaOf(field).safeParse(value, { error: plainErrorMap })
    if (read.success) answers[fieldName] = read.data
    else problems[name] = read.error.issues[0]?.message ?? 'Invalid input'
  }
  return { answers, problems }
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.every(isBlank))

const line = z.string().trim().max(MAX_ANSWER_LENGTH)

const checked = (read: (text: string) => string | null, reason: string) =>
  line.transform((text, context) => {
    const known = read(text)
    if (known === null) context.addIssue({ code: 'custom', message: reason })
    return known
  })

function schemaOf({ fieldType, fieldOptions: { min, max, options = [] } }: Field): z.ZodType {
  const choice = line.refine((text) => options.includes(text), `Use one of: ${options.join(', ')}`)
  switch (fieldType) {
    case 'text':
      return line.transform(normaliseLine)
    case 'textarea':
      return z.string().trim().max(MAX_LONG_ANSWER_LENGTH).transform(normaliseText)
    case 'number': {
      const number = z
        .number()
        .min(min ?? -1e12)
        .max(max ?? 1e12)
      return z.preprocess(
        (value) => (typeof value === 'string' ? Number(value.trim()) : value),
        number,
      )
    }
    case 'select':
    case 'radio':
      return choice
    case 'checkbox':
      return z.preprocess(
        (value): unknown[] => (Array.isArray(value) ? value : [value]),
        z
          .array(choice)
          .max(options.length)
          .transform((values) => [...new Set(values)]),
      )
    case 'email':
      return line.toLowerCase().pipe(z.email('Enter a valid email address'))
    case 'url':
      return checked(normaliseWebAddress, 'Enter a web address such as https://example.org')
    case 'tel':
      return checked(normalisePhone, 'Enter a valid phone number')
  }
}
