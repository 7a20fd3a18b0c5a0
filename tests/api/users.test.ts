import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getCurrentAccount } from '#contract/accounts.ts'
import {
  listUsersAlias,
  deleteUser,
  getUser,
  listUsers,
  setUserRole,
  setUserStatus,
  getUserStats,
} from '#contract/users.ts'
import {
  accounts,
  blogPosts,
  businesses,
  campaigns,
  classifieds,
  mails,
  reviews,
  sessions,
} from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import {
  PUBLISHED_CONTENT_TYPES,
  type PublishedContentType,
} from '#shared/rules/published-content-types.ts'
import { startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertAd,
  insertBusiness,
  insertCampaign,
  insertPost,
  insertReview,
} from './setup/builders.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'

type Published =
  | typeof businesses
  | typeof classifieds
  | typeof reviews
  | typeof blogPosts
  | typeof campaigns

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.update(accounts).set({ role: 'user' }).where(eq(accounts.role, 'admin'))
  admin = await insertAccount(api.db, { role: 'admin', name: 'Meera Tirkey' })
})

const list = (query: object) => api.read(listUsers, { query, token: admin.token })
const mailsTo = async (to: string) =>
  (await api.db.select().from(mails).where(eq(mails.recipient, to))).map(({ subject }) => subject)

describe('the list of accounts', () => {
  test('is searched, filtered, sorted and cut into pages', async () => {
    const tag = `kusum${Date.now()}`
    const made = []
    for (const name of ['Bina', 'Asha', 'Chandan'])
      made.push(await insertAccount(api.db, { name: `${name} ${tag}` }))
    await api.db.update(accounts).set({ role: 'owner' }).where(eq(accounts.id, made[0]!.id))
    await insertBusiness(api.db, { ownerId: made[0]!.id })
    const names = async (query: object) =>
      (await list({ search: tag.toUpperCase(), ...query })).data.map(
        ({ name }) => name.split(' ')[0],
      )
    expect(await names({})).toEqual(['Chandan', 'Asha', 'Bina'])
    expect(await names({ sort: 'name', order: 'asc' })).toEqual(['Asha', 'Bina', 'Chandan'])
    expect(await names({ role: 'owner' })).toEqual(['Bina'])
    expect(await names({ status: 'inactive' })).toEqual([])
    const second = await list({ search: tag, limit: 2, page: 2 })
    expect(second.pagination).toMatchObject({ total: 3, totalPages: 2, hasNext: false })
    expect(second.data).toMatchObject([{ businesses: 1, email: made[0]!.email, role: 'owner' }])
    // Signs are signs.
    expect(await names({ search: `${tag}%` })).toEqual([])
  })

  test('is the same at the address of administrators’ other lists', async () => {
    const query = { search: 'meera' }
    const other = await api.read(listUsersAlias, { query, token: admin.token })
    expect(other).toEqual(await list(query))
  })

  test('comes with how many there are', async () => {
    const { data } = await api.read(getUserStats, { token: admin.token })
    expect(data.admins).toBe(1)
    expect(data.admins + data.owners + data.customers).toBe(data.total)
  })

  test('leads to a person', async () => {
    const owner = await insertAccount(api.db, { role: 'owner' })
    const { id } = await insertBusiness(api.db, { ownerId: owner.id, name: 'Sal Leaf Works' })
    await insertReview(api.db, {
      businessId: (await insertBusiness(api.db)).id,
      accountId: owner.id,
    })
    await api.read(setUserStatus, {
      params: { id: owner.id },
      body: { status: 'inactive' },
      token: admin.token,
    })
    const { data } = await api.read(getUser, { params: { id: owner.id }, token: admin.token })
    expect(data).toMatchObject({
      listings: [{ id, name: 'Sal Leaf Works', status: 'active' }],
      ads: {},
      reviews: { active: 1 },
      messages: { sent: 0, received: 0 },
      sessions: [],
      history: [{ action: 'deactivate', noun: 'accounts', by: 'Meera Tirkey' }],
      deletedOn: null,
    })
    expect(JSON.stringify(data)).not.toContain('argon')
    expect(await api.fail('/users/999999', sendingGet())).toMatchObject({ code: 'NOT_FOUND' })
  })
})

const sendingGet = () => ({ headers: { Authorization: `Bearer ${admin.token}` } })
const refused = (method: string, path: string, body: object) =>
  api.fail(path, bodyRequest(method, body, admin.token))

describe('the status of an account', () => {
  test('is real: deactivated people are signed out at once and may come back', async () => {
    const person = await insertAccount(api.db)
    const set = (status: 'active' | 'inactive') =>
      api.read(setUserStatus, { params: { id: person.id }, body: { status }, token: admin.token })
    await api.read(getCurrentAccount, { token: person.token })
    await set('inactive')
    const { status } = await api.ask('/auth/me', {
      headers: { Authorization: `Bearer ${person.token}` },
    })
    expect([401, 403]).toContain(status)
    expect(await api.db.$count(sessions, eq(sessions.accountId, person.id))).toBe(0)
    await set('active')
    await set('active')
    const { entries } = await readTraces(api, 'accounts', person.id)
    expect(entries.map(({ action }) => action)).toEqual(['activate', 'deactivate'])
    expect(await mailsTo(person.email)).toEqual([
      expect.stringContaining('Your account was deactivated'),
      expect.stringContaining('Your account was reactivated'),
    ])
  })

  describe('what a deactivated person published', () => {
    const publish = async () => {
      const person = await insertAccount(api.db)
      const ofPerson = { accountId: person.id }
      const shop = await insertBusiness(api.db, { ownerId: person.id })
      const other = await insertBusiness(api.db)
      const review = await insertReview(api.db, { ...ofPerson, businessId: other.id })
      const ad = await insertAd(api.db, ofPerson)
      const post = await insertPost(api.db, { authorId: person.id })
      const campaign = await insertCampaign(api.db, ofPerson)
      const statuses = async () => {
        const of = async (table: Published, { id }: { id: number }) => {
          const [row] = await api.db
            .select({ status: table.status })
            .from(table)
            .where(eq(table.id, id))
          return row!.status
        }
        return {
          listings: await of(businesses, shop),
          ads: await of(classifieds, ad),
          reviews: await of(reviews, review),
          posts: await of(blogPosts, post),
          campaigns: await of(campaigns, campaign),
        }
      }
      return { person, statuses }
    }
    const SHOWN = {
      ...{ listings: 'active', ads: 'active', reviews: 'active', posts: 'published' },
      campaigns: 'active',
    }
    const HIDDEN = {
      ...{ listings: 'inactive', ads: 'suspended', reviews: 'hidden', posts: 'archived' },
      campaigns: 'paused',
    }
    const deactivate = (id: number, hide: PublishedContentType[]) =>
      api.read(setUserStatus, {
        params: { id },
        body: { status: 'inactive', hide },
        token: admin.token,
      })

    test.each([
      ['stays when nothing is said', []],
      ['goes, one kind', ['listings']],
      ['goes, another kind', ['ads']],
      ['goes, their reviews', ['reviews']],
      ['goes, their posts', ['posts']],
      ['goes, their campaigns', ['campaigns']],
      ['goes, all of it', [...PUBLISHED_CONTENT_TYPES]],
    ] as [string, PublishedContentType[]][])('%s', async (_, hide) => {
      const { person, statuses } = await publish()
      const bystander = await publish()
      await deactivate(person.id, hide)
      const expected = Object.fromEntries(hide.map((kind) => [kind, HIDDEN[kind]]))
      expect(await statuses()).toEqual({ ...SHOWN, ...expected })
      expect(await bystander.statuses()).toEqual(SHOWN)
      const { entries } = await readTraces(api, 'accounts', person.id)
      expect(entries[0]).toMatchObject({
        action: 'deactivate',
        detail: hide.length > 0 ? { hide, hidden: hide.length } : {},
      })
    })

    test.each(['sold', 'expired'] as const)('goes, an ad that is %s', async (status) => {
      const person = await insertAccount(api.db)
      const ad = await insertAd(api.db, { accountId: person.id, status })
      await deactivate(person.id, ['ads'])
      const [row] = await api.db.select().from(classifieds).where(eq(classifieds.id, ad.id))
      expect(row!.status).toBe('suspended')
    })

    test('is hidden only with deactivating, and a kind that is unknown is refused', async () => {
      const { person, statuses } = await publish()
      const path = `/users/${person.id}/status`
      for (const body of [
        { status: 'active', hide: ['listings'] },
        { status: 'inactive', hide: ['messages'] },
      ])
        expect(await refused('PATCH', path, body)).toMatchObject({
          code: 'INVALID_INPUT',
          fields: expect.objectContaining({}) as object,
        })
      expect(await statuses()).toEqual(SHOWN)
    })
  })

  test('of oneself stays, and so does the last administrator', async () => {
    const path = `/users/${admin.id}/status`
    expect(await refused('PATCH', path, { status: 'inactive' })).toMatchObject({
      code: 'NOT_POSSIBLE',
      error: 'You can’t do this to your own account.',
    })
    const other = await insertAccount(api.db, { role: 'admin' })
    await api.read(setUserStatus, {
      params: { id: other.id },
      body: { status: 'inactive' },
      token: admin.token,
    })
    expect(await api.db.$count(accounts, eq(accounts.role, 'admin'))).toBe(2)
  })

  test('two administrators who deactivate each other: one stays', async () => {
    const other = await insertAccount(api.db, { role: 'admin' })
    const set = (id: number, token: string) =>
      api.ask(`/users/${id}/status`, bodyRequest('PATCH', { status: 'inactive' }, token))
    const answers = await Promise.all([set(other.id, admin.token), set(admin.id, other.token)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('the role of an account', () => {
  test('is changed by who has shown that it is them, and the person signs in anew', async () => {
    const person = await insertAccount(api.db)
    const change = {
      params: { id: person.id },
      body: { role: 'owner' as const },
      token: admin.token,
    }
    expect((await api.read(setUserRole, change)).data).toEqual({ id: person.id, role: 'owner' })
    expect(await api.db.$count(sessions, eq(sessions.accountId, person.id))).toBe(0)
    const { entries } = await readTraces(api, 'accounts', person.id)
    expect(entries[0]).toMatchObject({
      action: 'change role',
      detail: { from: 'user', to: 'owner' },
      accountId: admin.id,
    })
    await api.db
      .update(sessions)
      .set({ confirmedAt: new Date(Date.now() - DAY_MS) })
      .where(eq(sessions.accountId, admin.id))
    expect(await refused('PATCH', `/users/${person.id}/role`, { role: 'user' })).toMatchObject({
      code: 'CONFIRM_NEEDED',
    })
    expect(await refused('DELETE', `/users/${person.id}`, {})).toMatchObject({
      code: 'CONFIRM_NEEDED',
    })
  })
})

describe('deleting an account', () => {
  test('erases it as its own deletion would, with what was chosen', async () => {
    const person = await insertAccount(api.db, { role: 'owner' })
    const { id: businessId } = await insertBusiness(api.db, {
      ownerId: person.id,
      approvedAt: new Date(),
    })
    const reviewed = await insertBusiness(api.db)
    await insertReview(api.db, { businessId: reviewed.id, accountId: person.id })
    await api.read(deleteUser, {
      params: { id: person.id },
      query: { listings: 'keep', reviews: 'remove' },
      token: admin.token,
    })
    const [left] = await api.db.select().from(accounts).where(eq(accounts.id, person.id))
    expect(left?.email ?? 'gone').not.toBe(person.email)
    const [listing] = await api.db.select().from(businesses).where(eq(businesses.id, businessId))
    expect(listing).toMatchObject({ ownerId: null, status: 'active' })
    expect(await api.db.$count(reviews, eq(reviews.accountId, person.id))).toBe(0)
    expect(await mailsTo(person.email)).toEqual([
      expect.stringContaining('Your account was deleted'),
    ])
    const { entries } = await readTraces(api, 'accounts', person.id)
    expect(entries).toMatchObject([{ action: 'erase', accountId: admin.id }])
    expect((await list({ search: person.email })).data).toEqual([])
  })

  test('is refused for oneself', async () => {
    expect(await refused('DELETE', `/users/${admin.id}`, {})).toMatchObject({
      code: 'NOT_POSSIBLE',
    })
  })
})
