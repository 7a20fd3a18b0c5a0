import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { id, idText } from './values.ts'

/** The maximum number of businesses that one account keeps; beyond it, the oldest are dropped. */
export const MAX_FAVOURITES = 1000

const saved = z.array(id).describe('Ids of the saved businesses, the newest first')

export const listFavourites = endpoint({
  method: 'GET',
  path: '/favorites',
  tag: 'Favourites',
  summary: 'The businesses I have saved',
  description: 'Ids only; GET /businesses?ids=… shows them.',
  guard: 'user',
  answer: success(saved),
})

export const mergeFavourites = endpoint({
  method: 'POST',
  path: '/favorites',
  tag: 'Favourites',
  summary: 'Add what was saved before signing in',
  description: 'Ids that are no listed business, or are saved already, change nothing.',
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

export const addFavourite = endpoint({
  method: 'POST',
  path: '/favorites/{businessId}',
  tag: 'Favourites',
  summary: 'Save a business',
  description: 'A second time changes nothing.',
  guard: 'user',
  params: z.object({ businessId: idText }),
  answer: success(saved),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/favorites/{businessId}',
  tag: 'Favourites',
  summary: 'Forget a saved business',
  description: 'One that was not saved changes nothing.',
  guard: 'user',
  params: z.object({ businessId: idText }),
  answer: success(saved),
  codes: ['TOO_MANY_REQUESTS'],
})
