import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendInquiry, getInquiryStats, markInquiryRead } from '#contract/classifieds.ts'
import { mails } from '#server/kit/db/tables/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertAd, insertBusiness } from './setup/builders.ts'
import { createMessenger, type Person } from './setup/messenger.ts'

let api: TestApi
let owner: Person
let asha: Person
let stranger: Person

beforeAll(async () => void (api = await startApi()))
afterAll(() => api.close())

let day = 0
beforeEach(async () => {
  // Each test has its own day, so that hourly limits count only one test.
  api.clock.now = new Date(Date.UTC(2026, 0, (day += 4), 10))
  owner = await insertAccount(api.db, { role: 'owner', name: 'Ravi Sharma' })
  asha = await insertAccount(api.db, { name: 'Asha Kumari' })
  stranger = await insertAccount(api.db, { name: 'Mallory' })
})

const { send, refuse, list, open, ask, unread } = createMessenger(() => api)

describe('an inquiry about an ad', () => {
  let ad: Awaited<ReturnType<typeof insertAd>>
  let inquiryId: number
  let ofSeller: string
  let ofBuyer: string
  const answer = (more = {}) => ({
    receiverId: asha.id,
    businessId: null,
    inquiryId,
    subject: 'Re: Price: Bicycle',
    message: 'For 4,000 it is yours.',
    ...more,
  })
  beforeEach(async () => {
    ad = await insertAd(api.db, {
      accountId: owner.id,
      title: 'Bicycle',
      contactPhone: '+919000000007',
      expiresAt: new Date('2027-02-01'),
    })
    const body = {
      adId: ad.id,
      inquiryType: 'price_negotiation',
      message: 'Would you take 3,500?',
      offeredPrice: 3500,
      buyerName: 'Asha',
      buyerPhone: '9000000001',
    } as const
    inquiryId = (await api.read(sendInquiry, { body, token: asha.token })).data.id
    ofSeller = `${asha.id}-i${inquiryId}`
    ofBuyer = `${owner.id}-i${inquiryId}`
  })

  const stats = async (who: Person) => (await api.read(getInquiryStats, { token: who.token })).data

  test('is answered in the app, and both sides see the thread', async () => {
    expect(await list(owner)).toMatchObject([
      {
        key: ofSeller,
        inquiry: { id: inquiryId, adTitle: 'Bicycle', offeredPrice: 3500, isMine: false },
        last: { subject: 'Price: Bicycle', message: 'Would you take 3,500?' },
        unread: 1,
      },
    ])
    await send(owner, answer())
    const thread = await open(asha, ofBuyer)
    expect(thread.messages.map(({ message }) => message)).toEqual([
      'Would you take 3,500?',
      'For 4,000 it is yours.',
    ])
    expect(thread).toMatchObject({ inquiry: { isMine: true }, phone: '+919000000007' })
    expect(await open(owner, ofSeller)).toMatchObject({ phone: '+919000000001' })
    await send(asha, { ...answer({ message: 'Good.' }), receiverId: owner.id })
    expect((await open(owner, ofSeller)).messages).toHaveLength(3)
  })

  test('is unread once: as an inquiry, not as a message too; reading one reads both', async () => {
    expect(await unread(owner)).toBe(0)
    expect(await stats(owner)).toEqual({ total: 1, unread: 1 })
    await ask(owner, 'PATCH', `/conversations/${ofSeller}/read`)
    expect(await stats(owner)).toEqual({ total: 1, unread: 0 })
    await send(owner, answer())
    expect(await unread(asha)).toBe(1)
  })

  test('is marked as read by its seller', async () => {
    expect((await ask(asha, 'PATCH', `/classified-inquiries/${inquiryId}/read`)).status).toBe(404)
    const params = { id: inquiryId }
    await api.read(markInquiryRead, { params, token: owner.token })
    await api.read(markInquiryRead, { params, token: owner.token })
    expect(await stats(owner)).toEqual({ total: 1, unread: 0 })
    expect(await list(owner)).toMatchObject([{ unread: 0 }])
  })

  test('is nobody else’s to answer', async () => {
    expect(await refuse(stranger, answer())).toMatchObject({ status: 404 })
    expect(await refuse(owner, { ...answer(), receiverId: stranger.id })).toMatchObject({
      status: 404,
    })
    expect(await refuse(owner, answer({ inquiryId: 999_999 }))).toMatchObject({ status: 404 })
    const business = await insertBusiness(api.db, { ownerId: owner.id })
    expect(await refuse(owner, answer({ businessId: business.id }))).toMatchObject({ status: 404 })
  })

  test('tells of an answer by mail, with the ad', async () => {
    await send(owner, answer())
    const [told] = await api.db.select().from(mails).where(eq(mails.recipient, asha.email))
    expect(told!.text).toContain('about Bicycle')
    expect(told!.text).toContain(`/messages?with=${ofBuyer}`)
  })
})
