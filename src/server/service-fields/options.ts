import { ApiError } from '#server/kit/errors/api-error.ts'
import { hasOptions, parseOptions, type FieldType } from '#shared/rules/service-fields.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'

type Options = {
  options?: string[] | undefined
  optionsHi?: string[] | undefined
  min?: number | undefined
  max?: number | undefined
}

/**
 * What of the options belongs to the type: a list to choose from, or limits of a number. Throws
 * INVALID_INPUT when there is nothing to choose from, or no number lies between the limits.
 */
export function normaliseOptions(type: FieldType, given: Options) {
  const { options = [], optionsHi = [], min, max } = given
  if (hasOptions(type)) {
    const lines = options.map(normaliseLine)
    const kept = parseOptions(lines.join('\n'))
    if (kept.length === 0) throw wrong('Options are required for this field type')
    const hindi = kept.map((option) => normaliseLine(optionsHi[lines.indexOf(option)] ?? ''))
    return { options: kept, ...(hindi.some(Boolean) ? { optionsHi: hindi } : {}) }
  }
  if (type !== 'number') return {}
  if (min !== undefined && max !== undefined && min > max)
    throw wrong('The minimum is greater than the maximum')
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

const wrong = (reason: string) =>
  new ApiError('INVALID_INPUT', { fields: { fieldOptions: reason } })
