import { lazy } from 'react'
import { CallError } from '#client/call-error.ts'

/** The rules and the dialog of a merge: few forms ever need them. */
export const importMerge = () =>
  import('./merge-parts.ts').catch(() => {
    throw new CallError('NETWORK', 'The merge did not load.', 0)
  })

/** Comes with the rules that found the collisions, so it is there when it is shown. */
export const FieldMerge = lazy(async () => ({ default: (await importMerge()).FieldMerge }))
