import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addFavourite,
  listFavourites,
  mergeFavourites,
  removeFavourite,
} from '#contract/favourites.ts'
import { businesses, favourites } from '#server/kit/db/tables/index.ts'
import { eq } from 'drizzle-orm'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness } from './setup/builders.ts'

let api: TestApi
let token: string
let ids: number[]

beforeAll(async () => {
  api = await startApi()
  ids = []
  for (const name of ['First', 'Second', 'Third', 'Fourth'])
    ids.push((await insertBusiness(api.db, { name })).id)
})

beforeEach(async () => {
  token = (await insertAccount(api.db)).token
})

afterAll(() => api.close())

const list = async () => (await api.read(listFavourites, { token })).data
const merge = async (given: number[]) =>
  (await api.read(mergeFavourites, { token, body: { ids: given } })).data
const add = async (businessId: number) =>
  (await api.read(addFavourite, { token, params: { businessId } })).data
const remove = async (businessId: number) =>
  (await api.read(removeFavourite, { token, params: { businessId } })).data

describe('what an account has saved', () => {
  test('is nothing at first, then what is saved, the newest first', async () => {
    expect(await list()).toEqual([])
    expect(await add(ids[2]!)).toEqual([ids[2]])
    expect(await add(ids[0]!)).toEqual([ids[0], ids[2]])
    expect(await add(ids[2]!)).toEqual([ids[0], ids[2]])
    expect(await list()).toEqual([ids[0], ids[2]])
    expect(await remove(ids[0]!)).toEqual([ids[2]])
    expect(await remove(ids[0]!)).toEqual([ids[2]])
  })

  test('takes what was saved before signing in, in order, and keeps what there was', async () => {
    await add(ids[3]!)
    expect(await merge([ids[1]!, ids[0]!, ids[3]!])).toEqual([ids[0], ids[1], ids[3]])
    expect(await merge([])).toEqual([ids[0], ids[1], ids[3]])
  })

  test('puts all that comes at once before what was saved a moment ago', async () => {
    const account = await insertAccount(api.db)
    const justNow = new Date(Date.now() + 20)
    await api.db
      .insert(favourites)
      .values({ accountId: account.id, businessId: ids[3]!, createdAt: justNow })
    token = account.token
    expect(await merge([ids[2]!, ids[1]!, ids[0]!])).toEqual([ids[0], ids[1], ids[2], ids[3]])
  })

  test('is nobody else’s', async () => {
    await add(ids[0]!)
    const other = await insertAccount(api.db)
    expect((await api.read(listFavourites, { token: other.token })).data).toEqual([])
    await api.read(removeFavourite, { token: other.token, params: { businessId: ids[0]! } })
    expect(await list()).toEqual([ids[0]])
  })

  test('leaves out what is not listed, and has it again when it is', async () => {
    const shop = await insertBusiness(api.db, { name: 'Closed for a while' })
    const pending = await insertBusiness(api.db, { name: 'Not yet', status: 'pending' })
    await add(shop.id)
    await api.db.update(businesses).set({ status: 'inactive' }).where(eq(businesses.id, shop.id))
    expect(await list()).toEqual([])
    expect(await merge([pending.id, 2_000_000_000])).toEqual([])
    await api.db.update(businesses).set({ status: 'active' }).where(eq(businesses.id, shop.id))
    expect(await list()).toEqual([shop.id])
  })

  test('is a thousand at most: the oldest are forgotten', async () => {
    const account = await insertAccount(api.db)
    token = account.token
    const { categoryId, locationId } = (await api.db.select().from(businesses).limit(1))[0]!
    const many = Array.from({ length: 1001 }, (_, n) => ({
      ...{
        slug: `many-${n}`,
        name: `Many ${n}`,
        status: 'active' as const,
        categoryId,
        locationId,
      },
    }))
    const made = await api.db.insert(businesses).values(many).returning({ id: businesses.id })
    await merge(made.slice(0, 1000).map(({ id }) => id))
    const all = await merge([made[1000]!.id])
    expect(all).toHaveLength(1000)
    expect(all[0]).toBe(made[1000]!.id)
    expect(all).not.toContain(made[0]!.id)
    expect(await api.db.$count(favourites, eq(favourites.accountId, account.id))).toBe(1000)
  })
})

describe('refusals', () => {
  const auth = () => ({ Authorization: `Bearer ${token}` })

  test('without signing in', async () => {
    expect(await api.fail('/favorites')).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    expect(await api.fail('/favorites', jsonRequest({ ids: [] }))).toMatchObject({ status: 401 })
    expect(await api.fail(`/favorites/${ids[0]}`, { method: 'DELETE' })).toMatchObject({
      status: 401,
    })
  })

  test('a business that is not there', async () => {
    for (const id of [987_654, 2_147_483_647])
      expect(await api.fail(`/favorites/${id}`, { method: 'POST', headers: auth() })).toMatchObject(
        { status: 404 },
      )
  })

  test.each([
    {},
    { ids: ['1'] },
    { ids: [0] },
    { ids: [1.5] },
    { ids: Array.from({ length: 1001 }, (_, n) => n + 1) },
  ])('a body that is no list of ids', async (body) => {
    expect(await api.fail('/favorites', jsonRequest(body, auth()))).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
    })
  })

  test('more presses than anyone makes, with the time to try again', async () => {
    const ask = () => api.ask(`/favorites/${ids[0]}`, { method: 'DELETE', headers: auth() })
    for (let n = 0; n < 120; n++) await ask()
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})
