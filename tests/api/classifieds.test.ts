import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  countClassifiedView,
  getClassified,
  listClassifieds,
  listClassifiedCategories,
  listSavedClassifieds,
  saveClassified,
  listSellerInquiries,
  sendInquiry,
  unsaveClassified,
} from '#contract/classifieds.ts'
import { listSnapshotClassifieds } from '#contract/snapshot.ts'
import { DEFAULT_CLASSIFIED_CATEGORIES } from '#config/classified-categories.ts'
import { ensureClassifiedCategories, adExists } from '#server/classifieds/index.ts'
import {
  classifieds,
  classifiedCategories,
  classifiedInquiries,
  mails,
  publishMarks,
} from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { toPaise } from '#shared/rules/money.ts'
import { authorizedRequest, jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertAd, insertClassifiedCategory } from './setup/builders.ts'

const PRIVATE = ['pending', 'rejected', 'suspended'] as const

let api: TestApi
let tractors: Awaited<ReturnType<typeof insertClassifiedCategory>>

beforeAll(async () => {
  api = await startApi()
  tractors = await insertClassifiedCategory(api.db, { name: 'Tractors', slug: 'tractors' })
})

afterAll(() => api.close())

const titles = async (query: Parameters<typeof api.read<typeof listClassifieds>>[1]) =>
  (await api.read(listClassifieds, query)).data.map(({ title }) => title)
const withReason = (status: string) => (status === 'rejected' ? { rejectReason: 'Not clear' } : {})

describe('the list of ads', () => {
  beforeAll(async () => {
    const { db } = api
    const categoryId = tractors.id
    const at = (day: number) => new Date(Date.now() - day * DAY_MS)
    await insertAd(db, {
      title: 'Old plough',
      categoryId,
      price: toPaise(500.5),
      createdAt: at(9),
      condition: 'poor',
    })
    await insertAd(db, {
      title: 'Mahindra tractor',
      categoryId,
      price: toPaise(400_000),
      createdAt: at(3),
      city: 'Sonpani',
    })
    await insertAd(db, {
      title: 'Trolley',
      categoryId,
      price: null,
      priceType: 'on_request',
      createdAt: at(1),
    })
    for (const status of [...PRIVATE, 'sold', 'expired'] as const)
      await insertAd(db, { title: `A ${status} one`, categoryId, status, ...withReason(status) })
    await insertAd(db, { title: 'Past its day', categoryId, expiresAt: at(1) })
    await insertAd(db, {
      title: '100% wool_shawl',
      categoryId: (await insertClassifiedCategory(db)).id,
      createdAt: at(20),
    })
  })

  test('holds the active ones, the newest first', async () => {
    expect(await titles({})).toEqual([
      'Trolley',
      'Mahindra tractor',
      'Old plough',
      '100% wool_shawl',
    ])
  })

  test('is narrowed by category, as id or slug, price, condition and place', async () => {
    for (const categoryId of [String(tractors.id), 'tractors'])
      expect(await titles({ query: { categoryId } })).toEqual([
        'Trolley',
        'Mahindra tractor',
        'Old plough',
      ])
    expect(await titles({ query: { minPrice: 1000, categoryId: 'tractors' } })).toEqual([
      'Mahindra tractor',
    ])
    expect(await titles({ query: { maxPrice: 500.5 } })).toEqual(['Old plough'])
    expect(await titles({ query: { condition: 'poor' } })).toEqual(['Old plough'])
    expect(await titles({ query: { city: 'sonpani' } })).toEqual(['Mahindra tractor'])
    expect(await titles({ query: { category: 'no-such' } })).toEqual([])
  })

  test('is narrowed by a condition only where the category has one', async () => {
    const cattle = await insertClassifiedCategory(api.db, { name: 'Cattle', slug: 'cattle' })
    const cow = await insertAd(api.db, { title: 'Cow', categoryId: cattle.id, condition: 'poor' })
    expect(await titles({ query: { condition: 'poor' } })).toEqual(['Old plough'])
    expect(await titles({ query: { categoryId: 'cattle' } })).toEqual(['Cow'])
    await api.db.delete(classifieds).where(eq(classifieds.id, cow.id))
  })

  test('is searched by words, signs being signs', async () => {
    expect(await titles({ query: { search: 'tractor MAHINDRA' } })).toEqual(['Mahindra tractor'])
    expect(await titles({ query: { search: 'hardly' } })).toHaveLength(4)
    expect(await titles({ query: { search: '100%' } })).toEqual(['100% wool_shawl'])
    expect(await titles({ query: { search: '_' } })).toEqual(['100% wool_shawl'])
    expect(await titles({ query: { search: 'महिन्द्रा' } })).toEqual(['Mahindra tractor'])
  })

  test('is ordered by price, what has none last, and comes in pages with counts', async () => {
    const query = {
      categoryId: 'tractors',
      sort: 'price-low' as const,
      limit: 2,
      facets: '1' as const,
    }
    const first = await api.read(listClassifieds, { query })
    expect(first.data.map(({ price }) => price)).toEqual([500.5, 400_000])
    expect(first.pagination).toMatchObject({ total: 3, totalPages: 2, hasNext: true })
    expect(first.facets?.category.map(({ slug, count }) => [slug, count])).toContainEqual([
      'tractors',
      3,
    ])
    expect(first.facets?.city).toEqual([
      { city: 'Navapur', count: 2 },
      { city: 'Sonpani', count: 1 },
    ])
    expect(
      (await api.read(listClassifieds, { query: { ...query, page: 2 } })).data.map(
        ({ price }) => price,
      ),
    ).toEqual([null])
    expect(await titles({ query: { sort: 'price-high', limit: 1 } })).toEqual(['Mahindra tractor'])
  })

  test('tells other states to administrators only', async () => {
    expect(await api.fail('/classified?status=pending')).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    })
    const admin = await insertAccount(api.db, { role: 'admin' })
    expect(await titles({ query: { status: 'pending' }, token: admin.token })).toEqual([
      'A pending one',
    ])
    expect(await titles({ query: { status: 'expired' }, token: admin.token })).toEqual(
      expect.arrayContaining(['Past its day', 'A expired one']),
    )
  })

  test('names its categories with what they hold', async () => {
    const { data } = await api.read(listClassifiedCategories)
    expect(data.find(({ slug }) => slug === 'tractors')).toMatchObject({
      name: 'Tractors',
      adCount: 3,
    })
  })

  test('is read whole by the build, sold and expired ads with it', async () => {
    const { data, next } = await api.read(listSnapshotClassifieds)
    expect(next).toBeNull()
    const found = data.map(({ title, status }) => `${title}: ${status}`)
    expect(found).toEqual(
      expect.arrayContaining(['A sold one: sold', 'Past its day: expired', 'Trolley: active']),
    )
    expect(found.filter((text) => /pending|rejected|suspended/.test(text))).toEqual([])
  })
})

describe('an ad', () => {
  test('tells of its seller what he shows, and nothing else', async () => {
    const secrets = {
      contactPhone: '+919000000099',
      contactEmail: 'secret@example.org',
      address: 'Behind the mill',
    }
    const classified = await insertAd(api.db, { ...secrets, showPhone: false, showEmail: false })
    const answer = await api.ask(`/classified/${classified.slug}`)
    const text = await answer.text()
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/accountId|passwordHash/)
    expect(
      (await api.read(getClassified, { params: { slug: classified.slug } })).data,
    ).toMatchObject({
      contactName: 'Birsa Oraon',
      contactPhone: null,
      contactEmail: null,
    })
    const open = await insertAd(api.db, { ...secrets, showEmail: true })
    expect(
      (await api.read(getClassified, { params: { slug: String(open.id) } })).data,
    ).toMatchObject({
      contactPhone: secrets.contactPhone,
      contactEmail: secrets.contactEmail,
      address: null,
    })
  })

  test('that is sold or past its day says so', async () => {
    const sold = await insertAd(api.db, { status: 'sold', soldAt: new Date() })
    const past = await insertAd(api.db, { expiresAt: new Date(Date.now() - 1000) })
    expect((await api.read(getClassified, { params: { slug: sold.slug } })).data.status).toBe(
      'sold',
    )
    expect((await api.read(getClassified, { params: { slug: past.slug } })).data.status).toBe(
      'expired',
    )
  })

  test('that is not active tells no visitor whom to call, wherever it is answered', async () => {
    const [seller, admin, stranger] = [
      await insertAccount(api.db),
      await insertAccount(api.db, { role: 'admin' }),
      await insertAccount(api.db),
    ]
    const ofSeller = {
      title: 'Quince press',
      accountId: seller.id,
      contactPhone: '+919000000077',
      contactEmail: 'quince@example.org',
      showPhone: true,
      showEmail: true,
    }
    const gone = [
      await insertAd(api.db, { ...ofSeller, status: 'sold', soldAt: new Date() }),
      await insertAd(api.db, { ...ofSeller, status: 'expired' }),
      await insertAd(api.db, { ...ofSeller, expiresAt: new Date(Date.now() - 1000) }),
      ...(await Promise.all(
        PRIVATE.map((status) => insertAd(api.db, { ...ofSeller, status, ...withReason(status) })),
      )),
    ]
    const paths = [
      '/classified?limit=50',
      '/classified?search=quince&limit=50',
      '/suggestions?q=quince',
      '/snapshot',
      '/snapshot/classified?limit=1000',
      ...gone.flatMap(({ slug, id }) => [`/classified/${slug}`, `/classified/${id}`]),
    ]
    const saved = await api.ask('/saved-ads', authorizedRequest(stranger.token))
    const texts = [await saved.text()]
    for (const path of paths)
      for (const init of [{}, authorizedRequest(stranger.token)])
        texts.push(await (await api.ask(path, init)).text())
    expect(texts.join(' ')).toContain('Quince press')
    expect(texts.join(' ')).not.toMatch(/9000000077|quince@example/)
    for (const { slug } of gone)
      for (const { token } of [seller, admin])
        expect((await api.read(getClassified, { params: { slug }, token })).data).toMatchObject({
          contactPhone: '+919000000077',
          contactEmail: 'quince@example.org',
        })
  })

  test.each(PRIVATE)(
    'that is %s is there for its seller and administrators only',
    async (status) => {
      const seller = await insertAccount(api.db)
      const classified = await insertAd(api.db, {
        status,
        accountId: seller.id,
        address: 'At home',
        ...withReason(status),
      })
      const stranger = await insertAccount(api.db)
      const admin = await insertAccount(api.db, { role: 'admin' })
      const path = `/classified/${classified.slug}`
      expect(await api.fail(path)).toMatchObject({ status: 404, error: 'Ad not found.' })
      expect(await api.fail(path, authorizedRequest(stranger.token))).toMatchObject({ status: 404 })
      for (const { token } of [seller, admin])
        expect(
          (await api.read(getClassified, { params: { slug: classified.slug }, token })).data,
        ).toMatchObject({
          status,
          address: 'At home',
        })
    },
  )

  test('counts who opens its page', async () => {
    const classified = await insertAd(api.db)
    const open = () =>
      api.ask(`/classified/${classified.slug}/views`, {
        method: 'POST',
        headers: { 'User-Agent': 'Mozilla/5.0 (Linux; Android 10)' },
      })
    expect(await (await open()).json()).toMatchObject({ data: { viewCount: 1 } })
    expect(
      (await api.read(countClassifiedView, { params: { slug: classified.slug } })).data.viewCount,
    ).toBe(1)
    expect(await api.fail('/classified/nowhere/views', { method: 'POST' })).toMatchObject({
      status: 404,
    })
  })
})

describe('the address of an ad that is not in the release', () => {
  test.each([...PRIVATE])(
    'by id tells no %s ad from none; by its slug its seller finds it',
    async (status) => {
      const hidden = await insertAd(api.db, { status, ...withReason(status) })
      expect(await adExists(api.db, String(hidden.id))).toBe(false)
      expect(await adExists(api.db, String(hidden.id + 100_000))).toBe(false)
      expect(await adExists(api.db, hidden.slug)).toBe(true)
    },
  )

  test.each(['active', 'sold', 'expired'] as const)(
    'by id finds one that is %s',
    async (status) => {
      expect(await adExists(api.db, String((await insertAd(api.db, { status })).id))).toBe(true)
    },
  )
})

describe('an inquiry', () => {
  const question = { message: 'Is it still there?', buyerName: 'Asha', buyerPhone: '90000 00041' }

  test('is kept for the seller, its number in one form', async () => {
    const seller = await insertAccount(api.db)
    const classified = await insertAd(api.db, { accountId: seller.id })
    const { token } = await insertAccount(api.db)
    const body = {
      ...question,
      adId: classified.id,
      inquiryType: 'price_negotiation' as const,
      offeredPrice: 900.5,
    }
    const { data } = await api.read(sendInquiry, { body, token })
    const [row] = await api.db
      .select()
      .from(classifiedInquiries)
      .where(eq(classifiedInquiries.id, data.id))
    expect(row).toMatchObject({
      buyerPhone: '+919000000041',
      offeredPrice: 90_050,
      preferredContact: 'phone',
    })
    const asked = (await api.read(listSellerInquiries, { token: seller.token })).data
    expect(asked).toMatchObject([{ offeredPrice: 900.5 }])
    const [mail] = await api.db.select().from(mails).where(eq(mails.recipient, seller.email))
    expect(mail!.text).toContain('Offer: ₹900.50')
    // Pressed twice.
    expect((await api.read(sendInquiry, { body, token })).data.id).toBe(data.id)
    expect(
      await api.db.$count(classifiedInquiries, eq(classifiedInquiries.adId, classified.id)),
    ).toBe(1)
  })

  const send = async (body: object, token?: string) => {
    const classified = await insertAd(api.db)
    const asker = token ?? (await insertAccount(api.db)).token
    return api.fail(
      '/classified-inquiries',
      jsonRequest(
        { adId: classified.id, ...question, ...body },
        authorizedRequest(asker).headers as never,
      ),
    )
  }

  test.each([
    ['message', { message: '  ' }],
    ['message', { message: 'x'.repeat(1001) }],
    ['buyerName', { buyerName: '' }],
    ['buyerPhone', { buyerPhone: '' }],
    ['buyerPhone', { buyerPhone: '12' }],
    ['buyerEmail', { buyerEmail: 'nobody' }],
    ['buyerEmail', { preferredContact: 'email' }],
    ['inquiryType', { inquiryType: 'gossip' }],
    ['offeredPrice', { offeredPrice: 100 }],
    ['offeredPrice', { inquiryType: 'price_negotiation', offeredPrice: -5 }],
    ['offeredPrice', { inquiryType: 'price_negotiation', offeredPrice: 900.555 }],
    ['adId', { adId: 0 }],
  ])('is refused for its %s: %o', async (field, body) => {
    const answer = await send(body)
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(Object.keys(answer.fields ?? {})).toEqual([field])
  })

  test('needs a login, an active ad, and one that is not one’s own', async () => {
    expect(
      await api.fail('/classified-inquiries', jsonRequest({ adId: 1, ...question })),
    ).toMatchObject({
      status: 401,
      code: 'NOT_SIGNED_IN',
    })
    const seller = await insertAccount(api.db)
    const own = await insertAd(api.db, { accountId: seller.id })
    expect(await send({ adId: own.id }, seller.token)).toMatchObject({
      status: 403,
      error: 'This is your own ad.',
    })
    const sold = await insertAd(api.db, { status: 'sold' })
    expect(await send({ adId: sold.id })).toMatchObject({ status: 409, code: 'NOT_POSSIBLE' })
    const past = await insertAd(api.db, { expiresAt: new Date(0) })
    expect(await send({ adId: past.id })).toMatchObject({
      status: 409,
      error: 'This ad has expired.',
    })
    const pending = await insertAd(api.db, { status: 'pending' })
    expect(await send({ adId: pending.id })).toMatchObject({ status: 404 })
    expect(await send({ adId: 2_000_000_000 })).toMatchObject({ status: 404 })
  })

  test('is limited, by ad and by account', async () => {
    const { token } = await insertAccount(api.db)
    const classified = await insertAd(api.db)
    for (let n = 0; n < 5; n++)
      await api.read(sendInquiry, {
        body: { ...question, message: `Question ${n}`, adId: classified.id },
        token,
      })
    expect(await send({ adId: classified.id, message: 'One more' }, token)).toMatchObject({
      status: 429,
    })
  })
})

describe('saved ads', () => {
  test('are kept with the account', async () => {
    const { token } = await insertAccount(api.db)
    const [one, two] = [await insertAd(api.db), await insertAd(api.db)]
    for (const { id } of [one, two, one])
      await api.read(saveClassified, { params: { adId: id }, token })
    expect((await api.read(listSavedClassifieds, { token })).data.sort()).toEqual(
      [one.id, two.id].sort(),
    )
    await api.read(unsaveClassified, { params: { adId: one.id }, token })
    await api.read(unsaveClassified, { params: { adId: one.id }, token })
    expect((await api.read(listSavedClassifieds, { token })).data).toEqual([two.id])
    expect(
      await api.fail('/saved-ads/999999', { method: 'PUT', ...authorizedRequest(token) }),
    ).toMatchObject({
      status: 404,
    })
    expect(await api.fail('/saved-ads')).toMatchObject({ status: 401 })
  })
})

describe('the categories every site starts with', () => {
  let fresh: TestApi
  beforeAll(async () => {
    fresh = await startApi()
  })
  afterAll(() => fresh.close())

  test('are given to a database without any, once, and stay removed', async () => {
    const names = async () =>
      (await fresh.read(listClassifiedCategories)).data.map(({ name }) => name)
    await Promise.all([ensureClassifiedCategories(fresh.db), ensureClassifiedCategories(fresh.db)])
    expect(await names()).toEqual(DEFAULT_CLASSIFIED_CATEGORIES.map(({ name }) => name))
    expect(await fresh.db.select().from(publishMarks)).toMatchObject([
      { noun: 'classified-categories' },
    ])
    await fresh.db.delete(classifiedCategories)
    await ensureClassifiedCategories(fresh.db)
    expect(await names()).toEqual([])
  })

  test('are left out where there are others', async () => {
    const before = (await api.read(listClassifiedCategories)).data
    await ensureClassifiedCategories(api.db)
    expect((await api.read(listClassifiedCategories)).data).toEqual(before)
  })
})
