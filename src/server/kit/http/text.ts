import { ApiError } from '#server/kit/errors/api-error.ts'

const MAX_DEPTH = 32

/**
 * Text in its stored form: NFC. Throws INVALID_INPUT, naming the input, for what Postgres cannot
 * hold (NUL) or UTF-8 cannot write (half of a surrogate pair), and for values nested beyond any
 * use.
 */
export function toStorableText(value: unknown, name: string, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value, name)
  if (typeof value !== 'object' || value === null) return value
  if (depth === MAX_DEPTH)
    throw invalid(name.split('.')[0] ?? name, 'This has too many nested levels')
  if (Array.isArray(value))
    return value.map((item, index) => toStorableText(item, join(name, index), depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      storableText(key, name),
      toStorableText(item, join(name, key), depth + 1),
    ]),
  )
}

function storableText(text: string, name: string): string {
  if (text.includes('\0') || !text.isWellFormed())
    throw invalid(name, 'This contains an invalid character')
  return text.normalize('NFC')
}

const join = (name: string, key: string | number) => (name ? `${name}.${key}` : String(key))

const invalid = (name: string, reason: string) =>
  new ApiError('INVALID_INPUT', { fields: { [name || 'body']: reason } })
