import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listQueue, getQueueItem } from '#contract/moderation.ts'
import { DISTRICT } from '#district/district.ts'
import { accounts, businesses } from '#server/kit/db/tables/index.ts'
import { bodyRequest } from './setup/body-request.ts'
import { startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertAd,
  insertBusiness,
  insertCategory,
  insertClassifiedCategory,
  insertLocation,
  insertMobileAccount,
} from './setup/builders.ts'
import { createForm } from './setup/forms.ts'

let api: TestApi
let person: Awaited<ReturnType<typeof insertMobileAccount>>
let admin: Awaited<ReturnType<typeof insertAccount>>
let other: Awaited<ReturnType<typeof insertAccount>>
let categoryId: number
let locationId: number
beforeAll(async () => {
  api = await startApi()
  person = await insertMobileAccount(api.db, { role: 'owner' })
  admin = await insertAccount(api.db, { role: 'admin' })
  other = await insertAccount(api.db, { role: 'owner' })
  categoryId = (await insertCategory(api.db, { name: 'Clinics' })).id
  locationId = (await insertLocation(api.db, { city: 'Sonpani', slug: 'sonpani' })).id
})
afterAll(() => api.close())

const listing = (values: object = {}) => ({
  ...{ name: 'Sample Clinic', categoryId, locationId, businessType: 'individual' },
  ...{ description: 'A sample clinic', phone: '90000 00031', ownerName: 'Sunita Devi' },
  ...{ address: 'Main Road', email: null, ...values },
})
const send = async (method: string, path: string, body: object, token = person.token) => {
  const request =
    body instanceof FormData
      ? { method, body, headers: { Authorization: `Bearer ${token}` } }
      : bodyRequest(method, body, token)
  const answer = await api.ask(path, request)
  return { status: answer.status, ...((await answer.json()) as { data: { id: number } }) }
}
const business = async () => (await insertBusiness(api.db, { ownerId: other.id })).id
const ad = async () => (await insertAd(api.db, { accountId: other.id })).id

describe('an account with a number alone can', () => {
  test.each<[string, () => Promise<[string, string, object]>]>([
    ['list a business', async () => ['POST', '/businesses', listing({ name: 'Listed' })]],
    [
      'post an ad',
      async () => [
        'POST',
        '/classified',
        createForm({
          ...{ title: 'Bicycle', description: 'With bell', price: '2500', priceType: 'fixed' },
          categoryId: (await insertClassifiedCategory(api.db, { name: 'Cycles', slug: 'cycles' }))
            .slug,
          ...{ condition: 'good', city: 'Sonpani', state: DISTRICT.state },
          ...{ contactName: 'Sunita Devi', contactPhone: '9000000031' },
        }),
      ],
    ],
    [
      'write a review',
      async () => [
        'POST',
        '/reviews',
        { businessId: await business(), rating: 4, title: 'Good', comment: 'Quick and friendly.' },
      ],
    ],
    [
      'write a message',
      async () => [
        'POST',
        '/messages',
        {
          receiverId: other.id,
          businessId: await business(),
          ...{ subject: 'Hours', message: 'Open on Sunday?' },
        },
      ],
    ],
    ['save a favourite', async () => ['POST', `/favorites/${await business()}`, {}]],
    ['save an ad', async () => ['PUT', `/saved-ads/${await ad()}`, {}]],
    [
      'claim a business',
      async () => [
        'POST',
        '/claims',
        {
          businessId: (await insertBusiness(api.db, { phone: '+919000000032' })).id,
          proof: 'message',
        },
      ],
    ],
    [
      'ask about an ad',
      async () => [
        'POST',
        '/classified-inquiries',
        {
          ...{ adId: await ad(), inquiryType: 'general', message: 'Is it there?' },
          ...{ buyerName: 'Sunita Devi', buyerPhone: person.mobile, preferredContact: 'phone' },
        },
      ],
    ],
  ])('%s', async (_, prepare) => {
    const [method, path, body] = await prepare()
    const answer = await send(method, path, body)
    expect(answer).toMatchObject({ success: true })
  })
})

describe('the email of a listing', () => {
  const refused = (body: object, token: string) =>
    api.fail('/businesses', bodyRequest('POST', body, token))

  test('stays required for an account that has one, also beside a number', async () => {
    expect((await refused(listing(), other.token)).fields).toEqual({
      email: expect.any(String) as string,
    })
    const both = await insertMobileAccount(api.db, { role: 'owner', email: 'both@example.org' })
    expect((await refused(listing(), both.token)).fields).toHaveProperty('email')
    expect((await refused(listing(), admin.token)).fields).toHaveProperty('email')
  })

  test('has to be one where it is given', async () => {
    const { fields } = await refused(listing({ email: 'nobody' }), person.token)
    expect(fields).toEqual({ email: 'Enter a valid email address' })
  })

  test('can be added, and taken away again by who has none', async () => {
    const { data } = await send('POST', '/businesses', listing({ name: 'With and without' }))
    const change = async (email: string | null, token = person.token) => {
      const { status } = await send('PUT', `/businesses/${data.id}`, { email }, token)
      const [row] = await api.db.select().from(businesses).where(eq(businesses.id, data.id))
      return { status, email: row!.email }
    }
    expect(await change('shop@example.org')).toEqual({ status: 200, email: 'shop@example.org' })
    expect(await change(null)).toEqual({ status: 200, email: null })
    // The team changes another field of the form, which sends all of them.
    expect(await change(null, admin.token)).toEqual({ status: 200, email: null })
    await change('shop@example.org')
    await api.db
      .update(accounts)
      .set({ email: 'sunita@example.org', emailConfirmedAt: new Date() })
      .where(eq(accounts.id, person.id))
    expect(await change(null)).toEqual({ status: 400, email: 'shop@example.org' })
    await api.db
      .update(accounts)
      .set({ email: null, emailConfirmedAt: null })
      .where(eq(accounts.id, person.id))
  })
})

test('the team sees the number, and no hint that an email address is not confirmed', async () => {
  const { data } = await send('POST', '/businesses', listing({ name: 'For the team' }))
  const { data: queue } = await api.read(listQueue, { token: admin.token })
  const item = queue.find(({ id, kind }) => kind === 'listing' && id === data.id)!
  const found = await api.read(getQueueItem, {
    params: { kind: item.kind, id: item.id },
    token: admin.token,
  })
  expect(found.data.person).toMatchObject({ email: null, mobile: person.mobile, isConfirmed: true })
  expect(found.data.hints.map(({ hint }) => hint)).not.toContain('unconfirmed')
})
