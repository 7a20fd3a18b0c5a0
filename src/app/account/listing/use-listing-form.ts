import { useCallback, useState } from 'react'
import { REQUIRED_FIELDS, type FieldName, type ListingValues } from './values.ts'

/** Error messages by field; a name may be nested, as in `businessHours.monday.open`. */
export type Problems = Record<string, string>

/**
 * The values of the form, what is wrong with them, and whether anything was typed. An account
 * without an email address needs none in a listing.
 */
export function useListingForm(start: ListingValues, needsEmail = true) {
  const [values, setValues] = useState(start)
  const [problems, setProblems] = useState<Problems>({})
  const [isTouched, setTouched] = useState(false)
  const set = useCallback((change: Partial<ListingValues>) => {
    setTouched(true)
    setValues((before) => ({ ...before, ...change }))
    // Changed fields are validated again on submit.
    setProblems((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => !((name.split('.')[0] ?? '') in change)),
      ),
    )
  }, [])
  const replace = useCallback((with_: ListingValues) => {
    setValues(with_)
    setProblems({})
    setTouched(false)
  }, [])
  const required = REQUIRED_FIELDS.filter((name) => name !== 'email' || needsEmail)
  return { values, set, replace, problems, setProblems, isTouched, required }
}

export type ListingFormState = ReturnType<typeof useListingForm>

/** The id of a control, for links to it. */
export const getFieldId = (name: FieldName | (string & {})): string =>
  `listing-${name.replaceAll('.', '-')}`
