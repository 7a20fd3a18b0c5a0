import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as accountsContract from '#contract/accounts.ts'
import { sendInquiry } from '#contract/classifieds.ts'
import * as contract from '#contract/messages.ts'
import { accounts, passkeys, sessions } from '#server/kit/db/tables/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { authorizedRequest, startApi, type TestApi } from './setup/api.ts'
import { createToken, insertAccount, insertAd, insertBusiness } from './setup/builders.ts'
import { readEvents, type EventReader } from './setup/events.ts'

type Person = Awaited<ReturnType<typeof insertAccount>>

let api: TestApi
let owner: Person
let asha: Person
let business: Awaited<ReturnType<typeof insertBusiness>>
beforeAll(async () => void (api = await startApi()))
afterAll(() => api.close())

beforeEach(async () => {
  owner = await insertAccount(api.db, { role: 'owner' })
  asha = await insertAccount(api.db, {})
  business = await insertBusiness(api.db, { ownerId: owner.id })
})

const open = async (who: Person): Promise<EventReader> => {
  const response = await api.ask('/live', authorizedRequest(who.token))
  expect(response.status).toBe(200)
  const events = readEvents(response)
  expect(await events.next()).toEqual({ event: 'ready', data: '' })
  return events
}
const write = (message = 'Are you open on Sunday?') =>
  api.read(contract.sendMessage, {
    body: { receiverId: owner.id, businessId: business.id, subject: 'Hours', message },
    token: asha.token,
  })

describe('the stream', () => {
  test('tells both sides of a message, and nobody else', async () => {
    const other = await insertAccount(api.db, {})
    const [ofOwner, ofAsha, ofOther] = await Promise.all([owner, asha, other].map(open))
    const { data } = await write()
    const changed = { event: 'changed', data: 'messages' }
    expect(await ofOwner!.next()).toEqual(changed)
    expect(await ofAsha!.next()).toEqual(changed)
    await api.ask(`/messages/${data.id}/read`, {
      method: 'PATCH',
      ...authorizedRequest(owner.token),
    })
    expect(await ofAsha!.next()).toEqual(changed)
    // What the third hears first is what is sent to it after all that.
    await api.db.execute(sql`select pg_notify('account_events', ${`inquiries ${other.id}`})`)
    expect(await ofOther!.next()).toEqual({ event: 'changed', data: 'inquiries' })
    await Promise.all([ofOwner, ofAsha, ofOther].map((events) => events!.close()))
  })

  test('tells seller and buyer of an inquiry', async () => {
    const ad = await insertAd(api.db, { accountId: owner.id })
    const [ofSeller, ofBuyer] = await Promise.all([owner, asha].map(open))
    await api.read(sendInquiry, {
      body: { adId: ad.id, message: 'Is it there?', buyerName: 'Asha', buyerPhone: '9431234567' },
      token: asha.token,
    })
    const changed = { event: 'changed', data: 'inquiries' }
    expect(await ofSeller!.next()).toEqual(changed)
    expect(await ofBuyer!.next()).toEqual(changed)
    await Promise.all([ofSeller, ofBuyer].map((events) => events!.close()))
  })

  test('names no content, is kept by nobody and not held back by a proxy', async () => {
    const response = await api.ask('/live', authorizedRequest(owner.token))
    expect(response.headers.get('Content-Type')).toBe('text/event-stream')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(response.headers.get('X-Accel-Buffering')).toBe('no')
    await response.body!.cancel()
  })

  test('hears what another process writes, and goes on when the connection breaks', async () => {
    const events = await open(owner)
    await api.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'zila live' and datname = current_database()`,
    )
    // After the gap everything is to be read again.
    const nouns = [(await events.next())?.data, (await events.next())?.data]
    expect(nouns).toEqual(['messages', 'inquiries'])
    await write()
    expect(await events.next()).toEqual({ event: 'changed', data: 'messages' })
    await events.close()
  })
})

describe('who may', () => {
  test('only somebody signed in', async () => {
    expect(await api.fail('/live')).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    expect(await api.fail('/live', authorizedRequest('no.such.token'))).toMatchObject({
      status: 401,
    })
    expect(await api.fail(`/live?token=${owner.token}`)).toMatchObject({ status: 401 })
  })

  test('a stream ends with its session, and only that one', async () => {
    const [session] = await api.db.select().from(sessions).where(eq(sessions.accountId, owner.id))
    await api.db.insert(sessions).values({ ...session!, id: `${session!.id}-other` })
    const events = await open(owner)
    await api.db.delete(sessions).where(eq(sessions.id, `${session!.id}-other`))
    await write()
    expect(await events.next()).toEqual({ event: 'changed', data: 'messages' })
    await api.read(accountsContract.logout, { token: owner.token })
    expect(await events.next()).toBeNull()
  })

  test('a closed account has its streams closed', async () => {
    const events = await open(owner)
    await api.db.update(accounts).set({ status: 'inactive' }).where(eq(accounts.id, owner.id))
    expect(await events.next()).toBeNull()
  })
})

const DEMOTIONS: Record<string, (db: TestApi['db'], person: Person) => Promise<unknown>> = {
  'the session has been idle too long': (db, { id }) =>
    db
      .update(sessions)
      .set({ lastSeenAt: new Date(Date.now() - 31 * MINUTE_MS) })
      .where(eq(sessions.accountId, id)),
  'the second factor is gone': (db, { id }) =>
    db.delete(passkeys).where(eq(passkeys.accountId, id)),
  'the password is to be replaced': (db, { id }) =>
    db.update(accounts).set({ isPasswordMade: true }).where(eq(accounts.id, id)),
}

test('a stream of an administrator ends with what the session may do', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const second = await startApi()
  try {
    const streams = []
    for (const [what, change] of Object.entries(DEMOTIONS)) {
      const admin = await insertAccount(second.db, { role: 'admin' })
      // A later session has no time to set up a second factor.
      const token = await createToken(second.db, admin)
      const events = readEvents(await second.ask('/live', authorizedRequest(token)))
      expect(await events.next()).toEqual({ event: 'ready', data: '' })
      streams.push({ what, events, change: () => change(second.db, admin) })
    }
    await second.db.update(sessions).set({ lastSeenAt: new Date(Date.now() - 29 * MINUTE_MS) })
    vi.advanceTimersByTime(20_000)
    await insertBusiness(second.db, { status: 'pending' })
    for (const { events } of streams)
      expect(await events.next()).toEqual({ event: 'changed', data: 'moderation' })
    for (const { change } of streams) await change()
    vi.advanceTimersByTime(20_000)
    for (const { what, events } of streams)
      expect([what, await events.next()]).toEqual([what, null])
  } finally {
    vi.useRealTimers()
    await second.close()
  }
})

describe('how many', () => {
  test('six for an account; one that is closed makes room', async () => {
    const opened = []
    for (let i = 0; i < 6; i++) opened.push(await open(owner))
    expect(await api.fail('/live', authorizedRequest(owner.token))).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
    })
    await opened.pop()!.close()
    opened.push(await open(owner))
    const other = await open(asha)
    await Promise.all([...opened, other].map((events) => events.close()))
  })
})

test('all streams end when the server stops', async () => {
  const second = await startApi()
  const person = await insertAccount(second.db, {})
  const response = await second.ask('/live', authorizedRequest(person.token))
  const events = readEvents(response)
  await events.next()
  await second.close()
  expect(await events.next()).toBeNull()
})
