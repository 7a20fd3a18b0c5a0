import type { APIRequestContext } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { accounts, messages, passkeys } from '#server/db/tables/index.ts'
import { inDatabase } from './database.ts'
import { makeAccount, PASSWORD } from './register.ts'

type Answered<Data> = { data: Data }

const as = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

/** An owner with a business that waits for review, and a message about it from somebody. */
export async function makeOwner(request: APIRequestContext, { subject = 'Sunday opening' } = {}) {
  const owner = await makeAccount(request, { name: 'Asha Kumari', role: 'owner' })
  const buyer = await makeAccount(request, { name: 'Ravi Oraon' })
  const read = async <Data>(path: string, token: string) =>
    ((await (await request.get(`/api${path}`, as(token))).json()) as Answered<Data>).data
  const me = await read<{ id: number }>('/auth/me', owner.token)
  const kinds = await read<{ id: number; name: string }[]>('/categories', owner.token)
  const towns = await read<{ id: number }[]>('/locations', owner.token)
  const listed = await request.post('/api/businesses', {
    ...as(owner.token),
    data: {
      name: `Namuna Mobile Care ${me.id}`,
      categoryId: kinds[0]!.id,
      businessType: 'individual',
      description: 'A made-up listing for the tests.',
      email: owner.address,
      phone: `+9190000${String(10_000 + me.id)}`,
      ownerName: 'Asha Kumari',
      address: 'Redma Chowk',
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
      message: 'Is the shop open on Sunday?\nI would come from Chainpur.',
    })
  await write(subject)
  const conversation = `${sender.id}-b${business.id}`
  return { owner, buyer, conversation, id: me.id, write }
}

/** Adds a second factor: without one, nobody may administer after the first sign-in. */
export const addPasskey = (accountId: number, dataDir?: string) =>
  inDatabase(async (db) => {
    const row = { accountId, credentialId: `of ${accountId}`, publicKey: 'x', name: 'Phone' }
    await db.insert(passkeys).values(row)
  }, dataDir)

/** An administrator who has just signed in. */
export async function makeAdmin(request: APIRequestContext) {
  const { address } = await makeAccount(request, { name: 'Meera Tirkey' })
  const id = await inDatabase(async (db) => {
    const isThis = eq(accounts.email, address)
    const [made] = await db.update(accounts).set({ role: 'admin' }).where(isThis).returning()
    return made!.id
  })
  const answer = await request.post('/api/auth/login', {
    data: { email: address, password: PASSWORD },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  const { data } = (await answer.json()) as Answered<{ token: string }>
  await addPasskey(id)
  return { address, id, token: data.token }
}

/**
 * Written into the database of the running product: nobody can send a message to a business under
 * review.
 */
function writeMessage(row: typeof messages.$inferInsert): Promise<number> {
  return inDatabase(async (db) => {
    const [made] = await db.insert(messages).values(row).returning({ id: messages.id })
    return made!.id
  })
}
