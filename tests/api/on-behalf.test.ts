import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setBusinessOwner, updateBusiness } from '#contract/businesses-writing.ts'
import { getBusinessHistory } from '#contract/business-history.ts'
import { accounts, businesses } from '#server/kit/db/tables/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness } from './setup/builders.ts'
import { readMailsTo } from './setup/mailed.ts'
import { bodyRequest } from './setup/body-request.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi()
  admin = await insertAccount(api.db, { role: 'admin' })
})
afterAll(() => api.close())

const emailOf = async (id: number) =>
  (await api.db.select().from(accounts).where(eq(accounts.id, id)))[0]!.email!

const told = async (id: number) =>
  (await readMailsTo(api.db, await emailOf(id))).map(({ template }) => template)

describe('an administrator', () => {
  test('changes a listing of an owner, who is told, and it is in the history', async () => {
    const owner = await insertAccount(api.db, { role: 'owner' })
    const { id } = await insertBusiness(api.db, { ownerId: owner.id })
    const change = (description: string) =>
      api.read(updateBusiness, { params: { id }, body: { description }, token: admin.token })
    await change('The team wrote this')
    expect(await told(owner.id)).toEqual(['listing-edited'])
    // What changes nothing is not told.
    await change('The team wrote this')
    expect(await told(owner.id)).toHaveLength(1)
    const { data } = await api.read(getBusinessHistory, { params: { id }, token: owner.token })
    expect(JSON.stringify(data)).toContain('The team wrote this')
  })

  test('gives a listing to an account by its address, and takes it away', async () => {
    const { id } = await insertBusiness(api.db)
    const person = await insertAccount(api.db, { role: 'user' })
    const email = await emailOf(person.id)
    const give = (to: string | null) =>
      api.read(setBusinessOwner, { params: { id }, body: { email: to }, token: admin.token })
    expect((await give(email.toUpperCase())).data).toMatchObject({ id, owner: { email } })
    const ownerId = async () =>
      (await api.db.select().from(businesses).where(eq(businesses.id, id)))[0]!.ownerId
    expect(await ownerId()).toBe(person.id)
    const [account] = await api.db.select().from(accounts).where(eq(accounts.id, person.id))
    expect(account!.role).toBe('owner')
    expect((await give(null)).data.owner).toBeNull()
    expect(await ownerId()).toBeNull()
    expect((await told(person.id)).sort()).toEqual(['listing-given', 'listing-taken'])
  })

  test('learns that no account has an address', async () => {
    const { id } = await insertBusiness(api.db)
    const body = { email: 'nobody@example.com' }
    const refused = await api.fail(
      `/businesses/${id}/owner`,
      bodyRequest('PATCH', body, admin.token),
    )
    expect(refused).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { email: 'No active account has this email address' },
    })
  })
})
