import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AdValues } from './ad-values.ts'

/** The values as they are typed; renders the caller alone, not the whole form. */
export function useAdValues({ getValues, subscribe }: UseFormReturn<AdValues>): AdValues {
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
