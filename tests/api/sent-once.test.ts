import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendInquiry } from '#contract/classifieds.ts'
import { sendEnquiry } from '#contract/enquiries.ts'
import { subscribeNewsletter } from '#contract/newsletter.ts'
import { sendReport, submitComplaint } from '#contract/reports.ts'
import { submitReview } from '#contract/reviews.ts'
import {
  classifiedInquiries,
  enquiries,
  mailRequests,
  mails,
  rateLimits,
  reports,
  reviews,
} from '#server/kit/db/tables/index.ts'
import { rateLimitTask } from '#server/kit/rate-limit/index.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertAd, insertBusiness } from './setup/builders.ts'

const JOB = { kind: 'job', name: 'test' } as const
const key = () => crypto.randomUUID()

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await saveSettings({ db: api.db, actor: JOB }, { contactEmail: 'desk@suhana.example' })
})
afterAll(() => api.close())

/** The repetition comes when similar texts count as new ones again. */
const wait = () => void (api.clock.now = new Date(Date.now() + 30 * MINUTE_MS))
const asha = { name: 'Asha Kumari', email: 'asha@example.org', message: 'Open on Saturday?' }

describe('a form that arrives twice with one key is kept once and answered alike', () => {
  test('an enquiry, of which one mail is sent', async () => {
    const body = { ...asha, key: key() }
    const first = await api.read(sendEnquiry, { body })
    wait()
    await api.db.delete(mails)
    expect(await api.read(sendEnquiry, { body })).toEqual(first)
    expect(await api.db.select().from(enquiries)).toHaveLength(1)
    expect(await api.db.select().from(mails)).toEqual([])
  })

  test('with another key the same words are another enquiry', async () => {
    wait()
    const before = (await api.db.select().from(enquiries)).length
    await api.read(sendEnquiry, { body: { ...asha, key: key() } })
    expect(await api.db.select().from(enquiries)).toHaveLength(before + 1)
  })

  test('a subscription of the newsletter, of which one mail is asked for', async () => {
    const body = { email: 'reader@example.org', key: key() }
    const first = await api.read(subscribeNewsletter, { body })
    wait()
    expect(await api.read(subscribeNewsletter, { body })).toEqual(first)
    const asked = () => api.db.$count(mailRequests, eq(mailRequests.email, body.email))
    expect(await asked()).toBe(1)
    await api.read(subscribeNewsletter, { body: { ...body, key: key() } })
    expect(await asked()).toBe(2)
  })

  test('at the same moment', async () => {
    const body = { ...asha, email: 'ravi@example.org', key: key() }
    const answers = await Promise.all([1, 2, 3].map(() => api.read(sendEnquiry, { body })))
    expect(new Set(answers.map(({ data }) => data.reference)).size).toBe(1)
  })

  test('an enquiry that was deleted since is not written again', async () => {
    const body = { ...asha, email: 'gone@example.org', key: key() }
    await api.read(sendEnquiry, { body })
    await api.db.delete(enquiries)
    wait()
    await api.read(sendEnquiry, { body })
    expect(await api.db.select().from(enquiries)).toEqual([])
  })

  test('a report and a complaint of a visitor', async () => {
    const { id: recordId } = await insertBusiness(api.db)
    const report = { noun: 'business' as const, recordId, reason: 'wrong' as const, key: key() }
    const first = await api.read(sendReport, { body: report })
    expect(await api.read(sendReport, { body: report })).toEqual(first)
    const { name, email, message: detail } = asha
    const complaint = { name, email, reason: 'other' as const, detail, key: key() }
    const written = await api.read(submitComplaint, { body: complaint })
    expect(await api.read(submitComplaint, { body: complaint })).toEqual(written)
    expect(await api.db.select().from(reports)).toHaveLength(2)
  })

  test('a review, though each person writes one; the key is of that account alone', async () => {
    const { id: businessId } = await insertBusiness(api.db)
    const [{ token }, { token: other }] = [await insertAccount(api.db), await insertAccount(api.db)]
    const body = { businessId, rating: 4, comment: 'Good', key: key() }
    const first = await api.read(submitReview, { body, token })
    expect(await api.read(submitReview, { body, token })).toEqual(first)
    const again = jsonRequest({ ...body, key: key() }, { Authorization: `Bearer ${token}` })
    expect(await api.fail('/reviews', again)).toMatchObject({ code: 'ALREADY_REVIEWED' })
    const { data } = await api.read(submitReview, { body, token: other })
    expect(data.id).not.toBe(first.data.id)
    expect(await api.db.select().from(reviews)).toHaveLength(2)
  })

  test('an inquiry about an ad, also when the ad has ended since', async () => {
    const { id: adId } = await insertAd(api.db)
    const { token } = await insertAccount(api.db)
    const buyer = { buyerName: 'Asha', buyerPhone: '9430000001' }
    const body = { adId, message: 'Is it there?', ...buyer, key: key() }
    const first = await api.read(sendInquiry, { body, token })
    expect(await api.read(sendInquiry, { body, token })).toEqual(first)
    const own = eq(classifiedInquiries.adId, adId)
    expect(await api.db.select().from(classifiedInquiries).where(own)).toHaveLength(1)
  })

  test('the table keeps no key as it was sent, and forgets it with old limits', async () => {
    const body = { ...asha, email: 'last@example.org', key: key() }
    await api.read(sendEnquiry, { body })
    const kept = (await api.db.select().from(rateLimits)).filter(({ key: name }) =>
      name.startsWith('once '),
    )
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.some(({ key: name }) => name.includes(body.key))).toBe(false)
    await api.db.update(rateLimits).set({ expire: 1 })
    await rateLimitTask({ db: api.db }).run(new AbortController().signal)
    expect(await api.db.select().from(rateLimits)).toEqual([])
  })

  test('a key of other letters is refused by its name', async () => {
    const body = jsonRequest({ ...asha, key: 'a b' })
    expect(await api.fail('/contact', body)).toMatchObject({
      status: 400,
      fields: { key: expect.any(String) as string },
    })
  })
})
