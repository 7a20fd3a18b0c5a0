import { useCallback, useState } from 'react'
import type { FieldName, ListingValues } from './values.ts'

/** What stands against inputs, by name: `businessHours.monday.open` too. */
export type Problems = Record<string, string>

/** The values of the form, what is wrong with them, and whether anything was typed. */
export function useListing(start: ListingValues) {
  const [values, setValues] = useState(start)
  const [problems, setProblems] = useState<Problems>({})
  const [isTouched, setTouched] = useState(false)
  const set = useCallback((change: Partial<ListingValues>) => {
    setTouched(true)
    setValues((before) => ({ ...before, ...change }))
    // What was typed anew is looked at again when it is sent.
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
  return { values, set, replace, problems, setProblems, isTouched }
}

export type Listing = ReturnType<typeof useListing>

/** The id of a control, for links to it. */
export const idOf = (name: FieldName | (string & {})): string =>
  `listing-${name.replaceAll('.', '-')}`
