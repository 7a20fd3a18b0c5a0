import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approveBusinessChange, rejectBusinessChange } from '#contract/business-changes.ts'
import { getBusinessHistory } from '#contract/business-history.ts'
import { resubmitBusiness, setOperatingStatus } from '#contract/business-lifecycle.ts'
import {
  listMyBusinesses,
  getOwnBusiness,
  setBusinessStatus,
  updateBusiness,
} from '#contract/businesses-writing.ts'
import { approveClaim, claimBusiness } from '#contract/claims.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { authorizedRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, insertLocation } from './setup/builders.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'

let api: TestApi
type Person = Awaited<ReturnType<typeof insertAccount>>
let owner: Person
let other: Person
let admin: Person

beforeAll(async () => {
  api = await startApi()
  owner = await insertAccount(api.db, { role: 'owner', emailConfirmedAt: new Date() })
  other = await insertAccount(api.db, { role: 'owner' })
  admin = await insertAccount(api.db, { role: 'admin', name: 'Secret Name' })
})
afterAll(() => api.close())

const own = (values: Parameters<typeof insertBusiness>[1] = {}) =>
  insertBusiness(api.db, { ownerId: owner.id, ...values })
const history = async (id: number, { token }: Person = owner, query: { limit?: string } = {}) =>
  (await api.read(getBusinessHistory, { params: { id }, query, token })).data
const change = async (id: number, body: object, { token }: Person = owner) =>
  (await api.read(updateBusiness, { params: { id }, body: body, token })).data
const setStatus = (id: number, body: { status: 'active' | 'inactive'; reason?: string }) =>
  api.read(setBusinessStatus, { params: { id }, body, token: admin.token })
const mine = async (id: number) =>
  (await api.read(listMyBusinesses, { token: owner.token })).data.find((one) => one.id === id)!
const again = async (id: number, { token }: Person = owner) =>
  (await api.read(resubmitBusiness, { params: { id }, token })).data
const refusedAgain = (id: number, { token }: Person = owner) =>
  api.fail(`/businesses/${id}/send-again`, bodyRequest('POST', undefined, token))

describe('a listing that was sent back', () => {
  test('says why to its owner, is sent again, and approved', async () => {
    const { id } = await own({ status: 'pending' })
    expect((await mine(id)).hiddenAt).toBeNull()
    await setStatus(id, { status: 'inactive', reason: 'Add a landmark.' })
    const [entry] = (await readTraces(api, 'businesses', id)).entries
    expect(await mine(id)).toMatchObject({
      hiddenAt: entry!.at.toISOString(),
      status: 'inactive',
      hiddenReason: 'Add a landmark.',
      approvedAt: null,
      sentAgainAt: null,
    })
    await change(id, { landmark: 'Near the fort' })
    expect(await again(id)).toEqual({ id, status: 'pending' })
    // Pressed twice.
    expect(await again(id)).toEqual({ id, status: 'pending' })
    const sent = await mine(id)
    expect(sent).toMatchObject({
      ...{ status: 'pending', hiddenReason: 'Add a landmark.', hiddenAt: null },
    })
    expect(sent.sentAgainAt).not.toBeNull()
    const { entries, marks } = await readTraces(api, 'businesses', id)
    expect(entries.map(({ action }) => action)).toEqual(['send again', 'update', 'reject'])
    expect(marks).toEqual([])
    await setStatus(id, { status: 'active' })
    expect(await mine(id)).toMatchObject({ status: 'active', hiddenReason: null })
  })

  test('without a reason has none; the reason before does not stay', async () => {
    const { id } = await own({ status: 'pending' })
    await setStatus(id, { status: 'inactive', reason: 'Add a landmark.' })
    await setStatus(id, { status: 'active' })
    await setStatus(id, { status: 'inactive' })
    expect((await mine(id)).hiddenReason).toBeNull()
  })

  test.each([
    ['is shown', { status: 'active' as const }],
    ['closed', { status: 'closed' as const, closedAt: new Date() }],
    [
      'was deleted',
      {
        status: 'inactive' as const,
        deletedAt: new Date(),
        statusBeforeDeletion: 'inactive' as const,
      },
    ],
  ])('one that %s is not sent again', async (_, values) => {
    const { id } = await own(values)
    expect((await refusedAgain(id)).status).toBe(409)
  })

  test('nobody else sends it again', async () => {
    const { id } = await own({ status: 'inactive' })
    expect((await refusedAgain(id, other)).status).toBe(404)
    expect((await mine(id)).status).toBe('inactive')
  })

  test('at most twenty times a day', async () => {
    const person = await insertAccount(api.db, { role: 'owner' })
    const { id } = await insertBusiness(api.db, { ownerId: person.id, status: 'inactive' })
    for (let i = 0; i < 20; i++) await again(id, person)
    expect((await refusedAgain(id, person)).status).toBe(429)
  })
})

describe('one listing of one’s own', () => {
  test('is read in whichever state by its owner and administrators, by nobody else', async () => {
    for (const status of ['pending', 'inactive', 'active'] as const) {
      const { id } = await own({ status })
      const params = { id }
      for (const { token } of [owner, admin])
        expect((await api.read(getOwnBusiness, { params, token })).data).toMatchObject({
          id,
          status,
        })
      const failed = await api.fail(
        `/businesses/user/my-businesses/${id}`,
        authorizedRequest(other.token),
      )
      expect(failed.status).toBe(404)
    }
  })
})

describe('the history of a listing', () => {
  test('tells each field as it was and is, by names rather than ids', async () => {
    const [kheda, sonpani] = [
      await insertLocation(api.db, { city: 'Kheda' }),
      await insertLocation(api.db, { city: 'Sonpani' }),
    ]
    const { id } = await own({ status: 'pending', locationId: kheda.id, tagline: 'Old' })
    await change(id, { tagline: 'New', locationId: sonpani.id, minimumOrder: 150 })
    const [entry] = await history(id)
    expect(entry).toMatchObject({ action: 'update', by: 'owner', decidedBy: null, reason: null })
    expect(entry!.changes).toEqual(
      expect.arrayContaining([
        { field: 'tagline', before: 'Old', after: 'New' },
        { field: 'locationId', before: 'Kheda', after: 'Sonpani' },
        { field: 'minimumOrder', before: null, after: 150 },
      ]),
    )
  })

  test('a change that waited: who wanted it, who decided, and why not', async () => {
    const { id } = await own({ name: 'Palash Cloth House' })
    await change(id, { name: 'Palash Sarees' })
    const refused = (await mine(id)).waitingChange!
    const body = { reason: 'The board says Cloth House.' }
    const params = { id: refused.id }
    await api.read(rejectBusinessChange, { params, body, token: admin.token })
    await change(id, { name: 'Palash Cloth Store' })
    const approved = (await mine(id)).waitingChange!
    await api.read(approveBusinessChange, { params: { id: approved.id }, token: admin.token })
    const entries = await history(id)
    const tidy = entries.map(({ id: _, at: __, changes, ...rest }) => ({
      ...rest,
      name: changes.find(({ field }) => field === 'name'),
    }))
    const from = { field: 'name', before: 'Palash Cloth House' }
    expect(tidy).toEqual([
      {
        action: 'update',
        by: 'owner',
        decidedBy: 'team',
        reason: null,
        name: { ...from, after: 'Palash Cloth Store' },
      },
      {
        action: 'propose change',
        by: 'owner',
        decidedBy: null,
        reason: null,
        name: { ...from, after: 'Palash Cloth Store' },
      },
      {
        action: 'reject change',
        by: 'owner',
        decidedBy: 'team',
        reason: body.reason,
        name: { ...from, after: 'Palash Sarees' },
      },
      {
        action: 'propose change',
        by: 'owner',
        decidedBy: null,
        reason: null,
        name: { ...from, after: 'Palash Sarees' },
      },
    ])
  })

  test('names nobody of the team', async () => {
    const { id } = await own({ status: 'pending' })
    await setStatus(id, { status: 'active' })
    await change(id, { tagline: 'By the team' }, admin)
    await api.read(setOperatingStatus, {
      params: { id },
      body: { standing: 'closed' },
      token: owner.token,
    })
    const answer = await api.ask(`/businesses/${id}/history`, authorizedRequest(owner.token))
    const text = await answer.text()
    expect(text).not.toContain(admin.email)
    expect(text).not.toContain(admin.name)
    expect(text).not.toContain('ccountId')
    const entries = (JSON.parse(text) as { data: { action: string; by: string }[] }).data
    expect(entries.map(({ action, by }) => `${by} ${action}`)).toEqual([
      'owner close',
      'team update',
      'team approve',
    ])
  })

  test('begins with the hand-over for whom a listing was handed over to', async () => {
    const asha = await insertAccount(api.db, { emailConfirmedAt: new Date() })
    const { id } = await insertBusiness(api.db, { ownerId: other.id, status: 'active' })
    await change(id, { ownerName: 'A former owner' }, other)
    await api.db.delete(accounts).where(eq(accounts.id, other.id))
    await change(id, { phone: '+919006618191' }, admin)
    const claim = await api.read(claimBusiness, {
      body: { businessId: id, proof: 'call' },
      token: asha.token,
    })
    await api.read(approveClaim, { params: { id: claim.data.id }, token: admin.token })
    expect((await history(id, asha)).map(({ action }) => action)).toEqual(['hand over'])
    expect((await history(id, admin)).map(({ action, by }) => `${by} ${action}`)).toEqual([
      'team hand over',
      'team update',
      'before update',
    ])
  })

  test('in pages', async () => {
    const { id } = await own({ status: 'pending' })
    for (const tagline of ['One', 'Two', 'Three']) await change(id, { tagline })
    const query = { limit: '2', page: '2' }
    const answer = await api.read(getBusinessHistory, { params: { id }, query, token: owner.token })
    expect(answer.pagination).toMatchObject({ total: 3, totalPages: 2, hasNext: false })
    expect(answer.data.map(({ changes }) => changes[0]?.after)).toEqual(['One'])
  })
})
