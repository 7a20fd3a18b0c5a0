import type { APIRequestContext } from '@playwright/test'
import { messages } from '#server/kit/db/tables/index.ts'
import { withDatabase } from './database.ts'
import { makeAccount } from './register.ts'

type Answered<Data> = { data: Data }

const as = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

/** An owner with a business that waits for review, and a message about it from somebody. */
export async function makeOwner(
  request: APIRequestContext,
  { subject = 'Sunday opening', shop = 'Namuna Mobile Care' } = {},
) {
  const owner = await makeAccount({ name: 'Asha Kumari', role: 'owner' })
  const buyer = await makeAccount({ name: 'Ravi Oraon' })
  const read = async <Data>(path: string, token: string) =>
    ((await (await request.get(`/api${path}`, as(token))).json()) as Answered<Data>).data
  const me = await read<{ id: number }>('/auth/me', owner.token)
  const kinds = await read<{ id: number; name: string }[]>('/categories', owner.token)
  const towns = await read<{ id: number }[]>('/locations', owner.token)
  const listed = await request.post('/api/businesses', {
    ...as(owner.token),
    data: {
      name: `${shop} ${me.id}`,
      categoryId: kinds[0]!.id,
      businessType: 'individual',
      description: 'A made-up listing for the tests.',
      email: owner.address,
      phone: `+9190000${String(10_000 + me.id)}`,
      ownerName: 'Asha Kumari',
      address: 'Naya Chowk',
      locationId: towns[0]!.id,
    },
  })
  if (!listed.ok()) throw new Error(await listed.text())
  const business = ((await listed.json()) as Answered<{ id: number }>).data
  const sender = await read<{ id: number }>('/auth/me', buyer.token)
  /** Somebody writes to the owner. */
  const write = (subject: string) =>
    writeMessage({
      senderId: sender.id,
      receiverId: me.id,
      businessId: business.id,
      subject,
      message: 'Is the shop open on Sunday?\nI would come from Belpur.',
    })
  await write(subject)
  const conversation = `${sender.id}-b${business.id}`
  return { owner, buyer, conversation, id: me.id, write }
}

/** An administrator who has just signed in. */
export const makeAdmin = () => makeAccount({ name: 'Meera Tirkey', role: 'admin' })

/**
 * Written into the database of the running product: nobody can send a message to a business under
 * review.
 */
function writeMessage(row: typeof messages.$inferInsert): Promise<number> {
  return withDatabase(async (db) => {
    const [made] = await db.insert(messages).values(row).returning({ id: messages.id })
    return made!.id
  })
}
