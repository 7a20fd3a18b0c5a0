import { changeBusinesses } from '#contract/business-bulk.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { approveBusinessChange } from '#contract/business-changes.ts'
import { confirmBusinesses, confirmBusinessesByLink } from '#contract/business-confirmations.ts'
import { getBusiness } from '#contract/businesses.ts'
import { listAllBusinesses, updateBusiness } from '#contract/businesses-writing.ts'
import {
  accounts,
  auditEntries,
  businessChanges,
  businesses,
  confirmationRequests,
  mails,
} from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, createToken } from './setup/builders.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'

let api: TestApi
let owner: Awaited<ReturnType<typeof insertAccount>>
let admin: Awaited<ReturnType<typeof insertAccount>>

const NOW = new Date('2026-11-23T05:00:00Z')
const YEAR_AGO = new Date('2025-11-20T05:00:00Z')
const TASK = 'ask to confirm businesses'

beforeAll(async () => {
  api = await startApi()
  admin = await insertAccount(api.db, { role: 'admin' })
})
afterEach(() => {
  api.clock.now = null
})
afterAll(() => api.close())

const newOwner = (values: object = {}) =>
  insertAccount(api.db, { role: 'owner', emailConfirmedAt: new Date(), ...values })
const stale = (name: string, values: object = {}) =>
  insertBusiness(api.db, { name, confirmedAt: YEAR_AGO, confirmedBy: 'owner', ...values })
const rowOf = async (id: number) =>
  (await api.db.select().from(businesses).where(eq(businesses.id, id)))[0]!
const mailsTo = ({ email }: { email: string }) =>
  api.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id)
const linksIn = (text: string) => [...text.matchAll(/still-right\?s=([\w.-]+)/g)].map(([, s]) => s!)
const at = (time: Date) => (api.clock.now = time)
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)

describe('owners of stale listings are asked', () => {
  test('in one mail for all, once in 60 days, and never about what others confirmed', async () => {
    at(NOW)
    owner = await newOwner()
    const first = await stale('Annapurna Stores', { ownerId: owner.id })
    const second = await stale('Basant Cycle', { ownerId: owner.id })
    await insertBusiness(api.db, { name: 'Fresh Tea', ownerId: owner.id, confirmedAt: NOW })
    await stale('Hidden Shop', { ownerId: owner.id, status: 'inactive' })
    const unconfirmed = await newOwner({ emailConfirmedAt: null })
    await stale('Stranger’s Shop', { ownerId: unconfirmed.id })
    await stale('Nobody’s Shop')
    await api.runTask(TASK)
    await api.runTask(TASK)
    const [mail, ...more] = await mailsTo(owner)
    expect(more).toEqual([])
    expect(await mailsTo(unconfirmed)).toEqual([])
    expect(mail).toMatchObject({
      template: 'still-right',
      subject: expect.stringContaining('2 listings') as string,
    })
    expect(mail!.text).toContain('क्या आपके कारोबार की जानकारी अब भी सही है?')
    for (const name of ['Annapurna Stores', 'Basant Cycle']) expect(mail!.text).toContain(name)
    for (const name of ['Fresh Tea', 'Hidden Shop']) expect(mail!.text).not.toContain(name)
    expect(linksIn(mail!.text)).toHaveLength(3)
    const { entries } = await readTraces(api, 'businesses', first.id)
    expect(entries).toMatchObject([{ action: 'ask to confirm', actor: 'job' }])

    at(days(59))
    await api.runTask(TASK)
    expect(await mailsTo(owner)).toHaveLength(1)
    await api.read(confirmBusinesses, {
      body: { ids: [second.id] },
      token: await createToken(api.db, owner, { now: days(59) }),
    })
    at(days(61))
    await api.runTask(TASK)
    const [, again] = await mailsTo(owner)
    expect(again!.subject).toContain('Annapurna Stores')
    await api.db.delete(businesses).where(eq(businesses.ownerId, owner.id))
  })

  test('no more of them in a day than 200, those that wait longest first', async () => {
    at(NOW)
    await api.db.delete(confirmationRequests)
    const { locationId, categoryId } = await insertBusiness(api.db)
    const people = await Promise.all(Array.from({ length: 203 }, () => newOwner()))
    for (const [index, { id: ownerId }] of people.entries())
      await api.db.insert(businesses).values({
        slug: `many-${index}`,
        name: `Many ${index}`,
        status: 'active',
        ...{ locationId, categoryId, ownerId },
        confirmedAt: new Date(YEAR_AGO.getTime() + index * 1000),
      })
    for (let run = 0; run < 6; run++) await api.runTask(TASK)
    expect(await api.db.$count(confirmationRequests)).toBe(200)
    expect(await mailsTo(people[0]!)).toHaveLength(1)
    expect(await mailsTo(people[202]!)).toEqual([])
    at(days(1.1))
    await api.runTask(TASK)
    expect(await mailsTo(people[202]!)).toHaveLength(1)
    await api.db.delete(businesses).where(eq(businesses.categoryId, categoryId))
  })
})

describe('the link of the mail', () => {
  async function asked() {
    at(NOW)
    owner = await newOwner()
    const one = await stale('Link Stores', { ownerId: owner.id })
    const other = await stale('Link Tea', { ownerId: owner.id })
    await api.runTask(TASK)
    const [mail] = await mailsTo(owner)
    const [ofOne, ofOther, ofAll] = linksIn(mail!.text)
    return { one, other, ofOne: ofOne!, ofOther: ofOther!, ofAll: ofAll! }
  }

  test('confirms one listing or all of the mail, without signing in', async () => {
    const { one, other, ofOne, ofAll } = await asked()
    at(days(1))
    // What looks into a mail opens addresses; that confirms nothing.
    expect((await api.ask(`/businesses/still-right?s=${ofOne}`)).status).not.toBe(200)
    expect((await rowOf(one.id)).confirmedAt).toEqual(YEAR_AGO)
    const { data } = await api.read(confirmBusinessesByLink, { query: { s: ofOne } })
    expect(data.message).toContain('Link Stores')
    expect(await rowOf(one.id)).toMatchObject({ confirmedAt: days(1), confirmedBy: 'owner' })
    expect((await rowOf(other.id)).confirmedAt).toEqual(YEAR_AGO)
    const { entries, marks } = await readTraces(api, 'businesses', one.id)
    expect(entries[0]).toMatchObject({
      action: 'confirm',
      accountId: owner.id,
      detail: { by: 'link' },
    })
    expect(marks).toEqual(['updated'])
    // Without script.
    const form = await api.ask(`/forms/still-right?s=${ofAll}`, { method: 'POST' })
    expect([form.status, form.headers.get('Location')]).toEqual([
      303,
      'https://suhana.example/still-right#done',
    ])
    expect((await rowOf(other.id)).confirmedAt).toEqual(days(1))
    const shown = await api.read(getBusiness, { params: { idOrSlug: other.slug } })
    expect(shown.data).toMatchObject({ confirmedBy: 'owner' })
  })

  test('is refused when changed, old, of another owner, or of a closed account', async () => {
    const { one, ofOne, ofOther } = await asked()
    const refused = async (s: string) =>
      (await api.fail(`/businesses/still-right?s=${s}`, { method: 'POST' })).code
    expect(await refused(ofOne.replace(/\.\d+\.(?=[^.]*$)/, `.${one.id + 1}.`))).toBe(
      'LINK_INVALID',
    )
    expect(await refused('1.2.3.x')).toBe('LINK_INVALID')
    const another = await newOwner()
    await api.db.update(businesses).set({ ownerId: another.id }).where(eq(businesses.id, one.id))
    expect(await refused(ofOne)).toBe('LINK_INVALID')
    const closed = (status: 'active' | 'inactive') =>
      api.db.update(accounts).set({ status }).where(eq(accounts.id, owner.id))
    await closed('inactive')
    expect(await refused(ofOther)).toBe('LINK_INVALID')
    await closed('active')
    at(days(91))
    expect(await refused(ofOther)).toBe('LINK_INVALID')
    at(days(89))
    await api.read(confirmBusinessesByLink, { query: { s: ofOther } })
  })
})

describe('what counts as a confirmation', () => {
  test('an owner’s edit, an approval, “still right”; no flag or category of many', async () => {
    at(NOW)
    owner = await newOwner()
    const token = await createToken(api.db, owner, { now: NOW })
    const adminToken = await createToken(api.db, admin, { now: NOW })
    const edited = await stale('Edited', { ownerId: owner.id })
    const params = { id: edited.id }
    await api.read(updateBusiness, { params, body: { description: 'Sells rope.' }, token })
    expect(await rowOf(edited.id)).toMatchObject({ confirmedAt: NOW, confirmedBy: 'owner' })

    // A name that waits says that what is shown is not right; its approval confirms.
    const held = await stale('Held', { ownerId: owner.id })
    await api.read(updateBusiness, { params: { id: held.id }, body: { name: 'Held 2' }, token })
    expect((await rowOf(held.id)).confirmedAt).toEqual(YEAR_AGO)
    const [waits] = await api.db
      .select()
      .from(businessChanges)
      .where(eq(businessChanges.businessId, held.id))
    await api.read(approveBusinessChange, { params: { id: waits!.id }, token: adminToken })
    expect(await rowOf(held.id)).toMatchObject({ confirmedAt: NOW, confirmedBy: 'owner' })

    const waiting = await stale('Waiting', { status: 'pending', ownerId: owner.id })
    const flagged = await stale('Flagged')
    const many = (ids: number[], change: object) =>
      api.read(changeBusinesses, { body: { ids, change: change as never }, token: adminToken })
    await many([waiting.id], { what: 'status', status: 'active' })
    expect(await rowOf(waiting.id)).toMatchObject({ confirmedAt: NOW, confirmedBy: 'team' })
    await many([flagged.id], { what: 'featured', value: true })
    await many([flagged.id], { what: 'category', categoryId: waiting.categoryId })
    expect((await rowOf(flagged.id)).confirmedAt).toEqual(YEAR_AGO)
    const answer = await many([flagged.id, 999_999], { what: 'confirmed' })
    expect(answer.data).toMatchObject({
      done: 1,
      failed: [{ id: 999_999, error: 'Business not found.' }],
    })
    expect(await rowOf(flagged.id)).toMatchObject({ confirmedAt: NOW, confirmedBy: 'team' })
    const entry = and(eq(auditEntries.recordId, flagged.id), eq(auditEntries.action, 'confirm'))
    expect(await api.db.$count(auditEntries, entry)).toBe(1)
  })

  test('an account confirms its own alone', async () => {
    at(NOW)
    const other = await newOwner()
    const mine = await stale('Mine', { ownerId: owner.id })
    const theirs = await stale('Theirs', { ownerId: other.id })
    const token = await createToken(api.db, owner, { now: NOW })
    const { data } = await api.read(confirmBusinesses, {
      body: { ids: [mine.id, theirs.id] },
      token,
    })
    expect(data).toEqual({ confirmed: [mine.id] })
    expect((await rowOf(theirs.id)).confirmedAt).toEqual(YEAR_AGO)
    const path = '/businesses/user/my-businesses/confirm'
    expect(await api.fail(path, bodyRequest('POST', { ids: [theirs.id] }, token))).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('administrators list stale ones without owner, the oldest first', async () => {
    at(NOW)
    const older = await stale('Older unowned', { confirmedAt: new Date('2019-01-01T00:00:00Z') })
    const token = await createToken(api.db, admin, { now: NOW })
    const query = { stale: 'true', owned: 'false', sort: 'confirmed', order: 'asc' } as const
    const { data } = await api.read(listAllBusinesses, { query, token })
    expect(data[0]).toMatchObject({ id: older.id, confirmedAt: '2019-01-01T00:00:00.000Z' })
    expect(data.every(({ ownerId }) => ownerId === null)).toBe(true)
    expect(data.map(({ name }) => name)).not.toContain('Mine')
  })
})
