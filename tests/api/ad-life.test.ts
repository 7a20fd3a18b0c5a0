import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  approveClassified,
  getClassified,
  getInquiryStats,
  rejectClassified,
  listSellerInquiries,
  sendInquiry,
  setClassifiedStatus,
} from '#contract/classifieds.ts'
import { listAllClassifieds } from '#contract/classified-admin.ts'
import { markSold } from '#contract/classifieds-selling.ts'
import { expireClassifieds } from '#server/classifieds/expire.ts'
import { auditEntries, classifieds, mails, publishMarks } from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertAd } from './setup/builders.ts'

let api: TestApi

beforeAll(async () => void (api = await startApi()))
afterAll(() => api.close())

describe('the life of an ad', () => {
  test.each([
    ['sold', { status: 'sold', soldAt: new Date() }],
    ['past its day', { status: 'expired', expiresAt: new Date(Date.now() - DAY_MS) }],
    ['withdrawn', { status: 'active', expiresAt: new Date(Date.now() - 1) }],
  ] as const)('%s, it is taken away and comes back as it was', async (_, values) => {
    const { token } = await insertAccount(api.db, { role: 'admin' })
    const ad = await insertAd(api.db, values)
    const [params, path] = [{ id: ad.id }, `/classified/${ad.slug}`]
    const read = async () => (await api.read(getClassified, { params: { slug: ad.slug } })).data
    const before = (await read()).status
    await api.read(setClassifiedStatus, { params, body: { status: 'suspended' }, token })
    expect(await api.fail(path)).toMatchObject({ status: 404 })
    await api.read(setClassifiedStatus, { params, body: { status: 'active' }, token })
    expect((await read()).status).toBe(before)
  })

  test('it is not approved as another than was looked at', async () => {
    const { token } = await insertAccount(api.db, { role: 'admin' })
    const { id } = await insertAd(api.db, { status: 'pending' })
    const shown = async () =>
      (await api.read(listAllClassifieds, { token })).data.find((one) => one.id === id)!.version
    const version = await shown()
    await api.db
      .update(classifieds)
      .set({ description: 'Quite other words' })
      .where(eq(classifieds.id, id))
    const headers = { Authorization: `Bearer ${token}` }
    const path = `/classified/${id}/approve?version=${version}`
    expect(await api.fail(path, { method: 'PATCH', headers })).toMatchObject({
      ...{ status: 409, code: 'CHANGED_MEANWHILE' },
    })
    const query = { version: await shown() }
    const { data } = await api.read(approveClassified, { params: { id }, query, token })
    expect(data.status).toBe('active')
  })

  test('pending, live for thirty days, suspended, back, sold', async () => {
    const seller = await insertAccount(api.db)
    const { token: admin } = await insertAccount(api.db, { role: 'admin' })
    const ad = await insertAd(api.db, { accountId: seller.id, status: 'pending' })
    const params = { id: ad.id }
    expect(
      await api.fail(`/classified/${ad.id}/approve`, {
        method: 'PATCH',
        headers: { Authorization: `Bearer ${seller.token}` },
      }),
    ).toMatchObject({ status: 403 })
    expect((await api.read(approveClassified, { params, token: admin })).data.status).toBe('active')
    const live = (await api.read(getClassified, { params: { slug: ad.slug } })).data
    expect(Date.parse(live.expiresAt!) - Date.now()).toBeGreaterThan(29.9 * DAY_MS)
    expect(
      (await api.read(setClassifiedStatus, { params, body: { status: 'suspended' }, token: admin }))
        .data.status,
    ).toBe('suspended')
    expect(
      (await api.read(setClassifiedStatus, { params, body: { status: 'active' }, token: admin }))
        .data.status,
    ).toBe('active')
    const { token: stranger } = await insertAccount(api.db)
    const sold = (by: string) =>
      api.fail(`/classified/${ad.id}/mark-sold`, {
        method: 'PATCH',
        headers: { Authorization: `Bearer ${by}` },
      })
    expect(await sold(stranger)).toMatchObject({ status: 403 })
    expect((await api.read(markSold, { params, token: seller.token })).data.status).toBe('sold')
    expect(await sold(seller.token)).toMatchObject({ status: 409, error: 'This ad is sold.' })
    const ofAd = and(eq(publishMarks.noun, 'classified-ads'), eq(publishMarks.recordId, ad.id))
    expect(await api.db.$count(publishMarks, ofAd)).toBe(4)
    expect(
      await api.db.$count(auditEntries, eq(auditEntries.recordId, ad.id)),
    ).toBeGreaterThanOrEqual(4)
  })

  test('is refused with a reason, which its seller reads', async () => {
    const seller = await insertAccount(api.db)
    const { token: admin } = await insertAccount(api.db, { role: 'admin' })
    const ad = await insertAd(api.db, { accountId: seller.id, status: 'pending' })
    await api.read(rejectClassified, {
      params: { id: ad.id },
      body: { reason: 'No photo' },
      token: admin,
    })
    const { data } = await api.read(getClassified, {
      params: { slug: ad.slug },
      token: seller.token,
    })
    expect(data).toMatchObject({ status: 'rejected', rejectReason: 'No photo' })
  })

  test('ends by itself, once', async () => {
    const past = await insertAd(api.db, { expiresAt: new Date(Date.now() - 1000) })
    expect(await expireClassifieds({ db: api.db, now: () => new Date() })).toBeGreaterThanOrEqual(1)
    const [row] = await api.db.select().from(classifieds).where(eq(classifieds.id, past.id))
    expect(row?.status).toBe('expired')
    expect(await expireClassifieds({ db: api.db, now: () => new Date() })).toBe(0)
  })

  test('its seller is told of inquiries, by mail and in the account', async () => {
    const seller = await insertAccount(api.db)
    const ad = await insertAd(api.db, { accountId: seller.id, title: 'Cart <b>wheel</b>' })
    const { token: buyer } = await insertAccount(api.db)
    const body = {
      adId: ad.id,
      message: 'Is it <i>round</i>?',
      buyerName: 'Asha',
      buyerPhone: '9000000041',
      buyerEmail: 'asha@example.org',
    }
    await api.read(sendInquiry, { body, token: buyer })
    const [mail] = await api.db.select().from(mails).where(eq(mails.recipient, seller.email))
    expect(mail).toMatchObject({ template: 'ad-inquiry', replyTo: 'asha@example.org' })
    expect(mail?.html).toContain('Is it &lt;i&gt;round&lt;/i&gt;?')
    expect((await api.read(listSellerInquiries, { token: seller.token })).data).toMatchObject([
      { adId: ad.id, buyerName: 'Asha', isRead: false, subject: 'Question: Cart <b>wheel</b>' },
    ])
    expect((await api.read(getInquiryStats, { token: seller.token })).data).toEqual({
      total: 1,
      unread: 1,
    })
    expect((await api.read(getInquiryStats, { token: buyer })).data).toEqual({
      total: 0,
      unread: 0,
    })
  })
})
