import { desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  answerOffer,
  approveClassified,
  getInquiryStats,
  rejectClassified,
  listSellerInquiries,
  sendInquiry,
} from '#contract/classifieds.ts'
import {
  getMyClassified,
  renewClassified,
  recordSale,
  updateClassified,
} from '#contract/classifieds-selling.ts'
import {
  createClassifiedDraft,
  getClassifiedDraft,
  listClassifiedDrafts,
} from '#contract/classified-drafts.ts'
import { blockSender, getConversation } from '#contract/conversations.ts'
import { classifieds, classifiedDrafts, mails, uploads } from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { toPaise } from '#shared/rules/money.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertAd } from './setup/builders.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'

type Person = Awaited<ReturnType<typeof insertAccount>>
let api: TestApi
let seller: Person
let buyer: Person
let admin: Person

beforeAll(async () => {
  api = await startApi()
  admin = await insertAccount(api.db, { role: 'admin' })
})
beforeEach(async () => {
  seller = await insertAccount(api.db)
  buyer = await insertAccount(api.db)
})
afterEach(() => void (api.clock.now = null))
afterAll(() => api.close())

const mailsTo = ({ email }: Person) =>
  api.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id))

const phone = (values: Parameters<typeof insertAd>[1] = {}) =>
  insertAd(api.db, { accountId: seller.id, title: 'Namuna phone', price: toPaise(8000), ...values })

describe('an offer', () => {
  let ad: Awaited<ReturnType<typeof insertAd>>
  let id: number
  beforeEach(async () => {
    ad = await phone()
    id = await ask({ inquiryType: 'price_negotiation', offeredPrice: 7000 })
  })
  const ask = async (more: object) => {
    const body = {
      ...{ adId: ad.id, message: 'For 7,000?', buyerName: 'Ravi', buyerPhone: '9000000032' },
      ...more,
    }
    return (await api.read(sendInquiry, { body, token: buyer.token })).data.id
  }
  const say = (answer: 'accepted' | 'declined', note = '') =>
    api.read(answerOffer, { params: { id }, body: { answer, note }, token: seller.token })
  const refuse = (body: object, token = seller.token, of = id) =>
    api.fail(`/classified-inquiries/${of}/offer`, bodyRequest('PATCH', body, token))
  const thread = async () => {
    const key = `${seller.id}-i${id}`
    return (await api.read(getConversation, { params: { key }, token: buyer.token })).data
  }
  const inquiry = async () =>
    (await api.read(listSellerInquiries, { token: seller.token })).data.find((one) => one.id === id)

  test('is accepted: told in the conversation and by mail, shown to both, audited', async () => {
    expect(await inquiry()).toMatchObject({ offerAnswer: null })
    await say('accepted', 'Come on Saturday.')
    await say('accepted', 'Come on Saturday.')
    expect(await inquiry()).toMatchObject({ offerAnswer: 'accepted', isRead: true })
    const { inquiry: about, messages } = await thread()
    expect(about).toMatchObject({ offerAnswer: 'accepted', adStatus: 'active', isMine: true })
    expect(messages.map(({ message }) => message)).toEqual([
      'For 7,000?',
      'I accept your offer of ₹7,000 for “Namuna phone”.\n\nCome on Saturday.',
    ])
    const told = await mailsTo(buyer)
    expect(told).toMatchObject([{ template: 'offer-answered' }])
    expect(told[0]!.text).toContain('Come on Saturday.')
    expect(told[0]!.text).toContain(`/messages?with=${seller.id}-i${id}`)
    expect((await api.read(getInquiryStats, { token: seller.token })).data.unread).toBe(0)
    const { entries } = await readTraces(api, 'classified-inquiries', id)
    expect(entries.filter(({ action }) => action === 'offer accepted')).toHaveLength(1)
  })

  test('is what a sale is filled in with, once it is accepted', async () => {
    const accepted = async () =>
      (await api.read(getMyClassified, { params: { id: ad.id }, token: seller.token })).data
        .acceptedOffer
    expect(await accepted()).toBeNull()
    await say('accepted')
    expect(await accepted()).toBe(7000)
    id = await ask({
      inquiryType: 'price_negotiation',
      offeredPrice: '₹7,250.50/-',
      message: 'More?',
    })
    expect(await accepted()).toBe(7000)
    await say('accepted')
    expect(await accepted()).toBe(7250.5)
  })

  test('is declined, and accepted after all', async () => {
    await say('declined')
    expect(await inquiry()).toMatchObject({ offerAnswer: 'declined' })
    await say('accepted')
    expect((await thread()).messages.map(({ subject }) => subject)).toEqual([
      'Price: Namuna phone',
      'Offer declined: Namuna phone',
      'Offer accepted: Namuna phone',
    ])
  })

  test('is answered by the seller alone, where there is one', async () => {
    expect(await refuse({ answer: 'accepted' }, buyer.token)).toMatchObject({ status: 404 })
    expect(await refuse({ answer: 'perhaps' })).toMatchObject({ code: 'INVALID_INPUT' })
    const question = await ask({ message: 'Is it there?' })
    expect(await refuse({ answer: 'declined' }, seller.token, question)).toMatchObject({
      code: 'NOT_POSSIBLE',
    })
  })

  test('is not accepted once the ad is sold, but declined', async () => {
    const body = { soldWhere: null, soldPrice: null }
    await api.read(recordSale, { params: { id: ad.id }, body, token: seller.token })
    expect(await refuse({ answer: 'accepted' })).toMatchObject({ error: 'This ad is sold.' })
    await say('declined')
    expect(await thread()).toMatchObject({ inquiry: { adStatus: 'sold' } })
  })

  test('of somebody who has blocked the seller is not answered', async () => {
    await say('declined')
    await api.read(blockSender, { params: { id: seller.id }, token: buyer.token })
    expect(await refuse({ answer: 'accepted' })).toMatchObject({ code: 'NOT_POSSIBLE' })
    expect(await inquiry()).toMatchObject({ offerAnswer: 'declined' })
  })

  test('answered twice at once is told once', async () => {
    await Promise.all([say('accepted'), say('accepted'), say('accepted')])
    expect((await thread()).messages).toHaveLength(2)
    expect(await mailsTo(buyer)).toHaveLength(1)
  })
})

describe('a seller is told', () => {
  const names = async () => (await mailsTo(seller)).map(({ template }) => template)

  test('of approval, and of a refusal with its reason', async () => {
    const [one, two] = [await phone({ status: 'pending' }), await phone({ status: 'pending' })]
    await api.read(approveClassified, { params: { id: one.id }, token: admin.token })
    const reason = 'Show the thing itself, please.'
    await api.read(rejectClassified, {
      params: { id: two.id },
      body: { reason },
      token: admin.token,
    })
    const [refused, approved] = await mailsTo(seller)
    expect(approved).toMatchObject({ template: 'ad-approved' })
    expect(approved!.text).toContain(`/classified/${one.slug}`)
    expect(refused).toMatchObject({ template: 'ad-rejected' })
    expect(refused!.text).toContain(reason)
    expect(refused!.text).toContain(`/classified/edit/${two.id}`)
  })

  test('of an end three days before, each end once; that changes no version', async () => {
    const now = new Date('2026-05-01T06:00:00Z')
    api.clock.now = now
    const after = (days: number) => new Date(now.getTime() + days * DAY_MS)
    const soon = await phone({ expiresAt: after(2.5) })
    for (const days of [-1, 4]) await phone({ expiresAt: after(days) })
    await phone({ expiresAt: after(1), status: 'suspended' })
    await api.runTask('tell of ads that end')
    await api.runTask('tell of ads that end')
    expect(await names()).toEqual(['ad-ends'])
    const isIt = eq(classifieds.id, soon.id)
    const [row] = await api.db.select().from(classifieds).where(isIt)
    expect(row!.version).toBe(soon.version)
    await api.read(renewClassified, { params: { id: soon.id }, token: seller.token })
    api.clock.now = after(28)
    await api.runTask('tell of ads that end')
    expect(await names()).toEqual(['ad-ends', 'ad-ends'])
  })
})

describe('a change that waits', () => {
  test('shows its seller what everyone saw before, until it is approved', async () => {
    const { id } = await phone({ images: [], brand: 'Namuna' })
    const params = { id }
    const change = (body: object) =>
      api.read(updateClassified, { params, body: body, token: seller.token })
    expect((await change({ price: 7500 })).data.shownBefore).toBeNull()
    expect((await change({ title: 'Namuna phone, new' })).data).toMatchObject({
      status: 'pending',
      shownBefore: { title: 'Namuna phone', brand: 'Namuna', images: 0, hasVideo: false },
    })
    expect((await change({ title: 'Namuna phone, newer' })).data).toMatchObject({
      title: 'Namuna phone, newer',
      shownBefore: { title: 'Namuna phone' },
    })
    await api.read(approveClassified, { params, token: admin.token })
    const { data } = await api.read(getMyClassified, { params, token: seller.token })
    expect(data).toMatchObject({ status: 'active', shownBefore: null })
  })
})

describe('a draft of an ad', () => {
  const begin = async (values: Record<string, unknown>) =>
    (await api.read(createClassifiedDraft, { body: { values }, token: seller.token })).data

  test('is kept by its title, apart from drafts of listings, its pictures private', async () => {
    const hash = 'cd'.repeat(16)
    const path = `/uploads/${hash}-1200.webp`
    const picture = { kind: 'classified-image', path, mime: 'image/webp', bytes: 9 } as const
    await api.db.insert(uploads).values({ ...picture, accountId: seller.id, isStored: true })
    const values = {
      title: 'Phone',
      description: `see ${path}`,
      mainImages: `${path}?key=x ${path}`,
    }
    const draft = await begin(values)
    expect(draft.name).toBe('Phone')
    const [row] = await api.db.select().from(classifiedDrafts)
    expect(row!.values).toEqual({ ...values, mainImages: `${path} ${path}` })
    const opened = await api.read(getClassifiedDraft, {
      params: { id: draft.id },
      token: seller.token,
    })
    const signed = `${path}\\?until=\\d+&key=[^ ]+`
    expect(opened.data.values['mainImages']).toMatch(new RegExp(`^${signed} ${signed}$`))
    expect(opened.data.values['description']).toBe(`see ${path}`)
    const key = { Authorization: `Bearer ${seller.token}` }
    expect(await api.fail(`/business-drafts/${draft.id}`, { headers: key })).toMatchObject({
      status: 404,
    })
  })

  test('saved on two devices at once: the second is told; forgotten after a month', async () => {
    const draft = await begin({ title: 'One' })
    const path = `/classified-drafts/${draft.id}`
    const save = (title: string) =>
      api.ask(path, bodyRequest('PUT', { values: { title }, version: draft.version }, seller.token))
    const statuses = await Promise.all([save('Two'), save('Three')])
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409])
    const { rows } = await api.pool.query<{ now: Date }>('select now() as now')
    api.clock.now = new Date(rows[0]!.now.getTime() + 31 * DAY_MS)
    await api.runTask('forget old classified drafts')
    api.clock.now = null
    expect((await api.read(listClassifiedDrafts, { token: seller.token })).data).toEqual([])
  })
})
