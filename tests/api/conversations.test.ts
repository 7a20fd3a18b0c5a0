import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as calls from '#contract/conversations.ts'
import { mails, messages, reports, uploadUses } from '#server/kit/db/tables/index.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { authorizedRequest, jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertAd, insertBusiness } from './setup/builders.ts'
import { createMessenger, type Person } from './setup/messenger.ts'

let api: TestApi
let owner: Person
let asha: Person
let stranger: Person
let business: Awaited<ReturnType<typeof insertBusiness>>
/** The conversation as the owner names it, and as Asha does. */
let ofOwner: string
let ofAsha: string

beforeAll(async () => void (api = await startApi()))
afterAll(() => api.close())

let day = 0
beforeEach(async () => {
  // Each test has its own day, so that hourly limits count only one test.
  api.clock.now = new Date(Date.UTC(2026, 0, (day += 4), 10))
  owner = await insertAccount(api.db, { role: 'owner', name: 'Ravi Sharma' })
  asha = await insertAccount(api.db, { name: 'Asha Kumari' })
  stranger = await insertAccount(api.db, { name: 'Mallory' })
  business = await insertBusiness(api.db, { name: 'Sharma Medical', ownerId: owner.id })
  ofOwner = `${asha.id}-b${business.id}`
  ofAsha = `${owner.id}-b${business.id}`
})

const later = (minutes: number) =>
  (api.clock.now = new Date(api.clock.now!.getTime() + minutes * MINUTE_MS))
const toOwner = (more = {}) => ({
  receiverId: owner.id,
  businessId: business.id as number | null,
  subject: 'Opening hours',
  message: 'Are you open on Sunday?',
  ...more,
})
const toAsha = (more = {}) => ({ ...toOwner(more), receiverId: asha.id })
const { refuse, list, open, ask, unread, ...calling } = createMessenger(() => api)
const send = (from: Person, body: object = toOwner()) => calling.send(from, body)

describe('conversations', () => {
  test('hold what two people wrote about one business', async () => {
    await send(asha)
    await send(asha, toOwner({ message: 'And on Monday?' }))
    await send(owner, toAsha({ subject: 'Re: Opening hours', message: 'Monday, yes.' }))
    const other = await insertBusiness(api.db, { ownerId: owner.id })
    await send(asha, toOwner({ businessId: other.id, subject: 'Cement' }))
    expect(await list(owner)).toMatchObject([
      { key: `${asha.id}-b${other.id}`, count: 1, unread: 1 },
      {
        key: ofOwner,
        other: { id: asha.id, name: 'Asha Kumari' },
        business: { name: 'Sharma Medical' },
        inquiry: null,
        last: { message: 'Monday, yes.', conversation: ofOwner },
        count: 3,
        unread: 2,
      },
    ])
    const { messages: said, ...head } = await open(asha, ofAsha)
    expect(said.map(({ message }) => message)).toEqual([
      'Are you open on Sunday?',
      'And on Monday?',
      'Monday, yes.',
    ])
    expect(head).toMatchObject({ count: 3, hasEarlier: false, isBlocked: false, isArchived: false })
  })

  test('are told apart by tabs and words', async () => {
    await send(asha)
    expect(await list(asha, { type: 'received' })).toEqual([])
    expect(await list(asha, { type: 'sent' })).toHaveLength(1)
    await send(owner, toAsha({ message: 'On Sunday the chemist is closed.' }))
    expect(await list(asha, { type: 'received' })).toHaveLength(1)
    // One message has the words; the row shows the newest all the same.
    expect(await list(asha, { search: 'are hours' })).toMatchObject([
      { last: { message: 'On Sunday the chemist is closed.' }, count: 2 },
    ])
    expect(await list(asha, { search: 'are chemist' })).toEqual([])
    expect(await list(asha, { search: 'ravi' })).toHaveLength(1)
    expect(await list(asha, { search: "%' or 1=1" })).toEqual([])
  })

  test('come in pages, and one of thousands in parts', async () => {
    const rows = Array.from({ length: 120 }, (_, i) => ({
      senderId: asha.id,
      receiverId: owner.id,
      businessId: business.id,
      subject: 'Hello',
      message: `No. ${i + 1}`,
    }))
    await api.db.insert(messages).values(rows)
    const first = await open(owner, ofOwner)
    expect(first.messages.map(({ message }) => message)).toEqual(
      rows.slice(70).map(({ message }) => message),
    )
    expect(first).toMatchObject({ count: 120, hasEarlier: true })
    const before = first.messages[0]!.id
    const earlier = await open(owner, ofOwner, { before, limit: 100 })
    expect(earlier.messages[0]!.message).toBe('No. 1')
    expect(earlier).toMatchObject({ hasEarlier: false })
    expect(earlier.messages).toHaveLength(70)
    for (let i = 0; i < 3; i++) {
      const other = await insertBusiness(api.db, { ownerId: owner.id })
      await send(asha, toOwner({ businessId: other.id }))
    }
    const { data, pagination } = await api.read(calls.listConversations, {
      query: { page: 2, limit: 3 },
      token: owner.token,
    })
    expect(data).toMatchObject([{ key: ofOwner }])
    expect(pagination).toMatchObject({ total: 4, totalPages: 2 })
  })

  test('are read as a whole, and a message is unread again', async () => {
    await send(asha)
    const second = await send(asha, toOwner({ message: 'And on Monday?' }))
    expect((await ask(owner, 'PATCH', `/conversations/${ofOwner}/read`)).status).toBe(200)
    expect(await unread(owner)).toBe(0)
    expect((await open(asha, ofAsha)).messages.map(({ isRead }) => isRead)).toEqual([true, true])
    expect((await ask(owner, 'PATCH', `/messages/${second.id}/unread`)).status).toBe(200)
    expect(await unread(owner)).toBe(1)
    expect((await ask(asha, 'PATCH', `/messages/${second.id}/unread`)).status).toBe(403)
    expect((await ask(stranger, 'PATCH', `/messages/${second.id}/unread`)).status).toBe(404)
  })

  test('are put away and brought back; a new message brings back what is new', async () => {
    await send(asha)
    const away = (isArchived: boolean) =>
      ask(owner, 'PATCH', `/conversations/${ofOwner}/archive`, { isArchived })
    await away(true)
    expect(await list(owner)).toEqual([])
    expect(await list(owner, { type: 'archived' })).toHaveLength(1)
    expect(await open(owner, ofOwner)).toMatchObject({ isArchived: true })
    expect(await list(asha)).toHaveLength(1)
    await send(asha, toOwner({ message: 'Hello?' }))
    expect(await list(owner)).toMatchObject([{ last: { message: 'Hello?' } }])
    expect(await open(owner, ofOwner)).toMatchObject({ isArchived: false, count: 2 })
    await away(false)
    expect(await list(owner)).toMatchObject([{ count: 2 }])
  })

  test('are deleted for one side; without either they are gone', async () => {
    await send(asha)
    await send(owner, toAsha())
    expect((await ask(asha, 'DELETE', `/conversations/${ofAsha}`)).status).toBe(200)
    expect(await list(asha)).toEqual([])
    expect((await ask(asha, 'DELETE', `/conversations/${ofAsha}`)).status).toBe(404)
    expect(await open(owner, ofOwner)).toMatchObject({ count: 2 })
    await ask(owner, 'DELETE', `/conversations/${ofOwner}`)
    expect(await api.db.$count(messages, eq(messages.businessId, business.id))).toBe(0)
  })

  test('of others are not there, whatever is asked', async () => {
    await send(asha)
    for (const key of [ofOwner, ofAsha, `${owner.id}`, `${stranger.id}-b${business.id}`]) {
      expect((await ask(stranger, 'GET', `/conversations/${key}`)).status).toBe(404)
      expect((await ask(stranger, 'PATCH', `/conversations/${key}/read`)).status).toBe(404)
      expect((await ask(stranger, 'DELETE', `/conversations/${key}`)).status).toBe(404)
      const archived = { isArchived: true }
      const answer = await ask(stranger, 'PATCH', `/conversations/${key}/archive`, archived)
      expect(answer.status).toBe(404)
    }
    for (const key of ['x', '1-c2', '0', '-1', '1-b', '9999999999', '1-b9999999999', '1 or 1=1'])
      expect((await ask(asha, 'GET', `/conversations/${encodeURIComponent(key)}`)).status).toBe(400)
    expect(await unread(owner)).toBe(1)
  })
})

describe('a message that is sent again', () => {
  test('with its key is kept once, also a day later and at the same moment', async () => {
    const body = toOwner({ key: 'device-key-1' })
    const [first, second] = await Promise.all([send(asha, body), send(asha, body)])
    expect(second.id).toBe(first.id)
    later(24 * 60)
    expect((await send(asha, body)).id).toBe(first.id)
    expect(await list(owner)).toMatchObject([{ count: 1 }])
    // Two messages of the same words are two when the device says so.
    expect((await send(asha, toOwner({ key: 'device-key-2' }))).id).not.toBe(first.id)
  })

  test('from two devices at once loses nothing, and both see the same thread', async () => {
    await send(asha)
    const words = ['From the phone', 'From the desk', 'From the phone again']
    await Promise.all(
      words.map((message, at) => send(owner, toAsha({ message, key: `device-${at}-key` }))),
    )
    for (const [who, key] of [
      [owner, ofOwner],
      [asha, ofAsha],
    ] as const) {
      const { messages } = await open(who, key)
      expect(messages.map(({ message }) => message).slice(1)).toEqual(expect.arrayContaining(words))
      expect(messages).toHaveLength(words.length + 1)
    }
  })

  test('is not mixed up with one to somebody else, nor with another account’s key', async () => {
    await send(asha, toOwner({ key: 'device-key-1' }))
    const other = await insertBusiness(api.db, { ownerId: stranger.id })
    expect(
      await refuse(asha, {
        ...toOwner({ key: 'device-key-1', businessId: other.id }),
        receiverId: stranger.id,
      }),
    ).toMatchObject({ status: 400, fields: { key: 'Another message has this key' } })
    await send(owner, toAsha({ key: 'device-key-1' }))
    expect(await list(owner)).toMatchObject([{ count: 2 }])
    expect(await refuse(asha, toOwner({ key: 'inquiry:7' }))).toMatchObject({ status: 400 })
  })
})

describe('answers', () => {
  test('may be many more an hour than messages to somebody who has never written', async () => {
    await send(asha)
    for (let i = 0; i < 60; i++) await send(owner, toAsha({ message: `Answer ${i}` }))
    for (let i = 0; i < 60; i++) await send(owner, toAsha({ message: `More ${i}` }))
    expect(await refuse(owner, toAsha({ message: 'One more' }))).toMatchObject({ status: 429 })
  })
})

describe('a blocked sender', () => {
  const block = (who: Person, id: number) => ask(who, 'PUT', `/message-blocks/${id}`)

  test('is refused with no more than that, and let in again', async () => {
    await send(asha)
    expect((await block(owner, asha.id)).status).toBe(200)
    expect(await open(owner, ofOwner)).toMatchObject({ isBlocked: true })
    expect(await open(asha, ofAsha)).toMatchObject({ isBlocked: false })
    expect(await refuse(asha, toOwner({ message: 'Hello?' }))).toMatchObject({
      status: 409,
      code: 'NOT_POSSIBLE',
      error: 'This message could not be delivered.',
    })
    expect(await refuse(owner, toAsha())).toMatchObject({
      status: 409,
      error: 'You blocked this person. Unblock them to send a message.',
    })
    expect((await api.read(calls.listBlockedSenders, { token: owner.token })).data).toEqual([
      { id: asha.id, name: 'Asha Kumari' },
    ])
    await ask(owner, 'DELETE', `/message-blocks/${asha.id}`)
    await send(asha, toOwner({ message: 'Hello?' }))
  })

  test('cannot ask about an ad of the same person either', async () => {
    const ad = await insertAd(api.db, { accountId: owner.id })
    await send(asha)
    await block(owner, asha.id)
    const body = { adId: ad.id, message: 'Is it there?', buyerName: 'A', buyerPhone: '9000000001' }
    expect(
      await api.fail(
        '/classified-inquiries',
        jsonRequest(body, { Authorization: `Bearer ${asha.token}` }),
      ),
    ).toMatchObject({ status: 409, error: 'This message could not be delivered.' })
  })

  test('is somebody who has written: others are not found', async () => {
    expect((await block(owner, asha.id)).status).toBe(404)
    expect((await block(owner, 999_999)).status).toBe(404)
    expect((await block(owner, owner.id)).status).toBe(404)
    expect((await ask(owner, 'DELETE', '/message-blocks/999999')).status).toBe(200)
  })
})

describe('a report', () => {
  beforeAll(() =>
    saveSettings(
      { db: api.db, actor: { kind: 'job', name: 'test' } },
      { contactEmail: 'desk@suhana.example' },
    ),
  )
  const report = (who: Person, id: number) =>
    ask(who, 'POST', `/messages/${id}/report`, { detail: 'Asks for money' })

  test('shows one message to those who keep the site, once, by its receiver only', async () => {
    const sent = await send(asha, toOwner({ message: 'Send 500 to this number' }))
    expect((await report(stranger, sent.id)).status).toBe(404)
    expect((await report(asha, sent.id)).status).toBe(403)
    expect((await report(owner, sent.id)).status).toBe(201)
    expect((await report(owner, sent.id)).status).toBe(201)
    const told = await api.db.select().from(mails).where(eq(mails.template, 'reported-message'))
    expect(told).toHaveLength(1)
    expect(told[0]!.text).toContain('Send 500 to this number')
    expect(told[0]!.text).toContain(`account ${asha.id}`)
    expect(await api.db.$count(reports, eq(reports.noun, 'message'))).toBe(1)
  })
})

describe('quick replies', () => {
  const save = async (who: Person, text: string) =>
    (await api.read(calls.addQuickReply, { body: { text }, token: who.token })).data
  const kept = async (who: Person) =>
    (await api.read(calls.listQuickReplies, { token: who.token })).data

  test('are kept in order, once each, by each person', async () => {
    const first = await save(owner, 'We are open from 9 to 7.')
    await save(owner, 'हाँ, मिल जाएगा।')
    expect(await save(owner, ' We are open from 9 to 7. ')).toEqual(first)
    expect((await kept(owner)).map(({ text }) => text)).toEqual([
      'We are open from 9 to 7.',
      'हाँ, मिल जाएगा।',
    ])
    expect(await kept(asha)).toEqual([])
    expect((await ask(asha, 'DELETE', `/quick-replies/${first.id}`)).status).toBe(404)
    expect((await ask(owner, 'DELETE', `/quick-replies/${first.id}`)).status).toBe(200)
    expect(await kept(owner)).toHaveLength(1)
  })

  test('at most twenty of at most a thousand characters', async () => {
    for (let i = 0; i < 20; i++) await save(owner, `Answer ${i}`)
    expect((await ask(owner, 'POST', '/quick-replies', { text: 'One more' })).status).toBe(409)
    const long = { text: 'a'.repeat(1001) }
    expect((await ask(asha, 'POST', '/quick-replies', long)).status).toBe(400)
    expect((await ask(asha, 'POST', '/quick-replies', { text: ' ' })).status).toBe(400)
  })
})

describe('pictures', () => {
  let width = 300
  const upload = async (who: Person, bytes?: Uint8Array) => {
    const picture = { width: (width += 1), height: 200, channels: 3, background: '#864' } as const
    const body = new FormData()
    const content = bytes ?? new Uint8Array(await sharp({ create: picture }).png().toBuffer())
    body.append('pictures', new Blob([content as never]), 'screen.png')
    return api.ask('/uploads/messages', { method: 'POST', body, ...authorizedRequest(who.token) })
  }
  const uploaded = async (who: Person) => {
    const { data } = (await (await upload(who)).json()) as {
      data: { pictures: { url: string }[] }
    }
    return data.pictures[0]!.url
  }
  const pathOf = (url: string) => url.split('?')[0]!

  test('are seen by the two people only', async () => {
    const url = await uploaded(asha)
    const sent = await send(asha, toOwner({ pictures: [url] }))
    const path = pathOf(url)
    expect(sent.pictures.map(pathOf)).toEqual([path])
    const { messages: said } = await open(owner, ofOwner)
    expect((await api.ask(said[0]!.pictures[0]!)).status).toBe(200)
    const admin = await insertAccount(api.db, { role: 'admin' })
    const seen = await Promise.all(
      [undefined, stranger, admin, owner, asha].map(
        async (who) => (await api.ask(path, who && authorizedRequest(who.token))).status,
      ),
    )
    // The receiver's leave is the link in the answer.
    expect(seen).toEqual([404, 404, 404, 404, 200])
    later(3 * 24 * 60)
    expect((await api.ask(said[0]!.pictures[0]!)).status).toBe(404)
    // Both have deleted it: nothing uses the picture any more.
    await ask(asha, 'DELETE', `/messages/${sent.id}`)
    await ask(owner, 'DELETE', `/messages/${sent.id}`)
    const hash = path.slice('/uploads/'.length, '/uploads/'.length + 32)
    expect(await api.db.$count(uploadUses, eq(uploadUses.hash, hash))).toBe(0)
  })

  test('are one’s own, and at most four', async () => {
    const url = await uploaded(stranger)
    expect(await refuse(asha, toOwner({ pictures: [url] }))).toMatchObject({
      status: 400,
      fields: { pictures: 'Please upload these pictures again' },
    })
    for (const made of ['/uploads/../secret', 'https://example.org/a.png', '', url + '0'])
      expect(await refuse(asha, toOwner({ pictures: [made] }))).toMatchObject({ status: 400 })
    const five = Array.from({ length: 5 }, () => url)
    expect(await refuse(asha, toOwner({ pictures: five }))).toMatchObject({ status: 400 })
  })

  test('are pictures', async () => {
    const answer = await upload(asha, new TextEncoder().encode('<svg onload="alert(1)"/>'))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      fields: { pictures: 'screen.png is not a valid image file' },
    })
  })
})
