import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countAction } from '#contract/analytics.ts'
import { sendEnquiry } from '#contract/enquiries.ts'
import { sendInquiry } from '#contract/classifieds.ts'
import { sendMessage } from '#contract/messages.ts'
import {
  countedToday,
  countingSalts,
  dailyCounts,
  searchCounts,
} from '#server/kit/db/tables/index.ts'
import { createCountWriter } from '#server/analytics/event-counter.ts'
import type { CountEvent } from '#server/analytics/events.ts'
import { getPublishedViewCounts } from '#server/analytics/index.ts'
import {
  VISITOR_ACTION_KINDS,
  type VisitorActionKind,
  type AnalyticsRecordType,
} from '#shared/rules/analytics.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertAd, insertBusiness, insertPost } from './setup/builders.ts'
import { runAsOwner } from './setup/database.ts'

let api: TestApi
let owner: Awaited<ReturnType<typeof insertAccount>>
let admin: Awaited<ReturnType<typeof insertAccount>>
beforeAll(async () => {
  api = await startApi()
  owner = await insertAccount(api.db, { role: 'owner' })
  admin = await insertAccount(api.db, { role: 'admin' })
})
afterAll(() => api.close())

const NOON = new Date('2026-11-21T06:30:00Z')
beforeEach(async () => {
  api.clock.now = NOON
  for (const table of [dailyCounts, searchCounts, countedToday, countingSalts])
    await api.db.delete(table)
})

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/131.0.0.0 Mobile Safari/537.36'
const OTHER_PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'

type Visit = { from?: string; agent?: string; token?: string; search?: string }

async function act(
  noun: AnalyticsRecordType,
  id: number,
  kind: VisitorActionKind,
  { from = '203.0.113.1', agent = PHONE, token, search }: Visit = {},
): Promise<boolean> {
  const query = search === undefined ? '' : `?search=${encodeURIComponent(search)}`
  const answer = await api.ask(`/analytics/${noun}/${id}/${kind}${query}`, {
    method: 'POST',
    from,
    headers: { 'User-Agent': agent, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
  })
  expect(answer.status).toBe(200)
  return countAction.answer.parse(await answer.json()).data.counted
}

const sums = async () =>
  (await api.db.select().from(dailyCounts).orderBy(dailyCounts.day, dailyCounts.kind)).map(
    ({ noun, day, kind, count }) => `${noun} ${day} ${kind} ${count}`,
  )

describe('what a visitor does', () => {
  test.each(VISITOR_ACTION_KINDS.filter((kind) => kind !== 'message'))(
    '%s counts once a day for a listing, and is on disk when it is answered',
    async (kind) => {
      const { id } = await insertBusiness(api.db, { ownerId: owner.id })
      expect(await act('business', id, kind)).toBe(true)
      expect(await sums()).toEqual([`business 2026-11-21 ${kind} 1`])
      expect(await act('business', id, kind)).toBe(false)
      expect(await sums()).toEqual([`business 2026-11-21 ${kind} 1`])
    },
  )

  test('counts apart for each listing, kind and browser, and each part of a network', async () => {
    const [one, other] = [await insertBusiness(api.db), await insertBusiness(api.db)]
    expect(await act('business', one.id, 'view')).toBe(true)
    expect(await act('business', other.id, 'view')).toBe(true)
    expect(await act('business', one.id, 'call')).toBe(true)
    expect(await act('business', one.id, 'view', { agent: OTHER_PHONE })).toBe(true)
    expect(await act('business', one.id, 'view', { from: '203.0.112.1' })).toBe(true)
    // The same /24, or the same /64: a phone that changes its address.
    expect(await act('business', one.id, 'view', { from: '203.0.113.99' })).toBe(false)
    expect(await act('business', one.id, 'view', { from: '2001:db8:1:2:a::1' })).toBe(true)
    expect(await act('business', one.id, 'view', { from: '2001:db8:1:2:b::2' })).toBe(false)
    expect(await act('business', one.id, 'view', { from: '2001:db8:1:3::1' })).toBe(true)
  })

  test('counts again on the next day, which begins at midnight in India', async () => {
    const { id } = await insertBusiness(api.db)
    await act('business', id, 'view')
    api.clock.now = new Date('2026-11-21T18:29:00Z')
    expect(await act('business', id, 'view')).toBe(false)
    api.clock.now = new Date('2026-11-21T18:31:00Z')
    expect(await act('business', id, 'view')).toBe(true)
    expect(await sums()).toEqual(['business 2026-11-21 view 1', 'business 2026-11-22 view 1'])
  })

  test.each([
    '',
    'curl/8.5.0',
    'python-requests/2.32',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23.20.0',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'HeadlessChrome/131.0.0.0 Safari/537.36',
  ])('does not count when it is the program “%s”', async (agent) => {
    const { id } = await insertBusiness(api.db)
    expect(await act('business', id, 'view', { agent })).toBe(false)
    expect(await sums()).toEqual([])
  })

  test('counts in the browsers of old phones', async () => {
    const { id } = await insertBusiness(api.db)
    const agent = 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/191.283; U; en) Presto/2.5.25'
    expect(await act('business', id, 'view', { agent })).toBe(true)
  })

  test('does not count for its owner and administrators, and does for others', async () => {
    const { id } = await insertBusiness(api.db, { ownerId: owner.id })
    const ad = await insertAd(api.db, { accountId: owner.id })
    const stranger = await insertAccount(api.db, { role: 'owner' })
    for (const { token } of [owner, admin]) {
      expect(await act('business', id, 'view', { token })).toBe(false)
      expect(await act('classified', ad.id, 'call', { token })).toBe(false)
    }
    expect(await act('business', id, 'view', { token: stranger.token })).toBe(true)
    expect(await act('business', id, 'call', { token: 'no.such.token' })).toBe(true)
  })

  test('is refused for what has no public page, and for messages', async () => {
    const hidden = await insertBusiness(api.db, { status: 'pending' })
    const waiting = await insertAd(api.db, { status: 'pending' })
    const post = { method: 'POST' }
    for (const path of [
      `business/${hidden.id}/view`,
      `classified/${waiting.id}/view`,
      'business/999999/view',
    ])
      expect(await api.fail(`/analytics/${path}`, post)).toMatchObject({ code: 'NOT_FOUND' })
    for (const path of [`business/${hidden.id}/message`, 'blog/1/view', 'business/1/look'])
      expect(await api.fail(`/analytics/${path}`, post)).toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('is refused for a while to an address that asks without end', async () => {
    const { id } = await insertBusiness(api.db)
    const flood = () =>
      api.ask(`/analytics/business/${id}/view`, { method: 'POST', from: '198.51.100.66' })
    for (let n = 1; n <= 300; n++) expect((await flood()).status).toBe(200)
    expect((await flood()).status).toBe(429)
    expect(await act('business', id, 'view', { from: '198.51.100.67' })).toBe(true)
  })
})

describe('the search that led to a view', () => {
  const words = async () =>
    (await api.db.select().from(searchCounts)).map(({ words: text, count }) => `${text} ${count}`)

  test('is counted with it, folded, and only with it', async () => {
    const { id } = await insertBusiness(api.db)
    await act('business', id, 'view', { search: '  Dawai   DUKAN ' })
    await act('business', id, 'view', { search: 'dawai dukan', agent: OTHER_PHONE })
    await act('business', id, 'view', { search: 'something else' })
    await act('business', id, 'call', { search: 'a call' })
    expect(await words()).toEqual(['dawai dukan 2'])
  })

  test.each(['9876543210', '98765 43210', 'asha@example.com', 'https://x.in', 'x'.repeat(61), ' '])(
    'is not kept when it may be somebody’s own: “%s”',
    async (search) => {
      const { id } = await insertBusiness(api.db)
      expect(await act('business', id, 'view', { search })).toBe(true)
      expect(await words()).toEqual([])
    },
  )

  test('of an ad comes with its view', async () => {
    const ad = await insertAd(api.db)
    await api.ask(`/classified/${ad.slug}/views?search=Tractor`, {
      method: 'POST',
      headers: { 'User-Agent': PHONE },
    })
    expect(await words()).toEqual(['tractor 1'])
  })
})

describe('messages', () => {
  test('of visitors to a business count once a day for a sender', async () => {
    const { id: businessId } = await insertBusiness(api.db, { email: 'shop@example.org' })
    const write = (email: string, message: string, token?: string) =>
      api.read(sendEnquiry, {
        body: { name: 'Asha', email, message, businessId },
        ...(token ? { token } : {}),
      })
    await write('a@example.org', 'Are you open on Sunday?')
    await write('A@example.org', 'And on Monday?')
    await write('b@example.org', 'Do you deliver to Sonpani?')
    await write('c@example.org', 'A look at the form', admin.token)
    expect(await sums()).toEqual(['business 2026-11-21 message 2'])
  })

  test('between accounts count for the one who asks, not for the answer', async () => {
    const { id: businessId } = await insertBusiness(api.db, { ownerId: owner.id })
    const asker = await insertAccount(api.db)
    const write = (token: string, receiverId: number, message: string) =>
      api.read(sendMessage, {
        token,
        body: { receiverId, businessId, subject: 'Hours', message },
      })
    await write(asker.token, owner.id, 'Are you open on Sunday?')
    await write(asker.token, owner.id, 'Are you open on Sunday?')
    await write(owner.token, asker.id, 'Until two.')
    expect(await sums()).toEqual(['business 2026-11-21 message 1'])
  })

  test('about an ad count', async () => {
    const ad = await insertAd(api.db, { accountId: owner.id })
    const { token } = await insertAccount(api.db)
    const body = {
      adId: ad.id,
      buyerName: 'Ravi',
      buyerPhone: '9876543210',
      message: 'Is it still to be had?',
      inquiryType: 'general' as const,
      preferredContact: 'phone' as const,
    }
    await api.read(sendInquiry, { body, token })
    expect(await sums()).toEqual(['classified 2026-11-21 message 1'])
  })
})

describe('what pages show', () => {
  test('follows the counts of posts and ads, now and then', async () => {
    const post = await insertPost(api.db)
    const open = async (from: string): Promise<unknown> => {
      const headers = { 'User-Agent': PHONE }
      return (await api.ask(`/blogs/${post.slug}/views`, { method: 'POST', from, headers })).json()
    }
    expect(await open('203.0.113.1')).toMatchObject({ data: { viewCount: 1 } })
    expect(await open('198.51.100.1')).toMatchObject({ data: { viewCount: 2 } })
    expect(await getPublishedViewCounts(api.db, 'blog', [post.id])).toEqual(new Map())
    await api.runTask('show views')
    await api.runTask('show views')
    expect(await getPublishedViewCounts(api.db, 'blog', [post.id])).toEqual(new Map([[post.id, 2]]))
    api.clock.now = new Date(NOON.getTime() + 5 * DAY_MS)
    expect(await open('203.0.113.1')).toMatchObject({ data: { viewCount: 3 } })
    await api.runTask('show views')
    expect(await getPublishedViewCounts(api.db, 'blog', [post.id])).toEqual(new Map([[post.id, 3]]))
  })
})

describe('what is forgotten', () => {
  test('after the day: the salt and who was counted', async () => {
    const { id } = await insertBusiness(api.db)
    await act('business', id, 'view')
    await api.runTask('forget counts')
    expect(await act('business', id, 'view')).toBe(false)
    api.clock.now = new Date(NOON.getTime() + DAY_MS)
    await api.runTask('forget counts')
    expect(await api.db.$count(countingSalts)).toBe(0)
    expect(await api.db.$count(countedToday)).toBe(0)
    expect(await sums()).toEqual(['business 2026-11-21 view 1'])
  })

  test('no row names an address or a browser', async () => {
    const { id } = await insertBusiness(api.db)
    await act('business', id, 'view', { search: 'bank' })
    const [row] = await api.db.select().from(countedToday)
    expect(row!.hash).toMatch(/^[\w-]{22}$/)
    for (const table of [dailyCounts, searchCounts, countedToday, countingSalts])
      expect(JSON.stringify(await api.db.select().from(table))).not.toMatch(/203\.0|Mozilla/)
  })

  test('after 25 months: the sums', async () => {
    const { id } = await insertBusiness(api.db)
    for (const day of ['2024-09-30', '2024-10-01', '2024-10-21'])
      await api.db
        .insert(dailyCounts)
        .values({ noun: 'business', recordId: id, day, kind: 'view', count: 1 })
    await api.db
      .insert(searchCounts)
      .values({ noun: 'business', recordId: id, day: '2024-09-30', words: 'bank', count: 1 })
    await api.runTask('forget counts')
    expect(await sums()).toEqual(['business 2024-10-01 view 1', 'business 2024-10-21 view 1'])
    expect(await api.db.$count(searchCounts)).toBe(0)
  })
})

describe('a group commit', () => {
  const event = (n: number, more: Partial<CountEvent> = {}): CountEvent => ({
    noun: 'business',
    recordId: 1,
    day: '2026-11-21',
    kind: 'view',
    hash: `visitor ${n}`,
    ...more,
  })

  test('counts each of many at once exactly once, whoever writes them', async () => {
    const [one, other] = [createCountWriter(api.db), createCountWriter(api.db)]
    const answers = await Promise.all(
      Array.from({ length: 600 }, (_, n) =>
        (n % 2 ? one : other).add(event(n % 200, { recordId: (n % 200) % 7 })),
      ),
    )
    expect(answers.filter(Boolean)).toHaveLength(200)
    const rows = await api.db.select().from(dailyCounts)
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(200)
  })

  test('refuses what could not be written, and counts it when it is sent again', async () => {
    const commit = createCountWriter(api.db)
    await runAsOwner(api.db, 'alter table daily_counts rename to elsewhere')
    await expect(commit.add(event(1))).rejects.toThrow()
    await runAsOwner(api.db, 'alter table elsewhere rename to daily_counts')
    expect(await commit.add(event(1))).toBe(true)
    expect(await sums()).toEqual(['business 2026-11-21 view 1'])
  })
})
