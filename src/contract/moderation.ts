import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'

const TAG = 'Moderation'

const count = z.int()

/** How many there are of a noun, and in each of its states. */
const counted = <State extends string>(...states: State[]) =>
  z.object({
    total: count,
    ...(Object.fromEntries(states.map((state) => [state, count])) as Record<State, typeof count>),
  })

export const adminCounts = endpoint({
  method: 'GET',
  path: '/admin/counts',
  tag: TAG,
  summary: 'How many there are of everything, by status, and how many decisions wait',
  guard: 'admin',
  answer: success(
    z.object({
      users: counted('user', 'owner', 'admin', 'inactive'),
      businesses: counted('pending', 'active', 'inactive', 'closed'),
      changes: counted('pending'),
      claims: counted('pending'),
      contacts: counted('new', 'read', 'closed').describe('Without spam'),
      reports: counted('new', 'closed'),
      blogs: counted('draft', 'scheduled', 'published', 'archived'),
      categories: counted('active', 'inactive'),
      locations: counted('active', 'inactive'),
      reviews: counted('pending', 'active', 'hidden'),
      classified: counted('pending', 'active', 'rejected', 'sold', 'suspended', 'expired'),
      waiting: count.describe('Everything that waits for a decision or an answer'),
    }),
  ),
})
