import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { becomeOwner, getCurrentAccount } from '#contract/accounts.ts'
import {
  createBusinessDraft,
  deleteBusinessDraft,
  getBusinessDraft,
  listBusinessDrafts,
  saveBusinessDraft,
} from '#contract/business-drafts.ts'
import { MAX_DRAFTS } from '#contract/drafts.ts'
import { listLookalikes } from '#contract/business-lookalikes.ts'
import { submitBusiness } from '#contract/businesses-writing.ts'
import { businessDrafts, mails, uploads, uploadUses } from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, insertCategory, insertLocation } from './setup/builders.ts'
import { hostileStrings } from './setup/hostile.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'

let api: TestApi
let owner: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi()
})
let days = 0
const nextDay = () => (api.clock.now = new Date(Date.UTC(2026, 0, 1) + (days += 1) * DAY_MS))
beforeEach(async () => {
  nextDay()
  owner = await insertAccount(api.db, { role: 'owner' })
})
afterAll(() => api.close())

const begin = async (values: Record<string, unknown>, token = owner.token) =>
  (await api.read(createBusinessDraft, { body: { values }, token })).data
const save = (id: number, values: object, version: number, token = owner.token) =>
  api.fail(`/business-drafts/${id}`, bodyRequest('PUT', { values, version }, token))
const open = async (id: number, token = owner.token) =>
  (await api.read(getBusinessDraft, { params: { id }, token })).data
const list = async (token = owner.token) => (await api.read(listBusinessDrafts, { token })).data

describe('a draft of a listing', () => {
  test('is saved, opened on another device and thrown away', async () => {
    const draft = await begin({ name: 'Asha Tea', images: [] })
    expect(draft).toMatchObject({ name: 'Asha Tea' })
    const saved = await api.read(saveBusinessDraft, {
      params: { id: draft.id },
      body: { values: { name: 'Asha Tea Stall', hours: [1] }, version: draft.version },
      token: owner.token,
    })
    expect(saved.data.version).not.toBe(draft.version)
    expect((await open(draft.id)).values).toEqual({ name: 'Asha Tea Stall', hours: [1] })
    expect((await list()).map(({ name }) => name)).toEqual(['Asha Tea Stall'])
    await api.read(deleteBusinessDraft, { params: { id: draft.id }, token: owner.token })
    expect(await list()).toEqual([])
  })

  test('written on two devices at once loses nothing: the second is told', async () => {
    const draft = await begin({ name: 'One' })
    const body = { values: { name: 'Two' }, version: draft.version }
    await api.read(saveBusinessDraft, { params: { id: draft.id }, body, token: owner.token })
    expect(await save(draft.id, { name: 'Three' }, draft.version)).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    })
    expect((await open(draft.id)).values).toEqual({ name: 'Two' })
  })

  test('a save whose answer was lost is no other device’s', async () => {
    const body = (name: string, writer: string) => ({ values: { name }, writer })
    const start = async (name: string, writer: string) =>
      (await api.read(createBusinessDraft, { body: body(name, writer), token: owner.token })).data
    const { id, version } = await start('One', 'phone')
    expect(await start('Two', 'phone')).toMatchObject({ id, name: 'Two' })
    expect((await start('Other', 'laptop')).id).not.toBe(id)
    const params = { id }
    const again = { ...body('Three', 'phone'), version }
    await api.read(saveBusinessDraft, { params, body: again, token: owner.token })
    expect((await open(id)).values).toEqual({ name: 'Three' })
    const other = await api.fail(
      `/business-drafts/${id}`,
      bodyRequest('PUT', { ...body('Four', 'laptop'), version }, owner.token),
    )
    expect(other).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    const stranger = await insertAccount(api.db, { role: 'owner' })
    const theirs = await api.read(createBusinessDraft, {
      body: body('Theirs', 'phone'),
      token: stranger.token,
    })
    expect(theirs.data.id).not.toBe(id)
  })

  test('is its writer’s alone', async () => {
    const draft = await begin({ name: 'Mine' })
    const other = await insertAccount(api.db, { role: 'admin' })
    const call = (method: string, token?: string) =>
      api.fail(`/business-drafts/${draft.id}`, {
        ...(method === 'GET' ? {} : { method }),
        headers: token ? { Authorization: `Bearer ${token}` } : {},
      })
    expect(await call('GET', other.token)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await call('DELETE', other.token)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await save(draft.id, {}, draft.version, other.token)).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await call('GET')).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(await list(other.token)).toEqual([])
  })

  test('keeps hostile words as they are, and refuses what is too long', async () => {
    const values = Object.fromEntries(
      hostileStrings
        .filter((text) => !text.includes('\u0000') && text.isWellFormed())
        .map((text, index) => [`f${index}`, text]),
    )
    const draft = await begin(values)
    expect((await open(draft.id)).values).toEqual(values)
    const long = { body: { values: { name: 'x'.repeat(70_000) } } }
    expect(
      await api.fail('/business-drafts', bodyRequest('POST', long.body, owner.token)),
    ).toMatchObject({ code: 'INVALID_INPUT' })
    for (const broken of ['\u0000', '\ud800'])
      expect(
        await api.ask('/business-drafts', bodyRequest('POST', { values: { broken } }, owner.token)),
      ).toMatchObject({ status: 400 })
  })

  test('of too many the oldest gives way, and old ones are forgotten', async () => {
    for (let n = 0; n <= MAX_DRAFTS; n++) await begin({ name: `Draft ${n}` })
    expect(await list()).toHaveLength(MAX_DRAFTS)
    expect((await list()).some(({ name }) => name === 'Draft 0')).toBe(false)
    // The database stamps drafts by its own clock.
    const { rows } = await api.pool.query<{ now: Date }>('select now() as now')
    api.clock.now = new Date(rows[0]!.now.getTime() + 31 * DAY_MS)
    await api.runTask('forget old business drafts')
    expect(await api.db.$count(businessDrafts, eq(businessDrafts.accountId, owner.id))).toBe(0)
  })

  test('holds its pictures, which stay private', async () => {
    const hash = 'ab'.repeat(16)
    const path = `/uploads/${hash}-1200.webp`
    const picture = { kind: 'business-photo', path, mime: 'image/webp', bytes: 9 } as const
    await api.db.insert(uploads).values({ ...picture, accountId: owner.id, isStored: true })
    const draft = await begin({ images: [`${path}?until=1&key=x`] })
    const uses = await api.db.select().from(uploadUses).where(eq(uploadUses.hash, hash))
    expect(uses).toMatchObject([{ noun: 'business_drafts', isPublic: false }])
    const [shown] = (await open(draft.id)).values.images as string[]
    expect(shown).toMatch(new RegExp(`^${path}\\?until=\\d+&key=`))
  })

  test('goes with the listing it becomes', async () => {
    const category = await insertCategory(api.db)
    const town = await insertLocation(api.db)
    const draft = await begin({ name: 'Asha Tea' })
    const body = {
      name: 'Asha Tea',
      categoryId: category.id,
      businessType: 'individual' as const,
      description: 'Tea and snacks',
      email: 'tea@example.org',
      phone: '9000000031',
      ownerName: 'Asha',
      address: 'Main Road',
      locationId: town.id,
      draftId: draft.id,
    }
    await api.read(submitBusiness, { body, token: owner.token })
    expect(await list()).toEqual([])
  })
})

describe('“Is it one of these?”', () => {
  const look = async (query: object) =>
    (await api.read(listLookalikes, { query, token: owner.token })).data

  test('by number anywhere, by name and by address within the town', async () => {
    const town = await insertLocation(api.db)
    const shop = await insertBusiness(api.db, {
      name: 'Sharma Medical Hall',
      address: 'Shop 4, Redma Chowk',
      phone: '+919000000077',
      locationId: town.id,
    })
    await insertBusiness(api.db, { name: 'Gupta Cloth Store', locationId: town.id })
    const hidden = { name: 'Sharma Medical', locationId: town.id, status: 'pending' } as const
    await insertBusiness(api.db, hidden)
    const found = { id: shop.id, isClaimable: true, isMine: false }
    expect(await look({ phone: '90000 00077' })).toMatchObject([{ ...found, same: ['phone'] }])
    expect(await look({ name: 'sharma medical', locationId: town.id })).toMatchObject([
      { ...found, same: ['name'] },
    ])
    expect(await look({ address: 'Shop 4 Redma Chowk', locationId: town.id })).toMatchObject([
      { ...found, same: ['address'] },
    ])
    expect(await look({ name: 'शर्मा मेडिकल हॉल', locationId: town.id })).toMatchObject([found])
    expect(await look({ name: 'sharma medical' })).toEqual([])
    expect(await look({})).toEqual([])
  })

  test('hostile words find nothing and break nothing', async () => {
    const town = await insertLocation(api.db)
    const isText = (text: string) => text.length <= 200 && text.isWellFormed()
    for (const text of hostileStrings.filter(isText)) {
      const given = { name: text, phone: text, address: text, locationId: String(town.id) }
      const path = `/business-lookalikes?${new URLSearchParams(given).toString()}`
      const headers = { Authorization: `Bearer ${owner.token}` }
      expect([200, 400, 429]).toContain((await api.ask(path, { headers })).status)
    }
  })
})

describe('“Make this a business account”', () => {
  test('makes a regular account an owner’s, once, told by mail and in the audit log', async () => {
    const person = await insertAccount(api.db)
    const refused = await api.fail('/businesses', bodyRequest('POST', {}, person.token))
    expect(refused).toMatchObject({ code: 'FORBIDDEN' })
    for (let times = 0; times < 2; times++)
      expect((await api.read(becomeOwner, { token: person.token })).data.role).toBe('owner')
    expect((await api.read(getCurrentAccount, { token: person.token })).data.role).toBe('owner')
    expect(await api.fail('/businesses', bodyRequest('POST', {}, person.token))).toMatchObject({
      code: 'INVALID_INPUT',
    })
    const told = await api.db.select().from(mails).where(eq(mails.recipient, person.email))
    expect(told).toHaveLength(1)
    const { entries } = await readTraces(api, 'accounts', person.id)
    expect(entries.filter(({ action }) => action === 'become owner')).toHaveLength(1)
  })

  test('leaves an administrator one, and needs a sign-in', async () => {
    const admin = await insertAccount(api.db, { role: 'admin' })
    expect((await api.read(becomeOwner, { token: admin.token })).data.role).toBe('admin')
    expect(await api.fail('/auth/become-owner', { method: 'POST' })).toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
  })
})
