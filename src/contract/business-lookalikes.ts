import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { id, optionalIdText, searchText, slug } from './values.ts'

export const listLookalikes = endpoint({
  method: 'GET',
  path: '/business-lookalikes',
  tag: 'Businesses',
  summary: 'Listings that may be the one about to be added: "Is it one of these?"',
  description: 'By the number anywhere, by name or address within the town. At most five.',
  guard: 'user',
  query: z.object({
    name: searchText.optional(),
    phone: searchText.optional(),
    address: searchText.optional(),
    locationId: optionalIdText,
  }),
  answer: success(
    z.array(
      z.object({
        id,
        slug,
        name: z.string(),
        address: z.string(),
        city: z.string(),
        category: z.string(),
        same: z.array(z.enum(['phone', 'name', 'address'])),
        isMine: z.boolean(),
        isClaimable: z.boolean().describe('Nobody owns it yet'),
      }),
    ),
  ),
  codes: ['TOO_MANY_REQUESTS'],
})
