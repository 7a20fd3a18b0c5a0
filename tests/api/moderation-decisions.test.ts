import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide, listActivity, listDecisions, undoDecisions } from '#contract/moderation.ts'
import { answerContact, getContact } from '#contract/contacts.ts'
import { getReport } from '#contract/reports-admin.ts'
import { setReviewStatus } from '#contract/reviews.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { bodyRequest } from './setup/body-request.ts'
import { insertAccount, insertBusiness } from './setup/builders.ts'
import { readMailsTo, readTemplatesTo } from './setup/mailed.ts'
import { openQueue } from './setup/queue.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>
const { waitingThings, queue, looked, say, later, statusOf } = openQueue(() => ({ api, admin }))

beforeAll(async () => {
  api = await startApi()
  api.clock.now = new Date()
  admin = await insertAccount(api.db, { role: 'admin' })
})
afterAll(() => api.close())

describe('decisions', () => {
  test('nothing is seen of one before it is carried out; until then it can be undone', async () => {
    const { ids } = await waitingThings()
    const [made] = (await say([{ kind: 'listing', id: ids.listing }], 'approve')).data
    await api.runTask('decisions')
    expect(await statusOf(ids.listing)).toBe('pending')
    expect((await queue('listing')).some(({ id }) => id === ids.listing)).toBe(false)
    const { data } = await api.read(undoDecisions, {
      body: { ids: [made!.id] },
      token: admin.token,
    })
    expect(data.undone).toEqual([made!.id])
    await later()
    expect(await statusOf(ids.listing)).toBe('pending')
    expect((await queue('listing')).some(({ id }) => id === ids.listing)).toBe(true)
  })

  test('another administrator can neither decide on the same nor undo it', async () => {
    const { ids } = await waitingThings()
    const other = await insertAccount(api.db, { role: 'admin', name: 'Arun' })
    const items = await looked([{ kind: 'listing' as const, id: ids.listing }])
    const [made] = (await say(items, 'approve')).data
    const second = await api.read(decide, {
      body: { items, verdict: 'approve' },
      token: other.token,
    })
    expect(second.data).toEqual([])
    expect(second.refused[0]!.problem).toBe('Asha Kumari just reviewed this.')
    const undone = await api.read(undoDecisions, {
      body: { ids: [made!.id] },
      token: other.token,
    })
    expect(undone.data.undone).toEqual([])
    await later()
    expect(await statusOf(ids.listing)).toBe('active')
  })

  test('every kind is approved, each for itself, with an entry in the log', async () => {
    const { ids, shown, own } = await waitingThings()
    const items = (Object.entries(ids) as [QueueItemKind, number][]).map(([kind, id]) => ({
      kind,
      id,
    }))
    expect((await say(items, 'approve')).data).toHaveLength(items.length)
    await later()
    const { data } = await api.read(listDecisions, {
      query: { limit: items.length },
      token: admin.token,
    })
    expect(data.map(({ kind, state, problem }) => [kind, state, problem])).toEqual(
      data.map(({ kind }) => [kind, 'done', null]),
    )
    expect(await statusOf(ids.listing)).toBe('active')
    const [changed] = await api.db.select().from(t.businesses).where(eq(t.businesses.id, own.id))
    expect(changed!.name).toBe('Own Other Shop')
    const [claimed] = await api.db.select().from(t.businesses).where(eq(t.businesses.id, shown.id))
    expect(claimed!.ownerId).not.toBeNull()
    const activity = (await api.read(listActivity, { token: admin.token })).data
    expect(
      activity.filter(({ noun }) => noun === 'businesses').map(({ title }) => title),
    ).toContain('Sal Tea House Annex')
  })

  test('a listing is approved as verified and featured at once, and only a listing', async () => {
    const { ids } = await waitingThings()
    const items = await looked([{ kind: 'listing' as const, id: ids.listing }])
    const marks = { verified: true, featured: true }
    const body = { items, verdict: 'approve' as const, ...marks }
    const refused = await api.fail(
      '/admin/decisions',
      bodyRequest('POST', { ...body, verdict: 'reject' }, admin.token),
    )
    expect(Object.keys(refused.fields ?? {})).toEqual(['verified', 'featured'])
    await api.read(decide, { body, token: admin.token })
    await later()
    const [row] = await api.db.select().from(t.businesses).where(eq(t.businesses.id, ids.listing))
    expect(row).toMatchObject({ status: 'active', ...marks })
  })

  test('a message is replied to, left open, closed or marked as spam', async () => {
    const token = admin.token
    const settle = async (verdict: 'approve' | 'return' | 'reject', reason: string | null) => {
      const { ids } = await waitingThings()
      const items = await looked([{ kind: 'contact' as const, id: ids.contact }])
      await api.read(decide, { body: { items, verdict, reason }, token })
      await later()
      const { data } = await api.read(getContact, { params: { id: ids.contact }, token })
      return [data.status, data.answers.map(({ message, by }) => [message, by])]
    }
    const answers = [['It is. '.repeat(100).trim(), 'Asha Kumari']]
    expect(await settle('approve', answers[0]![0]!)).toEqual(['closed', answers])
    expect(await settle('return', answers[0]![0]!)).toEqual(['answered', answers])
    expect(await settle('approve', null)).toEqual(['closed', []])
    expect(await settle('reject', null)).toEqual(['spam', []])
  })

  test('a message that somebody else answered meanwhile is not answered twice', async () => {
    const { ids } = await waitingThings()
    const params = { id: ids.contact }
    const items = await looked([{ kind: 'contact' as const, id: ids.contact }])
    const body = { items, verdict: 'approve' as const, reason: 'Yes' }
    await api.read(decide, { body, token: admin.token })
    await api.read(answerContact, { params, body: { message: 'No' }, token: admin.token })
    await later()
    const { data } = await api.read(getContact, { params, token: admin.token })
    expect(data.answers.map(({ message }) => message)).toEqual(['No'])
  })

  test('closing words of a complaint go to its sender, the reason to the owner', async () => {
    const settle = async (verdict: 'approve' | 'reject', words: object) => {
      const { ids, shown } = await waitingThings()
      const owner = await insertAccount(api.db, { role: 'owner' })
      const isShown = eq(t.businesses.id, shown.id)
      await api.db.update(t.businesses).set({ ownerId: owner.id }).where(isShown)
      const email = `sender${ids.report}@example.org`
      await api.db.update(t.reports).set({ email }).where(eq(t.reports.id, ids.report))
      const items = await looked([{ kind: 'report' as const, id: ids.report }])
      await api.read(decide, { body: { items, verdict, ...words }, token: admin.token })
      await later()
      const textOf = async (to: string) =>
        (await readMailsTo(api.db, to)).map(({ text }) => text).join(' ')
      const params = { id: ids.report }
      const { data } = await api.read(getReport, { params, token: admin.token })
      return [data.outcome, await textOf(email), await textOf(owner.email)] as const
    }
    const corrected = await settle('approve', { reason: 'It has moved', outcome: 'corrected' })
    expect(corrected).toEqual(['corrected', expect.stringContaining('It has moved'), ''])
    const removed = await settle('reject', { reason: 'It is shut', note: 'We took it off' })
    expect(removed[0]).toBe('removed')
    expect(removed[1]).toContain('We took it off')
    expect(removed[1]).not.toContain('It is shut')
    expect(removed[2]).toContain('It is shut')
  })

  test('a rejected report takes away what it is about; a failure changes nothing', async () => {
    const { ids, shown } = await waitingThings()
    await say([{ kind: 'report', id: ids.report }], 'reject')
    await later()
    expect(await statusOf(shown.id)).toBe('inactive')
    // The claim cannot be approved any more: its listing is not shown.
    const [made] = (await say([{ kind: 'claim', id: ids.claim }], 'approve')).data
    await later()
    const [failed] = (await api.read(listDecisions, { token: admin.token })).data
    expect(failed).toMatchObject({
      id: made!.id,
      state: 'failed',
      problem: 'This business is not live.',
    })
    expect((await queue('claim')).some(({ id }) => id === ids.claim)).toBe(true)
  })

  test('sending back needs a reason, and a kind must know the verdict', async () => {
    const { ids } = await waitingThings()
    const post = (body: object) =>
      api.fail('/admin/decisions', bodyRequest('POST', body, admin.token))
    const items = [{ kind: 'listing', id: ids.listing, version: 1 }]
    expect((await post({ items, verdict: 'return' })).fields).toHaveProperty('reason')
    const review = [{ kind: 'review', id: ids.review, version: 1 }]
    expect((await post({ items: review, verdict: 'return', reason: 'x' })).fields).toHaveProperty(
      'verdict',
    )
  })

  test('what gives, spends or decides on many takes a proof of the last ten minutes', async () => {
    const late = await insertAccount(api.db, { role: 'admin' })
    const confirmedAt = new Date(Date.now() - 11 * MINUTE_MS)
    await api.db.update(t.sessions).set({ confirmedAt }).where(eq(t.sessions.accountId, late.id))
    const sent = async (kind: QueueItemKind, verdict: string, count = 1) => {
      const items = Array.from({ length: count }, (_, at) => ({
        kind,
        id: 900_000 + at,
        version: 1,
      }))
      const body = { items, verdict, reason: 'Not now' }
      const answer = await api.ask('/admin/decisions', bodyRequest('POST', body, late.token))
      return answer.status === 201 ? 'kept' : ((await answer.json()) as { code: string }).code
    }
    for (const kind of ['claim', 'campaign', 'creative'] as const) {
      expect([kind, await sent(kind, 'approve')]).toEqual([kind, 'CONFIRM_NEEDED'])
      expect([kind, await sent(kind, 'reject')]).toEqual([kind, 'kept'])
    }
    expect(await sent('review', 'approve', 25)).toBe('kept')
    expect(await sent('review', 'reject', 26)).toBe('CONFIRM_NEEDED')
  })

  test('a thousand at once', async () => {
    const person = await insertAccount(api.db, { role: 'owner' })
    const { categoryId, locationId } = await insertBusiness(api.db)
    const rows = Array.from({ length: 1000 }, (_, at) => ({
      name: `Many ${at}`,
      slug: `many-of-them-${at}`,
      ownerId: person.id,
      categoryId,
      locationId,
    }))
    const made = await api.db.insert(t.businesses).values(rows).returning()
    const items = made.map(({ id }) => ({ kind: 'listing' as const, id }))
    expect((await say(items, 'reject')).data).toHaveLength(1000)
    await later()
    const isTheirs = eq(t.businesses.ownerId, person.id)
    const left = await api.db.select().from(t.businesses).where(isTheirs)
    expect(new Set(left.map(({ status }) => status))).toEqual(new Set(['inactive']))
  })
})

test('a review is approved, rejected and restored, and its writer is told', async () => {
  const { ids } = await waitingThings()
  const set = (status: 'active' | 'hidden') =>
    api.read(setReviewStatus, {
      params: { id: ids.review },
      body: { status },
      token: admin.token,
    })
  for (const status of ['active', 'hidden', 'active'] as const)
    expect((await set(status)).data.status).toBe(status)
  const [review] = await api.db.select().from(t.reviews).where(eq(t.reviews.id, ids.review))
  const [writer] = await api.db
    .select()
    .from(t.accounts)
    .where(eq(t.accounts.id, review!.accountId))
  expect(await readTemplatesTo(api.db, writer!.email!)).toEqual([
    'review-shown',
    'review-hidden',
    'review-shown',
  ])
})

test('who writes reviews may choose not to be told', async () => {
  const { ids } = await waitingThings()
  const [review] = await api.db.select().from(t.reviews).where(eq(t.reviews.id, ids.review))
  const [writer] = await api.db
    .select()
    .from(t.accounts)
    .where(eq(t.accounts.id, review!.accountId))
  const choice = { kind: 'reviews', channel: 'mail', choice: 'off' } as const
  await api.db.insert(t.notificationChoices).values({ accountId: writer!.id, ...choice })
  await say([{ kind: 'review', id: ids.review }], 'reject')
  await later()
  expect(await readTemplatesTo(api.db, writer!.email!)).toEqual([])
})
