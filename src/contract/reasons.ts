import type { z } from 'zod'

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** The reason for a required input that is missing. */
export const REQUIRED_MESSAGE = 'This is required'

const bound = (word: 'At most' | 'At least', origin: string, limit: number | bigint) => {
  if (origin === 'string') return `${word} ${limit} ${limit === 1 ? 'character' : 'characters'}`
  if (origin === 'array' || origin === 'set')
    return `${word} ${limit} ${limit === 1 ? 'entry' : 'entries'}`
  return `${word} ${limit}`
}

/**
 * What is wrong with a value, in words for the person who typed it; for `schema.safeParse(value, {
 * error: plainErrorMap })`. A message in the schema itself takes precedence.
 */
export const plainErrorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return REQUIRED_MESSAGE
      return `This must be ${KINDS[issue.expected] ?? issue.expected}`
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return REQUIRED_MESSAGE
      return issue.inclusive
        ? bound('At least', issue.origin, issue.minimum)
        : `More than ${issue.minimum}`
    case 'too_big':
      return bound('At most', issue.origin, issue.maximum)
    case 'invalid_value':
      if (issue.input === undefined || issue.input === null) return REQUIRED_MESSAGE
      return `Use one of: ${issue.values.filter((value) => value !== '').join(', ')}`
    case 'invalid_format':
      return 'This format is not valid'
    default:
      return undefined
  }
}

/**
 * Each wrong input with its first reason; nested inputs are named with dots. `whole` names the
 * value itself.
 */
export function errorsByField(error: z.ZodError, whole = 'body'): Record<string, string> {
  const reasons: Record<string, string> = {}
  for (const issue of error.issues)
    reasons[issue.path.map(String).join('.') || whole] ??= issue.message
  return reasons
}
