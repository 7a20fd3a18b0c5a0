import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide, getQueueItem } from '#contract/moderation.ts'
import {
  answerReview,
  deleteReviewReply,
  listReceivedReviews,
  setReviewReplyStatus,
} from '#contract/review-replies.ts'
import { listAllReviews } from '#contract/reviews-admin.ts'
import { listReviews, setReviewStatus } from '#contract/reviews.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { readContentSummary } from '#server/publishing/publisher/content.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertAnswer, insertBusiness, insertReview } from './setup/builders.ts'
import { readLastMailTo, readTemplatesTo } from './setup/mailed.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi()
  admin = await insertAccount(api.db, { role: 'admin' })
})
afterAll(() => api.close())

/** A published review of a listing that somebody owns. */
async function reviewed(values: Partial<typeof t.reviews.$inferInsert> = {}) {
  const owner = await insertAccount(api.db, { role: 'owner' })
  const shop = await insertBusiness(api.db, { name: 'Sal Tea House', ownerId: owner.id })
  const writer = await insertAccount(api.db, { name: 'Meena' })
  const review = await insertReview(api.db, {
    ...{ businessId: shop.id, accountId: writer.id, comment: 'Slow' },
    ...values,
  })
  const say = async (text: string) =>
    (
      await api.read(answerReview, {
        params: { id: review.id },
        body: { text },
        token: owner.token,
      })
    ).data
  const shown = async () => {
    const { reviews } = await api.read(listReviews, { params: { businessId: String(shop.id) } })
    return reviews.find(({ id }) => id === review.id)?.answer?.text ?? null
  }
  return { owner, shop, writer, review, say, shown }
}

const judge = (id: number, status: 'active' | 'hidden', reason?: string) =>
  api.read(setReviewReplyStatus, { params: { id }, body: { status, reason }, token: admin.token })
const received = async (token: string, show?: 'unanswered') =>
  (await api.read(listReceivedReviews, { query: show ? { show } : {}, token })).data

describe('an answer of the owner', () => {
  test('waits, is shown once approved, and its review’s writer gets it by mail', async () => {
    const { owner, writer, review, say, shown } = await reviewed()
    const [answer] = await say('  We have a second cook now. ')
    expect(answer).toMatchObject({ text: 'We have a second cook now.', status: 'pending' })
    expect(await shown()).toBeNull()
    expect((await readTraces(api, 'reviews', review.id)).marks).toEqual([])
    await judge(answer!.id, 'active')
    expect(await shown()).toBe('We have a second cook now.')
    const { entries, marks } = await readTraces(api, 'reviews', review.id)
    expect(entries.map(({ action, accountId }) => [action, accountId])).toEqual([
      ['approve answer', admin.id],
      ['answer', owner.id],
    ])
    expect(marks).toEqual(['updated'])
    const mail = await readLastMailTo(api.db, writer.email)
    expect(mail.template).toBe('review-answered')
    expect(mail.text).toContain('We have a second cook now.')
    expect(await readTemplatesTo(api.db, owner.email)).toEqual([])
  })

  test('is changed beside the text that is shown, which stays until then', async () => {
    const { owner, say, shown } = await reviewed()
    const [first] = await say('One')
    await judge(first!.id, 'active')
    const answers = await say('Two')
    expect(answers.map(({ text, status }) => [text, status])).toEqual([
      ['One', 'active'],
      ['Two', 'pending'],
    ])
    expect(await shown()).toBe('One')
    // An id names what was read: what replaced it is not approved by it.
    await say('Three')
    const replaced = bodyRequest('PATCH', { status: 'active' }, admin.token)
    const path = `/reviews/admin/answers/${answers[1]!.id}/status`
    expect(await api.fail(path, replaced)).toMatchObject({ status: 404 })
    const [, third] = (await received(owner.token))[0]!.answers
    await judge(third!.id, 'active')
    expect(await shown()).toBe('Three')
    const [{ answers: left } = { answers: [] }] = await received(owner.token)
    expect(left.map(({ text }) => text)).toEqual(['Three'])
  })

  test('as it is shown, given again, takes back what waits', async () => {
    const { say } = await reviewed()
    const [first] = await say('One')
    await judge(first!.id, 'active')
    await say('Two')
    expect((await say('One')).map(({ text }) => text)).toEqual(['One'])
  })

  test('that is hidden is told to the owner with the reason, and can be restored', async () => {
    const { owner, review, say, shown } = await reviewed()
    const [answer] = await say('Call 98765 43210, she owes us money')
    await judge(answer!.id, 'active')
    await judge(answer!.id, 'hidden', 'It names what a customer owes.')
    expect(await shown()).toBeNull()
    const mail = await readLastMailTo(api.db, owner.email)
    expect(mail.template).toBe('answer-hidden')
    expect(mail.text).toContain('It names what a customer owes.')
    expect(mail.subject).toContain('was removed')
    expect((await received(owner.token))[0]!.answers).toMatchObject([
      { status: 'hidden', reason: 'It names what a customer owes.' },
    ])
    await judge(answer!.id, 'active')
    expect(await shown()).not.toBeNull()
    const { entries, marks } = await readTraces(api, 'reviews', review.id)
    expect(entries.map(({ action }) => action).slice(0, 2)).toEqual([
      'restore answer',
      'hide answer',
    ])
    expect(marks).toHaveLength(3)
  })

  test('is deleted by the owner, and the page follows', async () => {
    const { owner, review, say, shown } = await reviewed()
    const [answer] = await say('One')
    await judge(answer!.id, 'active')
    const before = await readContentSummary(api.db)
    await api.read(deleteReviewReply, { params: { id: review.id }, token: owner.token })
    expect(await shown()).toBeNull()
    expect(await readContentSummary(api.db)).not.toEqual(before)
    expect((await readTraces(api, 'reviews', review.id)).marks).toHaveLength(2)
    const again = bodyRequest('DELETE', {}, owner.token)
    expect(await api.fail(`/reviews/${review.id}/answer`, again)).toMatchObject({ status: 404 })
  })

  test('goes and comes with its review', async () => {
    const { review, say, shown } = await reviewed()
    const [answer] = await say('One')
    await judge(answer!.id, 'active')
    const set = (status: 'active' | 'hidden') =>
      api.read(setReviewStatus, {
        params: { id: review.id },
        body: { status },
        token: admin.token,
      })
    await set('hidden')
    expect(await shown()).toBeNull()
    await set('active')
    expect(await shown()).toBe('One')
  })

  test('is for the owner of the listing alone, and for published reviews', async () => {
    const { owner, review } = await reviewed()
    const waiting = await reviewed({ status: 'pending' })
    const other = await insertAccount(api.db, { role: 'owner' })
    const tell = (id: number, token: string) =>
      api.fail(`/reviews/${id}/answer`, bodyRequest('PUT', { text: 'Thanks' }, token))
    for (const token of [other.token, admin.token])
      expect(await tell(review.id, token)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await tell(waiting.review.id, waiting.owner.token)).toMatchObject({ status: 404 })
    expect(await tell(2_000_000_000, owner.token)).toMatchObject({ status: 404 })
    // Whoever owns the listing later answers for it.
    const set = { ownerId: other.id }
    await api.db.update(t.businesses).set(set).where(eq(t.businesses.id, review.businessId))
    expect(await tell(review.id, owner.token)).toMatchObject({ status: 404 })
    const { data } = await api.read(answerReview, {
      ...{ params: { id: review.id }, body: { text: 'New here' }, token: other.token },
    })
    expect(data).toHaveLength(1)
  })

  test.each([[''], [' \n​ '], ['x'.repeat(1001)], [undefined], [7]])('refuses %o', async (text) => {
    const { owner, review } = await reviewed()
    const answer = await api.fail(
      `/reviews/${review.id}/answer`,
      bodyRequest('PUT', { text }, owner.token),
    )
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(Object.keys(answer.fields ?? {})).toEqual(['text'])
  })

  test('is kept once when two devices send it together', async () => {
    const { owner, review } = await reviewed()
    const tries = await Promise.all(
      ['One', 'Two', 'Three'].map((text) =>
        api.ask(`/reviews/${review.id}/answer`, bodyRequest('PUT', { text }, owner.token)),
      ),
    )
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await api.db.$count(t.reviewReplies, eq(t.reviewReplies.reviewId, review.id))).toBe(1)
  })
})

describe('the reviews an owner has received', () => {
  test('are the published ones of the own listings, and those without an answer', async () => {
    const { owner, shop, review } = await reviewed({ createdAt: new Date('2026-01-01') })
    const second = await insertReview(api.db, { businessId: shop.id })
    await insertReview(api.db, { businessId: shop.id, status: 'pending' })
    await insertReview(api.db, { businessId: shop.id, status: 'hidden' })
    await reviewed()
    await insertAnswer(api.db, { reviewId: second.id, accountId: owner.id, status: 'hidden' })
    const all = await api.read(listReceivedReviews, { token: owner.token })
    expect(all.data.map(({ id }) => id)).toEqual([second.id, review.id])
    expect(all.data[0]).toMatchObject({
      business: { name: 'Sal Tea House' },
      answers: [{ status: 'hidden' }],
    })
    expect(all.pagination).toMatchObject({ total: 2 })
    const open = await api.read(listReceivedReviews, {
      query: { show: 'unanswered', limit: 1 },
      token: owner.token,
    })
    expect(open.data.map(({ id }) => id)).toEqual([review.id])
    expect(open.pagination).toMatchObject({ total: 1, totalPages: 1 })
  })
})

describe('administrators', () => {
  test('judge it in the queue, with the review, and hints at links', async () => {
    const { owner, say, shown } = await reviewed()
    api.clock.now = new Date()
    const [first] = await say('One')
    await judge(first!.id, 'active')
    const [, answer] = await say('See https://a.example and https://b.example')
    const item = { kind: 'answer', id: answer!.id } as const
    const { data } = await api.read(getQueueItem, { params: item, token: admin.token })
    expect(data.facts).toContainEqual({ name: 'review', value: 'Slow' })
    expect(data.person).toMatchObject({ email: owner.email })
    expect(data.changes).toEqual([{ name: 'answer', before: 'One', after: answer!.text }])
    expect(data.hints.map(({ hint }) => hint)).toContain('links')
    const no = { items: [{ ...item, version: data.version }], verdict: 'reject' as const }
    expect(await api.fail('/admin/decisions', bodyRequest('POST', no, admin.token))).toMatchObject({
      status: 400,
      fields: { reason: 'Please enter a reason' },
    })
    const body = { ...no, reason: 'No links, please.' }
    await api.read(decide, { body, token: admin.token })
    api.clock.now = new Date(Date.now() + 11_000)
    await api.runTask('decisions')
    api.clock.now = null
    expect(await shown()).toBe('One')
    expect((await received(owner.token))[0]!.answers).toMatchObject([
      { text: 'One', status: 'active' },
      { status: 'hidden', reason: 'No links, please.' },
    ])
    expect(await readTemplatesTo(api.db, owner.email)).toEqual(['answer-hidden'])
  })

  test('see it beside the review', async () => {
    const { review, say } = await reviewed()
    await say('Thanks')
    const { data } = await api.read(listAllReviews, { query: { limit: 1000 }, token: admin.token })
    expect(data.reviews.find(({ id }) => id === review.id)?.answers).toMatchObject([
      { text: 'Thanks', status: 'pending' },
    ])
  })

  test('are told 404 for an answer that is gone', async () => {
    const gone = bodyRequest('PATCH', { status: 'hidden' }, admin.token)
    expect(await api.fail('/reviews/admin/answers/2000000/status', gone)).toMatchObject({
      status: 404,
      error: 'Reply not found.',
    })
  })
})
