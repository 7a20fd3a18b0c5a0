import { sql } from 'drizzle-orm'
import { decode } from 'hono/jwt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codesOf } from '#contract/describe.ts'
import { failure } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ENDPOINTS } from '#contract/index.ts'
import * as t from '#server/db/tables/index.ts'
import { saveSettings } from '#server/settings/index.ts'
import { normaliseText } from '#shared/text/plain-text.ts'
import { tagsIn } from '../site/links.ts'
import { startApi } from './setup/api.ts'
import type { TestApi } from './setup/api.ts'
import * as make from './setup/builders.ts'
import { hostileStrings, NO_TEXTS } from './setup/hostile.ts'

/*
 * Sends hostile text in each input of every call that writes: it must be kept as it was typed, or
 * be refused with the name of the input.
 */

type Holder = Parameters<typeof make.tokenFor>[1]
const DAY_MS = 24 * 60 * 60 * 1000

type Fields = Record<string, unknown>
type Case = {
  body?: Fields
  params?: Record<string, string | number>
  query?: Record<string, string>
  token?: string
  /** Free texts, and the column each is kept in. */
  texts?: Record<string, { table: string; column: string }>
  /** Makes the call possible once more. */
  again?: () => Promise<unknown>
}

let api: TestApi
let cases: Record<string, Case>
let adminToken = ''
let asked = 0

const WRITES: readonly Endpoint[] = ENDPOINTS.filter(({ method }) => method !== 'GET')
/** The time of this machine: once the API has its own clock, `Date` follows that. */
const STARTED = Date.now()
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const inTable = (table: string, columns: Record<string, string>) =>
  Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, { table, column }]))

beforeAll(async () => {
  api = await startApi()
  const { db } = api
  await saveSettings(
    { db, actor: { kind: 'job', name: 'test' } },
    { contactEmail: 'desk@palamu.example' },
  )
  const writer = await make.insertAccount(db)
  const owner = await make.insertAccount(db, { role: 'owner' })
  const admin = await make.insertAccount(db, { role: 'admin' })
  adminToken = admin.token
  const business = await make.insertBusiness(db, { ownerId: owner.id })
  const other = await make.insertReview(db, { businessId: business.id, accountId: owner.id })
  const ad = await make.insertAd(db, { accountId: owner.id })
  const pending = await make.insertAd(db, { accountId: owner.id, status: 'pending' })
  const sold = await make.insertAd(db, { accountId: owner.id, status: 'sold' })
  const gone = await make.insertAd(db, { accountId: owner.id, status: 'expired' })
  const post = await make.insertPost(db)
  const [message] = await db
    .insert(t.messages)
    .values({
      senderId: owner.id,
      receiverId: writer.id,
      businessId: business.id,
      subject: 'Hello',
      message: 'Hello',
    })
    .returning()
  const { token } = writer
  const [draft] = await db
    .insert(t.businessDrafts)
    .values({ accountId: writer.id, values: {} })
    .returning()
  const [adDraft] = await db
    .insert(t.classifiedDrafts)
    .values({ accountId: writer.id, values: {} })
    .returning()
  const conversation = `${owner.id}-b${business.id}`
  const person = { name: 'Asha', email: 'asha@example.org', message: 'Open on Saturday?' }
  const enquiry: Case = {
    body: { ...person, phone: '9000000001', businessId: business.id, businessName: business.name },
    texts: inTable('enquiries', { name: 'name', message: 'message' }),
  }
  const email = 'reader@example.org'
  const seen = { campaignId: 1, creativeId: 1, placementId: 1 }
  cases = {
    'POST /reviews': {
      body: {
        businessId: business.id,
        rating: 4,
        title: 'Good',
        comment: 'Good people',
        visitDate: '2026-01-02',
      },
      token,
      texts: inTable('reviews', { title: 'title', comment: 'comment' }),
      again: () => db.delete(t.reviews).where(sql`account_id = ${writer.id}`),
    },
    'POST /reviews/{id}/helpful': { params: { id: other.id }, token },
    'DELETE /reviews/{id}/helpful': { params: { id: other.id }, token },
    'POST /blogs/{slug}/views': { params: { slug: post.slug } },
    'POST /classified/{slug}/views': { params: { slug: ad.slug } },
    'POST /classified-inquiries': {
      body: {
        adId: ad.id,
        inquiryType: 'price_negotiation',
        message: 'Is it there?',
        offeredPrice: 5000,
        buyerName: 'Asha',
        buyerPhone: '9000000001',
        buyerEmail: email,
        preferredContact: 'phone',
      },
      token,
      texts: inTable('classified_inquiries', { message: 'message', buyerName: 'buyer_name' }),
    },
    'PUT /saved-ads/{adId}': { params: { adId: ad.id }, token },
    'DELETE /saved-ads/{adId}': { params: { adId: ad.id }, token },
    'POST /classified': {
      body: {
        title: 'Cow',
        description: 'A good cow',
        categoryId: String(ad.categoryId),
        price: '500000',
        priceType: 'fixed',
        condition: 'good',
        brand: 'None',
        model: 'None',
        year: '2020',
        city: 'Panki',
        state: 'Jharkhand',
        pincode: '822101',
        address: 'Main Road',
        contactName: 'Asha',
        contactPhone: '9000000001',
        contactEmail: email,
        showPhone: 'true',
        showEmail: 'false',
      },
      token,
      texts: inTable('classified_ads', {
        title: 'title',
        description: 'description',
        brand: 'brand',
        model: 'model',
        city: 'city',
        state: 'state',
        address: 'address',
        contactName: 'contact_name',
      }),
      // The same ad is taken once.
      again: () => db.delete(t.classifiedAds).where(sql`account_id = ${writer.id}`),
    },
    'POST /classified/check': { body: { title: 'Cow', description: 'A good cow' }, token },
    'PUT /classified/{id}': {
      params: { id: ad.id },
      body: { title: 'Cow', description: 'A good cow', city: 'Panki', address: 'Main Road' },
      token: owner.token,
      texts: inTable('classified_ads', {
        title: 'title',
        description: 'description',
        city: 'city',
        address: 'address',
      }),
      again: () => db.execute(sql`update classified_ads set status = 'active' where id = ${ad.id}`),
    },
    'PUT /classified/{id}/sale': {
      params: { id: sold.id },
      body: { soldWhere: 'here', soldPrice: 5000 },
      token: owner.token,
    },
    'PATCH /classified/{id}/renew': { params: { id: gone.id }, token: owner.token },
    'PATCH /classified/{id}/withdraw': { params: { id: ad.id }, token: owner.token },
    'DELETE /classified/{id}/sale': { params: { id: pending.id }, token: owner.token },
    'DELETE /classified/{id}': { params: { id: 999_999 }, token: owner.token },
    'PATCH /classified/{id}/mark-sold': { params: { id: pending.id }, token: owner.token },
    'PATCH /classified/{id}/approve': { params: { id: ad.id }, token: admin.token },
    'PATCH /classified/{id}/reject': {
      params: { id: pending.id },
      body: { reason: 'Not an ad' },
      token: admin.token,
      texts: inTable('classified_ads', { reason: 'reject_reason' }),
      again: () =>
        db.execute(sql`update classified_ads set status = 'pending' where id = ${pending.id}`),
    },
    'PATCH /classified/{id}/status': {
      params: { id: ad.id },
      body: { status: 'active' },
      token: admin.token,
    },
    'POST /reports': {
      body: { noun: 'business', recordId: business.id, reason: 'other', detail: 'See there' },
      texts: inTable('reports', { detail: 'detail' }),
      again: () => db.delete(t.reports),
    },
    'POST /favorites': { body: { ids: [business.id] }, token },
    'POST /favorites/{businessId}': { params: { businessId: business.id }, token },
    'DELETE /favorites/{businessId}': { params: { businessId: business.id }, token },
    'POST /auth/become-owner': { token },
    'POST /business-drafts': { body: { values: { name: 'Chai' } }, token },
    'PUT /business-drafts/{id}': {
      params: { id: draft!.id },
      body: { values: { name: 'Chai' }, version: draft!.version },
      token,
    },
    'DELETE /business-drafts/{id}': { params: { id: 999_999 }, token },
    'POST /classified-drafts': { body: { values: { title: 'Chai' } }, token },
    'PUT /classified-drafts/{id}': {
      params: { id: adDraft!.id },
      body: { values: { title: 'Chai' }, version: adDraft!.version },
      token,
    },
    'DELETE /classified-drafts/{id}': { params: { id: 999_999 }, token },
    'POST /uploads/business/logo': { body: { imageType: 'business-logo' }, token },
    'POST /uploads/classified/images': { body: {}, token },
    'POST /uploads/business/photos': { body: { imageType: 'business-photo' }, token },
    'POST /ads/track/impression': { body: seen },
    'POST /ads/track/click': { body: seen },
    'POST /contact': enquiry,
    'POST /contacts': enquiry,
    'POST /messages': {
      body: { receiverId: owner.id, businessId: business.id, subject: 'Hours', message: 'When?' },
      token,
      texts: inTable('messages', { subject: 'subject', message: 'message' }),
    },
    'PATCH /messages/{id}/read': { params: { id: message!.id }, token },
    'PATCH /messages/{id}/archive': { params: { id: message!.id }, token },
    'DELETE /messages/{id}': { params: { id: 999_999 }, token },
    'PATCH /messages/{id}/unread': { params: { id: message!.id }, token },
    'POST /messages/{id}/report': {
      params: { id: message!.id },
      body: { detail: 'Rude' },
      token,
      texts: inTable('reports', { detail: 'detail' }),
      again: () => db.delete(t.reports),
    },
    'POST /uploads/messages': { body: {}, token },
    'PATCH /conversations/{key}/read': { params: { key: conversation }, token },
    'PATCH /conversations/{key}/archive': {
      params: { key: conversation },
      body: { isArchived: false },
      token,
    },
    'DELETE /conversations/{key}': { params: { key: `999999-b${business.id}` }, token },
    'PUT /message-blocks/{id}': { params: { id: 999_999 }, token },
    'DELETE /message-blocks/{id}': { params: { id: owner.id }, token },
    'POST /quick-replies': {
      body: { text: 'We are open from 9 to 7.' },
      token,
      texts: inTable('quick_replies', { text: 'text' }),
      again: () => db.delete(t.quickReplies),
    },
    'DELETE /quick-replies/{id}': { params: { id: 999_999 }, token },
    'PATCH /classified-inquiries/{id}/read': { params: { id: 999_999 }, token },
    'PATCH /classified-inquiries/{id}/offer': {
      params: { id: 999_999 },
      body: { answer: 'declined', note: 'Too little.' },
      token,
    },
    'POST /newsletter': { body: { email } },
    'POST /newsletter/confirm': { body: { token: 'made-up' } },
    'POST /newsletter/unsubscribe': { query: { s: '1.made-up' } },
    'POST /newsletter/resubscribe': { query: { s: '1.made-up' } },
    // The second wrong field keeps passwords from being hashed, which takes its time.
    'POST /auth/register': {
      body: { name: 'Asha', email: 'no', password: 'secret', role: 'user' },
    },
    'POST /auth/login': { body: { email: 'no', password: 'secret' } },
    'POST /auth/forgot-password': { body: { email: 'no' } },
    'POST /auth/reset-password': { body: { token: 'made-up', password: 'short' } },
    'POST /auth/register/confirm': { body: { registration: 'made-up', code: '123456' } },
    'POST /auth/logout': {},
    'POST /auth/confirm-email': { body: { token: 'made-up' }, token },
    'POST /auth/resend-confirmation': { token },
    'PUT /users/profile': {
      body: {
        name: 'Asha',
        email: writer.email,
        phone: '9000000001',
        address: 'Redma Chowk',
        city: 'Medininagar',
        state: 'Jharkhand',
        pincode: '822101',
        customerType: 'student',
        role: 'user',
      },
      token,
      texts: inTable('accounts', {
        name: 'name',
        address: 'address',
        city: 'city',
        state: 'state',
      }),
    },
  }
})

afterAll(() => api.close())

/**
 * Sends a call and answers whether it succeeded. A refusal must be clear and name only inputs that
 * were changed.
 */
async function ask(
  endpoint: Endpoint,
  spoilt: readonly string[],
  change: (usual: Case) => Case,
): Promise<boolean> {
  const usual = caseOf(endpoint)
  await usual.again?.()
  asked += 1
  // So late, and from another network, that no limit counts earlier calls.
  const now = new Date(STARTED + asked * 2 * DAY_MS)
  api.clock.now = now
  const { params, query, body, token } = change(usual)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params?.[name]))
  // A session ends after 30 days without a call, an administrator's after 12 hours.
  const fresh =
    token && (await make.tokenFor(api.db, decode(token).payload as unknown as Holder, { now }))
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  const answer = await api.ask(path + search, {
    method: endpoint.method,
    headers: {
      ...(fresh ? { Authorization: `Bearer ${fresh}` } : {}),
      ...(body && !endpoint.files ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: endpoint.files ? formOf(body) : JSON.stringify(body) } : {}),
    from: `198.${18 + (asked >> 16)}.${(asked >> 8) & 255}.${asked & 255}`,
  })
  const said: unknown = await answer.json()
  if (answer.ok) return true
  const told =
    `${nameOf(endpoint)} ${spoilt.join()} ${JSON.stringify(change(usual)).slice(0, 300)} ` +
    `${JSON.stringify(said)}`
  expect(answer.status, told).toBeLessThan(500)
  const { code, fields = {} } = failure.parse(said)
  expect(code, told).not.toBe('TOO_MANY_REQUESTS')
  // A call that is refused because of its session has read none of its inputs.
  if (fresh) expect(code, told).not.toBe('TOKEN_EXPIRED')
  // Of a call whose inputs were guessed, something else may be wrong as well.
  if (!cases[nameOf(endpoint)]) return false
  expect(codesOf(endpoint), told).toContain(code)
  if (code === 'INVALID_INPUT') {
    const wrongBefore = Object.keys(usual.body ?? {}).filter(
      (name) => !isRight(endpoint, name, usual.body![name]),
    )
    const named = Object.keys(fields).map((name) => name.split('.')[0]!)
    expect(named, told).not.toEqual([])
    expect([...spoilt, ...wrongBefore, ...Object.keys(endpoint.files ?? {})], told).toEqual(
      expect.arrayContaining(named),
    )
  }
  return false
}

function formOf(body: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, String(value))
  return form
}

function isRight(endpoint: Endpoint, field: string, value: unknown): boolean {
  const shape = (
    endpoint.body as unknown as {
      shape: Record<string, { safeParse: (v: unknown) => { success: boolean } }>
    }
  ).shape
  return shape[field]!.safeParse(value).success
}

const onOneLine = (text: string) => normaliseText(text).replace(/\s+/g, ' ').trim()

/** Every text of the column. */
async function keptIn({ table, column }: { table: string; column: string }): Promise<Set<string>> {
  const { rows } = await api.pool.query<{ text: string | null }>(
    `select distinct ${column} as text from ${table}`,
  )
  return new Set(rows.map(({ text }) => onOneLine(text ?? '')))
}

/**
 * The case of a call. For calls without one: values that its schemas accept, sent by an
 * administrator.
 */
function caseOf(endpoint: Endpoint): Case {
  const known = cases[nameOf(endpoint)]
  if (known) return known
  const shape = 'shape' in endpoint.body ? Object.keys(endpoint.body.shape as object) : []
  const guess = (name: string) => [name, GUESSES.find((value) => isRight(endpoint, name, value))]
  const params = Object.fromEntries(
    Object.keys(endpoint.params.shape).map((name) => [name, '999999']),
  )
  return {
    params,
    query: Object.fromEntries(Object.keys(endpoint.query.shape).map((name) => [name, '1'])),
    ...(shape.length > 0 ? { body: Object.fromEntries(shape.map(guess)) as Fields } : {}),
    token: adminToken,
  }
}

const GUESSES = [
  'Words',
  1,
  true,
  [],
  {},
  'asha@example.org',
  '9000000001',
  '822101',
  '2026-01-02',
  'active',
  'pending',
]

describe('each input of a call', () => {
  const some = [
    ...hostileStrings.filter((_, index) => index % 16 === 0),
    '\ud800',
    'x'.repeat(30_000),
    '2147483648',
    '1e400',
  ]

  test.each(WRITES.map((endpoint) => ({ call: nameOf(endpoint), endpoint })))(
    '$call',
    async ({ endpoint }) => {
      const { body = {}, query = {}, params = {} } = caseOf(endpoint)
      const values =
        Object.keys(body).length > 12 ? some.filter((_, index) => index % 4 === 0) : some
      for (const field of Object.keys(body))
        for (const value of [...values, ...(endpoint.files ? [] : NO_TEXTS)])
          await ask(endpoint, [field], (usual) => ({
            ...usual,
            body: { ...usual.body, [field]: value },
          }))
      for (const field of Object.keys(query))
        for (const value of some)
          await ask(endpoint, [field], (usual) => ({ ...usual, query: { [field]: value } }))
      for (const field of Object.keys(params))
        for (const value of some.filter((text) => !/^\.*$/.test(text) && text.isWellFormed()))
          await ask(endpoint, [field], (usual) => ({
            ...usual,
            params: { [field]: encodeURIComponent(value) },
          }))
      if (Object.keys(body).length > 0 && !endpoint.files)
        for (const value of [...NO_TEXTS, 'text'])
          await ask(endpoint, [...Object.keys(body), 'body'], (usual) => ({
            ...usual,
            body: value as Fields,
          }))
    },
  )
})

describe('texts are kept as they were typed', () => {
  const withTexts = [
    'POST /reviews',
    'POST /classified-inquiries',
    'POST /classified',
    'PUT /classified/{id}',
    'PATCH /classified/{id}/reject',
  ]
    .concat(['POST /reports', 'POST /contact', 'POST /contacts', 'POST /messages'])
    .map((call) => ({ call, endpoint: WRITES.find((endpoint) => nameOf(endpoint) === call)! }))

  test.each(withTexts)('$call', async ({ call, endpoint }) => {
    const texts = cases[call]!.texts!
    const lost: string[] = []
    // NUL, halves of characters and nothing but control characters are no text anywhere: refused,
    // and told so.
    for (const text of hostileStrings.filter(
      (one) => one.isWellFormed() && !one.includes('\0') && normaliseText(one),
    )) {
      const fitting = Object.keys(texts).filter((field) => isRight(endpoint, field, text))
      const spoilt = Object.fromEntries(fitting.map((field) => [field, text]))
      const isDone = await ask(endpoint, fitting, (usual) => ({
        ...usual,
        body: { ...usual.body, ...spoilt },
      }))
      if (!isDone) lost.push(`refused: ${text}`)
      else
        for (const field of fitting)
          if (!(await keptIn(texts[field]!)).has(onOneLine(text))) lost.push(`${field}: ${text}`)
    }
    expect(lost).toEqual([])
  })

  test('and the mails that tell of them are one line and no markup', async () => {
    const { rows } = await api.pool.query<{ subject: string; html: string }>(
      'select subject, html from mails',
    )
    expect(rows.length).toBeGreaterThan(100)
    const own = new Set('html head meta title body table tr td p a br span blockquote'.split(' '))
    for (const { subject, html } of rows) {
      expect(subject).not.toMatch(/[\r\n\u2028\u2029]/)
      expect(
        tagsIn(html).filter(({ tag, attributes }) => !own.has(tag) || /\son\w+=/i.test(attributes)),
      ).toEqual([])
    }
  })
})
