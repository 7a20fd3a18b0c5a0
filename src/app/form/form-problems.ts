import type { FieldErrors, FieldValues } from 'react-hook-form'

/** What is wrong at which field: `businessHours.mon.0.open`. */
export type FormProblem = { field: string; text: string }

/** The errors of a form in one list, nested fields by their path; not those of all of it. */
export function flattenFormErrors<Values extends FieldValues>(
  errors: FieldErrors<Values>,
): FormProblem[] {
  return found(errors, '').filter(({ field }) => !field.startsWith('root'))
}

function found(errors: object, before: string): FormProblem[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]): FormProblem[] => {
    if (!error || typeof error !== 'object') return []
    const field = before + name
    if ('message' in error && typeof error.message === 'string')
      return [{ field, text: error.message }]
    // What an error itself carries: its element, and its kind.
    return 'type' in error && 'ref' in error ? [] : found(error, `${field}.`)
  })
}
