import { z } from 'zod'
import { createEndpointBuilder, success } from './endpoint.ts'
import { id, idParam } from './values.ts'

const endpoint = createEndpointBuilder('Favourites')

/** The maximum number of businesses that one account keeps; beyond it, the oldest are dropped. */
export const MAX_FAVOURITES = 1000

const saved = z.array(id).describe('Ids of saved businesses, newest first')

export const listFavourites = endpoint('GET /favorites', {
  summary: 'List my saved businesses',
  description: 'Ids only. `GET /businesses?ids=…` returns the businesses.',
  guard: 'user',
  answer: success(saved),
})

export const mergeFavourites = endpoint('POST /favorites', {
  summary: 'Add businesses that were saved before signing in',
  description: 'Unknown ids and businesses that are already saved are ignored.',
  guard: 'user',
  body: z.object({
    ids: z
      .array(z.int().positive().max(2_147_483_647))
      .max(MAX_FAVOURITES)
      .describe('Oldest first'),
  }),
  answer: success(saved),
  codes: ['TOO_MANY_REQUESTS'],
})

export const addFavourite = endpoint('POST /favorites/{businessId}', {
  summary: 'Save a business',
  description: 'Saving it again changes nothing.',
  guard: 'user',
  params: z.object({ businessId: idParam }),
  answer: success(saved),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const removeFavourite = endpoint('DELETE /favorites/{businessId}', {
  summary: 'Remove a saved business',
  description: 'Removing a business that is not saved changes nothing.',
  guard: 'user',
  params: z.object({ businessId: idParam }),
  answer: success(saved),
  codes: ['TOO_MANY_REQUESTS'],
})
