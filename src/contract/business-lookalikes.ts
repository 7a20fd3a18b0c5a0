import { z } from 'zod'
import { createEndpointBuilder, success } from './endpoint.ts'
import { id, optionalIdParam, searchParam, slug } from './values.ts'

const endpoint = createEndpointBuilder('Businesses')

export const listLookalikes = endpoint('GET /business-lookalikes', {
  summary: 'List existing listings that may be the one about to be added',
  description:
    'Matched by phone number anywhere, and by name or address within the town. At most ' + 'five.',
  guard: 'user',
  query: z.object({
    name: searchParam.optional(),
    phone: searchParam.optional(),
    address: searchParam.optional(),
    locationId: optionalIdParam,
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
        isClaimable: z.boolean().describe('true: it has no owner'),
      }),
    ),
  ),
  codes: ['TOO_MANY_REQUESTS'],
})
