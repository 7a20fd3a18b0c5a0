import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/messages.ts'
import type { Message } from '#contract/messages.ts'
import { accounts, businesses, mails, messages } from '#server/kit/db/tables/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { jsonRequest, SITE_ORIGIN, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness } from './setup/builders.ts'

type Person = Awaited<ReturnType<typeof insertAccount>>

let api: TestApi
let owner: Person
let asha: Person
let business: Awaited<ReturnType<typeof insertBusiness>>
beforeAll(async () => void (api = await startApi()))
afterAll(() => api.close())

beforeEach(async () => {
  api.clock.now = new Date('2026-01-01T10:00:00Z')
  owner = await insertAccount(api.db, { role: 'owner', name: 'Ravi Sharma' })
  asha = await insertAccount(api.db, { name: 'Asha Kumari' })
  business = await insertBusiness(api.db, { name: 'Sharma Medical', ownerId: owner.id })
})

const later = (minutes: number) =>
  (api.clock.now = new Date(api.clock.now!.getTime() + minutes * MINUTE_MS))
const written = { subject: 'Opening hours', message: 'Are you open on Sunday?' }
const toOwner = (more = {}) => ({
  receiverId: owner.id,
  businessId: business.id,
  ...written,
  ...more,
})
const toAsha = (more = {}) => ({ ...toOwner(more), receiverId: asha.id })

const send = async (from: Person, body = toOwner()) =>
  (await api.read(contract.sendMessage, { body, token: from.token })).data
const refuse = (from: Person, body: unknown) =>
  api.fail('/messages', jsonRequest(body, { Authorization: `Bearer ${from.token}` }))
const list = async (
  who: Person,
  query: { type?: 'received' | 'sent' | 'all' | 'archived'; search?: string } = {},
) => (await api.read(contract.listMessages, { query, token: who.token })).data
const unread = async (who: Person) =>
  (await api.read(contract.countUnreadMessages, { token: who.token })).data.unreadCount
const change = (who: Person, { id }: Message, how: 'read' | 'archive' | '') =>
  api.ask(`/messages/${id}${how && `/${how}`}`, {
    method: how ? 'PATCH' : 'DELETE',
    headers: { Authorization: `Bearer ${who.token}` },
  })

describe('writing', () => {
  test('to the owner of a business, who can answer', async () => {
    const sent = await send(asha)
    expect(sent).toMatchObject({
      ...toOwner(),
      isRead: false,
      sender: { id: asha.id, name: 'Asha Kumari' },
      receiver: { id: owner.id, name: 'Ravi Sharma' },
      business: { id: business.id, name: 'Sharma Medical', slug: business.slug },
    })
    await send(owner, toAsha({ subject: 'Re: Opening hours' }))
    expect(await list(asha, { type: 'received' })).toMatchObject([{ subject: 'Re: Opening hours' }])
    expect(await list(owner)).toHaveLength(2)
  })

  test('needs a login', async () => {
    expect(await api.fail('/messages', jsonRequest(toOwner()))).toMatchObject({
      status: 401,
      code: 'NOT_SIGNED_IN',
    })
  })

  test.each([
    [
      'someone who neither owns the business nor wrote about it',
      () => ({ receiverId: asha.id }),
      'owner',
    ],
    ['an account that does not exist', () => ({ receiverId: 999_999 }), 'asha'],
    [
      'the owner about a business of another',
      async () => ({ businessId: (await insertBusiness(api.db)).id }),
      'asha',
    ],
    ['the owner about no business', () => ({ businessId: null }), 'asha'],
  ] as const)('not to %s', async (_, more, from) => {
    expect(await refuse(from === 'asha' ? asha : owner, toOwner(await more()))).toMatchObject({
      status: 404,
      error: 'Business owner not found. Please try again later.',
    })
  })

  test('not to a closed account, nor about a business that is not listed', async () => {
    await api.db
      .update(businesses)
      .set({ status: 'inactive' })
      .where(eq(businesses.id, business.id))
    expect(await refuse(asha, toOwner())).toMatchObject({ status: 404 })
    await api.db.update(businesses).set({ status: 'active' }).where(eq(businesses.id, business.id))
    await api.db.update(accounts).set({ status: 'inactive' }).where(eq(accounts.id, owner.id))
    expect(await refuse(asha, toOwner())).toMatchObject({ status: 404 })
  })

  test('not to oneself', async () => {
    expect(await refuse(owner, toOwner())).toMatchObject({
      status: 400,
      error: 'You cannot send a message to yourself.',
      fields: { receiverId: 'You cannot send a message to yourself' },
    })
  })

  test('not to another customer of the same business', async () => {
    const other = await insertAccount(api.db)
    await send(other)
    await send(asha)
    expect(await refuse(asha, { ...toOwner(), receiverId: other.id })).toMatchObject({
      status: 404,
    })
  })

  test.each([
    [{ subject: 'Please fill in both subject and message fields.' }, { subject: ' ' }],
    [{ message: 'Please fill in both subject and message fields.' }, { message: '' }],
    [{ subject: 'At most 100 characters' }, { subject: 'a'.repeat(101) }],
    [{ message: 'At most 1000 characters' }, { message: 'a'.repeat(1001) }],
  ])('refuses %j', async (fields, more) => {
    expect(await refuse(asha, toOwner(more))).toMatchObject({ status: 400, fields })
  })

  test('tells the receiver by mail, once an hour', async () => {
    const told = () => api.db.select().from(mails).where(eq(mails.recipient, owner.email))
    await send(asha)
    await send(asha, toOwner({ message: 'And on Monday?' }))
    expect(await told()).toMatchObject([{ subject: 'Asha Kumari: Opening hours', replyTo: null }])
    expect((await told())[0]!.text).not.toContain(asha.email)
    // It leads to where it is answered.
    expect((await told())[0]!.text).toContain(
      `${SITE_ORIGIN}/messages?with=${asha.id}-b${business.id}`,
    )
    for (const message of ['Hello?', 'Anybody?', 'I wait.']) {
      later(19)
      await send(asha, toOwner({ message }))
    }
    expect(await told()).toHaveLength(1)
    later(4)
    await send(asha, toOwner({ message: 'Still here.' }))
    expect(await told()).toHaveLength(2)
  })

  test('the same again within minutes is kept once', async () => {
    const [first, ...more] = await Promise.all([1, 2, 3].map(() => send(asha)))
    expect(more.map(({ id }) => id)).toEqual([first!.id, first!.id])
    later(11)
    expect((await send(asha)).id).not.toBe(first!.id)
  })

  test('a conversation goes on when the business is gone', async () => {
    await send(asha)
    await api.db.delete(businesses).where(eq(businesses.id, business.id))
    expect(await list(owner)).toMatchObject([{ businessId: null, business: null }])
    expect(await send(owner, { ...toAsha(), businessId: null as never })).toMatchObject({
      business: null,
    })
  })

  test('thirty an hour', async () => {
    for (let i = 0; i < 30; i++) await send(asha, toOwner({ subject: `${i}` }))
    expect(await refuse(asha, toOwner({ subject: 'One more' }))).toMatchObject({ status: 429 })
    later(61)
    await send(asha, toOwner({ subject: 'One more' }))
  })
})

describe('reading', () => {
  test('lists newest first, twenty a page', async () => {
    for (let i = 1; i <= 21; i++) {
      await send(asha, toOwner({ subject: `No. ${i}` }))
      later(3)
    }
    const { data, pagination } = await api.read(contract.listMessages, {
      query: { type: 'sent', page: 2, limit: 20 },
      token: asha.token,
    })
    expect(data.map(({ subject }) => subject)).toEqual(['No. 1'])
    expect(pagination).toMatchObject({ page: 2, totalPages: 2, total: 21 })
    expect(await list(owner, { type: 'sent' })).toEqual([])
    expect((await list(owner, { type: 'received' }))[0]).toMatchObject({ subject: 'No. 21' })
  })

  test('nobody sees messages of others', async () => {
    await send(asha)
    expect(await list(await insertAccount(api.db, { role: 'admin' }))).toEqual([])
  })

  test('finds words in texts and names, signs taken as they are', async () => {
    await send(asha, toOwner({ subject: '100% cotton?' }))
    await send(asha)
    expect(await list(owner, { search: '0%' })).toHaveLength(1)
    expect(await list(owner, { search: 'cotton kumari' })).toHaveLength(1)
    expect(await list(owner, { search: 'monday' })).toEqual([])
  })

  test('the receiver marks as read; twice is once', async () => {
    const sent = await send(asha)
    expect(await unread(owner)).toBe(1)
    expect((await change(owner, sent, 'read')).status).toBe(200)
    const readAt = new Date(api.clock.now!)
    later(1)
    expect((await change(owner, sent, 'read')).status).toBe(200)
    expect(await api.db.select().from(messages).where(eq(messages.id, sent.id))).toMatchObject([
      { readAt },
    ])
    expect(await unread(owner)).toBe(0)
    expect(await list(asha)).toMatchObject([{ isRead: true }])
  })

  test('the sender cannot mark as read, a stranger finds nothing', async () => {
    const sent = await send(asha)
    expect((await change(asha, sent, 'read')).status).toBe(403)
    const stranger = await insertAccount(api.db)
    for (const how of ['read', 'archive', ''] as const)
      expect((await change(stranger, sent, how)).status).toBe(404)
    expect(await list(owner)).toHaveLength(1)
  })
})

describe('each side has its own copy', () => {
  test('to archive', async () => {
    const sent = await send(asha)
    expect((await change(owner, sent, 'archive')).status).toBe(200)
    expect(await list(owner)).toEqual([])
    expect(await list(owner, { type: 'archived' })).toHaveLength(1)
    expect(await unread(owner)).toBe(0)
    expect(await list(asha)).toHaveLength(1)
  })

  test('to delete; without either the message is gone', async () => {
    const sent = await send(asha)
    expect((await change(asha, sent, '')).status).toBe(200)
    expect(await list(asha)).toEqual([])
    expect((await change(asha, sent, '')).status).toBe(404)
    expect(await list(owner)).toHaveLength(1)
    await change(owner, sent, '')
    expect(await api.db.select().from(messages).where(eq(messages.id, sent.id))).toEqual([])
  })
})
