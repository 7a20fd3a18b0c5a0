import sharp from 'sharp'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  approveClassified,
  getClassified,
  listClassifieds,
  rejectClassified,
  listSellerInquiries,
  sendInquiry,
} from '#contract/classifieds.ts'
import {
  checkClassified,
  deleteClassified,
  getMyClassified,
  listMyClassifieds,
  getMyClassifiedsSummary,
  renewClassified,
  recordSale,
  undoSale,
  updateClassified,
  withdrawClassified,
} from '#contract/classifieds-selling.ts'
import { auditEntries, classifieds, publishMarks } from '#server/kit/db/tables/index.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import { toPaise } from '#shared/rules/money.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertAd, insertClassifiedCategory } from './setup/builders.ts'

let api: TestApi
let seller: Awaited<ReturnType<typeof insertAccount>>
let stranger: typeof seller
let admin: typeof seller
let phones: Awaited<ReturnType<typeof insertClassifiedCategory>>

beforeAll(async () => {
  api = await startApi()
  seller = await insertAccount(api.db)
  stranger = await insertAccount(api.db)
  admin = await insertAccount(api.db, { role: 'admin' })
  phones = await insertClassifiedCategory(api.db, { name: 'Mobiles', slug: 'mobiles' })
})

afterEach(() => void (api.clock.now = null))
afterAll(() => api.close())

const own = (values: Parameters<typeof insertAd>[1] = {}) =>
  insertAd(api.db, { accountId: seller.id, categoryId: phones.id, ...values })

const change = (
  id: number,
  body: Parameters<typeof api.read<typeof updateClassified>>[1] extends infer I
    ? NonNullable<I> extends { body?: infer B }
      ? B
      : never
    : never,
) => api.read(updateClassified, { params: { id }, body: body, token: seller.token })

const refused = (id: number, body: object, token = seller.token) =>
  api.fail(`/classified/${id}`, {
    ...jsonRequest(body, { Authorization: `Bearer ${token}` }),
    method: 'PUT',
  })

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const wanted = (more: Record<string, string> = {}) =>
  form({
    title: 'Namuna phone, 64 GB',
    description: 'Two years old, with its bill',
    categoryId: String(phones.id),
    price: '8000',
    condition: 'good',
    city: 'Navapur',
    state: 'Madhyam',
    contactName: 'Birsa',
    contactPhone: '9000000031',
    ...more,
  })

const post = async (
  body: FormData,
  { token }: { token: string } = seller,
  path = '/classified',
) => {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await api.ask(path, { method: 'POST', headers, body })
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) } as {
    status: number
    error?: string
    fields?: Record<string, string>
    data: { id: number; slug: string; images: { url: string }[] }
  }
}

const picture = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer()

const upload = async (by: typeof seller, colours: string[]) => {
  const body = new FormData()
  for (const colour of colours)
    body.append('images', new Blob([new Uint8Array(await picture(colour))]), 'a.png')
  const { status, data } = await post(body, by, '/uploads/classified/images')
  expect(status).toBe(201)
  return data.images.map(({ url }) => url)
}

describe('posting', () => {
  test('names pictures that were uploaded one by one; those of others are refused', async () => {
    const [first, second] = [
      ...(await upload(seller, ['#111'])),
      ...(await upload(seller, ['#222'])),
    ]
    const foreign = await upload(stranger, ['#333'])
    const answer = await post(wanted({ title: 'With pictures', images: `${second} ${first}` }))
    expect(answer.status).toBe(201)
    const { data } = await api.read(getMyClassified, {
      params: { id: answer.data.id },
      token: seller.token,
    })
    expect(data.images).toEqual([second, first])
    expect((await api.ask(first!)).status).toBe(200)
    expect((await api.ask(first!.split('?')[0]!)).status).toBe(404)
    for (const images of [foreign[0]!, '/uploads/no-such.jpg', 'https://example.org/a.jpg'])
      expect((await post(wanted({ title: 'Stolen pictures', images }))).fields).toEqual({
        images: 'Upload the images first',
      })
    expect((await post(wanted({ title: 'A film', videoAddress: first! }))).fields).toEqual({
      video: 'Upload the video first',
    })
  })

  test('the same form sent twice is one ad; the same offer later is refused', async () => {
    const [once, again] = await Promise.all([post(wanted()), post(wanted())])
    expect(again.data).toEqual(once.data)
    expect(once.status).toBe(201)
    api.clock.now = new Date(Date.now() + 2 * HOUR_MS)
    expect(await post(wanted({ title: 'NAMUNA  phone 64 gb' }))).toMatchObject({
      status: 400,
      error: expect.stringContaining('You already have this ad') as string,
      fields: { title: expect.any(String) as string },
    })
    expect((await post(wanted({ description: 'Another one, blue' }))).status).toBe(201)
    expect((await post(wanted(), stranger)).status).toBe(201)
  })

  test('no slug is an address of the app', async () => {
    for (const title of ['Post', 'Edit']) {
      const { data } = await post(wanted({ title, description: `A ${title}` }))
      expect(data.slug).toMatch(/^(post|edit)-[0-9a-f]{8}$/)
    }
    for (const slug of ['post', 'edit'])
      await expect(own({ slug })).rejects.toMatchObject({
        cause: { constraint: 'classified_ads_slug_free' },
      })
  })
})

describe('forbidden goods', () => {
  test('are refused when an ad is sent; a hint is not in the way', async () => {
    expect(await post(wanted({ title: 'Desi katta' }))).toMatchObject({
      status: 400,
      error: 'Firearms and cartridges may not be sold here (Arms Act 1959).',
      fields: { title: 'Firearms and cartridges may not be sold here (Arms Act 1959).' },
    })
    expect((await post(wanted({ title: 'Bike', description: 'bina kagaz' }))).status).toBe(201)
  })

  test('are told before, with own ads that are alike', async () => {
    const ad = await own({ title: 'Blue cycle, 26 inch', description: 'Good' })
    const ask = (body: object) =>
      api.read(checkClassified, { body: { categoryId: 'mobiles', ...body }, token: seller.token })
    const { data } = await ask({ title: 'Cycle blue 26 inch', description: 'Sharab bhi hai' })
    expect(data.findings).toEqual([
      expect.objectContaining({ rule: 'alcohol', level: 'refused', field: 'description' }),
    ])
    expect(data.duplicates).toEqual([expect.objectContaining({ id: ad.id, level: 'hint' })])
    expect((await ask({ title: ad.title, description: 'GOOD' })).data.duplicates).toEqual([
      expect.objectContaining({ id: ad.id, level: 'refused' }),
    ])
    expect((await ask({ title: ad.title, adId: ad.id })).data.duplicates).toEqual([])
    const others = { title: ad.title, categoryId: 'mobiles' }
    expect(
      (await api.read(checkClassified, { body: others, token: stranger.token })).data.duplicates,
    ).toEqual([])
  })
})

describe('changing an ad', () => {
  test('only one of one’s own: others do not find it', async () => {
    const ad = await own()
    for (const { token } of [stranger, admin]) {
      const asked = { Authorization: `Bearer ${token}` }
      const calls: [string, string][] = [
        ['GET', `/classified/user/my-ads/${ad.id}`],
        ['PATCH', `/classified/${ad.id}/renew`],
        ['PATCH', `/classified/${ad.id}/withdraw`],
        ['DELETE', `/classified/${ad.id}/sale`],
        // Administrators remove any ad.
        ...(token === stranger.token
          ? [['DELETE', `/classified/${ad.id}`] as [string, string]]
          : []),
      ]
      for (const [method, path] of calls)
        expect(await api.fail(path, { method, headers: asked }), path).toMatchObject({
          status: 404,
        })
      expect(await refused(ad.id, { price: 5 }, token)).toMatchObject({ status: 404 })
      const sale = { ...jsonRequest({ soldWhere: 'here' }, asked), method: 'PUT' }
      expect(await api.fail(`/classified/${ad.id}/sale`, sale)).toMatchObject({ status: 404 })
    }
    expect(await api.fail(`/classified/user/my-ads/${ad.id}`)).toMatchObject({ status: 401 })
    expect((await api.db.select().from(classifieds).where(eq(classifieds.id, ad.id)))[0]).toEqual(
      ad,
    )
  })

  test('price and place at once; what is sold after review', async () => {
    const ad = await own({ title: 'Charger' })
    const cheaper = await change(ad.id, { price: 900, city: 'Sonpani', showPhone: false })
    expect(cheaper).toMatchObject({
      message: 'Ad updated.',
      data: { status: 'active', price: 900, city: 'Sonpani', contactPhone: ad.contactPhone },
    })
    const live = (await api.read(getClassified, { params: { slug: ad.slug } })).data
    expect([live.price, live.contactPhone]).toEqual([900, null])
    for (const body of [
      { title: 'A fast charger' },
      { description: 'Other words' },
      { brand: 'Namuna' },
      { images: await upload(seller, ['#777']) },
    ]) {
      await api.db.update(classifieds).set({ status: 'active' }).where(eq(classifieds.id, ad.id))
      expect((await change(ad.id, body)).data.status, JSON.stringify(body)).toBe('pending')
      expect(await api.fail(`/classified/${ad.slug}`)).toMatchObject({ status: 404 })
    }
    await api.db.update(classifieds).set({ status: 'active' }).where(eq(classifieds.id, ad.id))
    const same = await change(ad.id, { title: 'A fast charger', price: 900 })
    expect(same.data.status).toBe('active')
    const marks = and(eq(publishMarks.noun, 'classified-ads'), eq(publishMarks.recordId, ad.id))
    const changes = await api.db.select().from(publishMarks).where(marks)
    expect(changes.map((row) => row.change).sort()).toEqual(
      ['updated', 'updated'].concat(Array<string>(4).fill('deleted')).sort(),
    )
    const entries = and(eq(auditEntries.recordId, ad.id), eq(auditEntries.action, 'update'))
    expect(await api.db.$count(auditEntries, entries)).toBe(6)
  })

  test.each([
    [{ contactName: 'Call 94310 12345' }, 'contactName'],
    [{ contactName: 'casino.com' }, 'contactName'],
    [{ city: 'Sonpani, ९४३१० १२३४५' }, 'city'],
    [{ state: 'lucky@casino.example' }, 'state'],
  ])('nothing that is shown at once goes round the number: %o', async (body, field) => {
    const ad = await own()
    expect(await refused(ad.id, body)).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [field]: 'Remove phone numbers, email addresses and links' },
    })
    // What reviewers have seen may be sent again.
    const seen = await own(body)
    expect((await change(seen.id, { ...body, price: 700 })).data.price).toBe(700)
  })

  test('a refused one is sent again, whatever was changed', async () => {
    const ad = await own({ status: 'pending' })
    const [params, token] = [{ id: ad.id }, admin.token]
    await api.read(rejectClassified, { params, body: { reason: 'Which city?' }, token })
    const sent = await change(ad.id, { city: 'Sonpani' })
    expect(sent).toMatchObject({
      message: 'Ad submitted for admin approval!',
      data: { status: 'pending', rejectReason: null },
    })
    expect((await api.read(approveClassified, { params, token })).data.status).toBe('active')
  })

  test('two people change it: the second is told', async () => {
    const ad = await own()
    const { version } = (
      await api.read(getMyClassified, { params: { id: ad.id }, token: seller.token })
    ).data
    await change(ad.id, { version, price: 900 })
    expect(await refused(ad.id, { version, price: 800 })).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
    })
  })

  test('keeps the rules of posting', async () => {
    const ad = await own({ price: null, priceType: 'on_request', title: 'Radio' })
    await own({ title: 'Old radio', description: ad.description })
    const [foreign] = await upload(stranger, ['#999'])
    const cases: [object, string][] = [
      [{ priceType: 'fixed' }, 'price'],
      [{ title: 'Pistol' }, 'title'],
      [{ title: 'old RADIO' }, 'title'],
      [{ images: [foreign] }, 'images'],
      [{ video: foreign }, 'video'],
      [{ categoryId: '999999' }, 'categoryId'],
      [{ contactPhone: '12' }, 'contactPhone'],
      [{ images: Array<string>(11).fill('x') }, 'images'],
    ]
    for (const [body, field] of cases)
      expect(Object.keys((await refused(ad.id, body)).fields ?? {}), field).toEqual([field])
    for (const status of ['sold', 'suspended'] as const) {
      const over = await own({ status })
      expect(await refused(over.id, { price: 5 })).toMatchObject({ code: 'NOT_POSSIBLE' })
    }
  })
})

describe('a lower price', () => {
  const at = (hours: number) => (api.clock.now = new Date(Date.now() + hours * HOUR_MS))
  const shown = async (slug: string) => (await api.read(getClassified, { params: { slug } })).data

  test('shows the former one, when that stood for a day', async () => {
    const ad = await own({
      priceSince: new Date(),
      title: 'Fan',
      expiresAt: new Date(Date.now() + 9 * DAY_MS),
    })
    at(23)
    await change(ad.id, { price: 900 })
    expect((await shown(ad.slug)).formerPrice).toBeNull()
    at(25)
    await change(ad.id, { price: 700 })
    expect((await shown(ad.slug)).formerPrice).toBe(900)
    await change(ad.id, { price: 750 })
    expect((await shown(ad.slug)).formerPrice).toBe(900)
    const listed = await api.read(listClassifieds, { query: { search: 'Fan' } })
    expect(listed.data.map(({ formerPrice }) => formerPrice)).toEqual([900])
    await change(ad.id, { price: 950 })
    expect((await shown(ad.slug)).formerPrice).toBeNull()
    await change(ad.id, { priceType: 'on_request' })
    expect(await shown(ad.slug)).toMatchObject({ price: null, formerPrice: null })
  })

  test('raised for a moment and lowered again, none', async () => {
    const ad = await own({
      priceSince: new Date(),
      title: 'Cooler',
      expiresAt: new Date(Date.now() + 9 * DAY_MS),
    })
    at(30)
    await change(ad.id, { price: 9000 })
    at(1)
    await change(ad.id, { price: 1000 })
    expect((await shown(ad.slug)).formerPrice).toBeNull()
  })

  test('while it waits, nobody sees the price: its approval counts anew', async () => {
    const ad = await own({ priceSince: new Date(Date.now() - 2 * DAY_MS), title: 'Mixer' })
    const params = { id: ad.id }
    await change(ad.id, { price: 800, title: 'Mixer, new' })
    await api.read(approveClassified, { params, token: admin.token })
    expect((await shown(ad.slug)).formerPrice).toBe(1000)
    await change(ad.id, { price: 700 })
    expect((await shown(ad.slug)).formerPrice).toBe(1000)
  })
})

describe('the end of an ad', () => {
  test('renewed when it is over or nearly so', async () => {
    const renew = (id: number) => api.read(renewClassified, { params: { id }, token: seller.token })
    const over = await own({ expiresAt: new Date(Date.now() - DAY_MS), formerPrice: toPaise(2000) })
    expect((await renew(over.id)).data.status).toBe('active')
    const live = (await api.read(getClassified, { params: { slug: over.slug } })).data
    expect(Date.parse(live.expiresAt!) - Date.now()).toBeGreaterThan(29.9 * DAY_MS)
    expect(live.formerPrice).toBeNull()
    const ending = await own({ expiresAt: new Date(Date.now() + 3 * DAY_MS) })
    expect((await renew(ending.id)).data.status).toBe('active')
    const asked = { method: 'PATCH', headers: { Authorization: `Bearer ${seller.token}` } }
    for (const status of ['pending', 'rejected', 'sold', 'suspended'] as const) {
      const ad = await own({ status, ...(status === 'rejected' ? { rejectReason: 'No' } : {}) })
      expect(await api.fail(`/classified/${ad.id}/renew`, asked)).toMatchObject({ status: 409 })
    }
    expect(await api.fail(`/classified/${ending.id}/renew`, asked)).toMatchObject({
      error: 'An ad can be renewed in its last 7 days.',
    })
  })

  test('withdrawn, and back', async () => {
    const ad = await own({ title: 'Sofa' })
    const [params, token] = [{ id: ad.id }, seller.token]
    expect((await api.read(withdrawClassified, { params, token })).data.status).toBe('expired')
    expect((await api.read(listClassifieds, { query: { search: 'Sofa' } })).data).toEqual([])
    expect((await api.read(renewClassified, { params, token })).data.status).toBe('active')
  })

  test('removed for good, with its inquiries', async () => {
    const ad = await own()
    await api.read(sendInquiry, { body: question(ad.id), token: stranger.token })
    const before = (await api.read(listSellerInquiries, { token: seller.token })).pagination.total
    await api.read(deleteClassified, { params: { id: ad.id }, token: seller.token })
    expect((await api.read(listSellerInquiries, { token: seller.token })).pagination.total).toBe(
      before - 1,
    )
    expect(await api.fail(`/classified/${ad.slug}`)).toMatchObject({ status: 404 })
    const gone = and(eq(publishMarks.recordId, ad.id), eq(publishMarks.change, 'deleted'))
    expect(await api.db.$count(publishMarks, gone)).toBe(1)
  })
})

const question = (adId: number) => ({
  adId,
  message: 'Is it there?',
  buyerName: 'Asha',
  buyerPhone: '9000000002',
})

describe('a seller’s numbers', () => {
  test('what was sold, where and for how much', async () => {
    const me = await insertAccount(api.db)
    const mine = (price: number) =>
      insertAd(api.db, { accountId: me.id, categoryId: phones.id, price: toPaise(price) })
    const [one, two, three] = [await mine(1000), await mine(500.5), await mine(70)]
    const sell = (id: number, body: { soldWhere?: 'here'; soldPrice?: number }) =>
      api.read(recordSale, { params: { id }, body, token: me.token })
    await sell(one.id, { soldWhere: 'here', soldPrice: 900 })
    await sell(two.id, {})
    const numbers = async () => (await api.read(getMyClassifiedsSummary, { token: me.token })).data
    expect(await numbers()).toMatchObject({ total: 3, sold: 2, soldHere: 1, revenue: 1400.5 })
    await sell(one.id, { soldPrice: 950 })
    expect(await numbers()).toMatchObject({ soldHere: 0, revenue: 1450.5 })
    const ad = (await api.read(getMyClassified, { params: { id: one.id }, token: me.token })).data
    expect(ad).toMatchObject({ status: 'sold', soldPrice: 950, soldWhere: null })
    await api.read(undoSale, { params: { id: one.id }, token: me.token })
    expect(await numbers()).toMatchObject({ sold: 1, revenue: 500.5, byStatus: { active: 2 } })
    await api.db
      .update(classifieds)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(classifieds.id, three.id))
    expect((await numbers()).byStatus).toMatchObject({ active: 1, expired: 1, sold: 1, pending: 0 })
  })

  test('thousands of ads come in pages, by state', async () => {
    const me = await insertAccount(api.db)
    for (let i = 0; i < 5; i++)
      await insertAd(api.db, {
        accountId: me.id,
        categoryId: phones.id,
        status: i < 2 ? 'pending' : 'active',
      })
    const read = (query: object) => api.read(listMyClassifieds, { query, token: me.token })
    const second = await read({ page: 2, limit: 2 })
    expect(second.data).toHaveLength(2)
    expect(second.pagination).toMatchObject({ total: 5, totalPages: 3, hasNext: true })
    expect((await read({ status: 'pending' })).pagination.total).toBe(2)
    const some = (await read({})).data[3]!
    expect((await read({ ids: String(some.id) })).data).toEqual([some])
    expect(
      (await api.read(listMyClassifieds, { query: { ids: String(some.id) }, token: seller.token }))
        .data,
    ).toEqual([])
  })
})
