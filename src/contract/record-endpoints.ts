import { z } from 'zod'
import { success } from './endpoint.ts'
import { id, idParam, orderedIds } from './values.ts'

/** What names one record in a path. */
export const idParams = z.object({ id: idParam })

/** Deletes a record of a table, which takes a fresh proof of identity. */
export const recordDeletionDefaults = {
  stepUp: true,
  params: idParams,
  answer: success(z.object({ id })),
} as const

/** Sets the order of all records of a table. */
export const recordOrderDefaults = {
  body: z.object({ ids: orderedIds }),
  answer: success(z.object({ ids: z.array(id) })),
  codes: ['CHANGED_MEANWHILE'],
} as const
