import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminCounts } from '#contract/moderation.ts'
import { startApi } from './setup/api.ts'
import type { TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness } from './setup/builders.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi()
  admin = await insertAccount(api.db, { role: 'admin' })
})
afterAll(() => api.close())

describe('counts', () => {
  const counts = async () => (await api.read(adminCounts, { token: admin.token })).data

  test('tell how many there are in each state, and what waits', async () => {
    expect(await counts()).toMatchObject({
      users: { total: 1, admin: 1, owner: 0, user: 0, inactive: 0 },
      businesses: { total: 0, pending: 0 },
      waiting: 0,
    })
    const owner = await insertAccount(api.db, { role: 'owner' })
    await insertAccount(api.db, { status: 'inactive' })
    await insertBusiness(api.db, { status: 'pending', ownerId: owner.id })
    await insertBusiness(api.db)
    expect(await counts()).toMatchObject({
      users: { total: 3, admin: 1, owner: 1, user: 0, inactive: 1 },
      businesses: { total: 2, pending: 1, active: 1, inactive: 0, closed: 0 },
      waiting: 1,
    })
  })
})
