import { z } from 'zod'
import { createEndpointBuilder, success } from './endpoint.ts'
import { id, bodyId, sentence } from './values.ts'

const endpoint = createEndpointBuilder('Businesses')

export const confirmBusinesses = endpoint('POST /businesses/user/my-businesses/confirm', {
  summary: 'Confirm that the details of my businesses are still correct',
  description: "Ids of other people's businesses are ignored.",
  guard: 'user',
  body: z.object({ ids: z.array(bodyId).min(1).max(500) }),
  answer: success(z.object({ confirmed: z.array(id) })),
  codes: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const confirmBusinessesByLink = endpoint('POST /businesses/still-right', {
  summary: 'Confirm business details with the signed link from a mail',
  query: z.object({ s: z.string().max(200) }),
  answer: success(z.object({ message: sentence })),
  codes: ['LINK_INVALID', 'TOO_MANY_REQUESTS'],
})
