import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ClassifiedValues } from './classified-values.ts'

/** The values as they are typed; renders the caller alone, not the whole form. */
export function useClassifiedValues({
  getValues,
  subscribe,
}: UseFormReturn<ClassifiedValues>): ClassifiedValues {
  const [values, setValues] = useState(() => getValues())
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => setValues({ ...values }),
      }),
    [subscribe],
  )
  return values
}
