import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBusiness } from '#contract/businesses.ts'
import { updateBusiness } from '#contract/businesses-writing.ts'
import * as contract from '#contract/duplicates.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { findPage } from '#server/publishing/slug-history/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, insertLocation } from './setup/builders.ts'
import { runAsOwner } from './setup/database.ts'
import { bodyRequest } from './setup/body-request.ts'
import { indexBusinesses } from '#server/businesses/search/index.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = (await insertAccount(api.db, { role: 'admin' })).token
})
afterAll(() => api.close())

async function make(values: Parameters<typeof insertBusiness>[1]) {
  const made = await insertBusiness(api.db, values)
  await indexBusinesses(api.db, [made.id])
  return made
}

/** Looks for duplicates at once: the task leaves out what is younger than a minute. */
async function found() {
  await runAsOwner(api.db, 'alter table businesses disable trigger touch')
  await api.db.update(t.businesses).set({ updatedAt: new Date(Date.now() - 120_000) })
  await runAsOwner(api.db, 'alter table businesses enable trigger touch')
  await api.db.delete(t.duplicateScans)
  await api.runTask('duplicates')
  const { data } = await api.read(contract.listDuplicates, { token })
  return data
}

const rowOf = async (id: number) =>
  (await api.db.select().from(t.businesses).where(eq(t.businesses.id, id)))[0]!

describe('the finder of duplicates', () => {
  test('finds by number, name, address and point, the most certain first', async () => {
    const town = await insertLocation(api.db)
    const at = { locationId: town.id, latitude: 24.05, longitude: 84.07 }
    const whole = { ...at, phone: '+919006618191', address: 'Redma Chowk, near the bank' }
    const one = await make({ ...whole, name: 'Sharma Medical Hall' })
    const other = await make({ ...whole, name: 'Sharma Medical Hall' })
    const named = await make({ ...at, name: 'Gupta Sweets House' })
    const alike = await make({ ...at, name: 'Gupta Sweet House' })
    await make({ locationId: town.id, name: 'Quite another' })
    const pairs = await found()
    expect(pairs.map((pair) => [pair.one.id, pair.other.id])).toEqual([
      [one.id, other.id],
      [named.id, alike.id],
    ])
    expect(pairs[0]).toMatchObject({
      certainty: 100,
      reasons: ['phone', 'name', 'address', 'point'],
    })
    expect(pairs[1]!.reasons).toEqual(['name', 'point'])

    // What is not the same stays so when it is looked at again.
    const params = { keptId: alike.id, goneId: named.id }
    await api.read(contract.markNotDuplicates, { params, body: { isDistinct: true }, token })
    expect(await found()).toHaveLength(1)
  })
})

describe('two listings', () => {
  async function pair() {
    const town = await insertLocation(api.db)
    const values = { locationId: town.id, phone: '+919006600000' }
    const kept = await make({ ...values, name: 'Kept Shop', website: null, images: ['/uploads/a'] })
    const gone = await make({
      ...values,
      name: 'Gone Shop',
      website: 'https://gone.example',
      images: ['/uploads/b'],
    })
    const people = [await insertAccount(api.db), await insertAccount(api.db)]
    const [first, second] = people.map(({ id }) => id) as [number, number]
    const review = { title: 'Good', comment: 'Good shop', status: 'active' as const, rating: 4 }
    await api.db.insert(t.reviews).values([
      { ...review, businessId: kept.id, accountId: first },
      { ...review, businessId: gone.id, accountId: first },
      { ...review, businessId: gone.id, accountId: second, rating: 2 },
    ])
    await api.db.insert(t.favourites).values([
      { accountId: first, businessId: kept.id },
      { accountId: first, businessId: gone.id },
      { accountId: second, businessId: gone.id },
    ])
    const message = { subject: 'Hours', message: 'Open?', businessId: gone.id }
    await api.db.insert(t.messages).values({ ...message, senderId: first, receiverId: second })
    const count = { noun: 'business' as const, day: '2026-11-01', kind: 'call' as const }
    await api.db.insert(t.dailyCounts).values([
      { ...count, recordId: kept.id, count: 2 },
      { ...count, recordId: gone.id, count: 3 },
      { ...count, recordId: gone.id, day: '2026-11-02', count: 1 },
    ])
    return { kept, gone }
  }
  const stateOf = async (id: number) => {
    const row = await rowOf(id)
    const { version: _, updatedAt: __, ...values } = row
    const figures = await api.db
      .select()
      .from(t.dailyCounts)
      .where(eq(t.dailyCounts.recordId, id))
      .orderBy(t.dailyCounts.day)
    return {
      values,
      figures,
      reviews: await api.db.$count(t.reviews, eq(t.reviews.businessId, id)),
      favourites: await api.db.$count(t.favourites, eq(t.favourites.businessId, id)),
      messages: await api.db.$count(t.messages, eq(t.messages.businessId, id)),
    }
  }
  const mergeThem = (keptId: number, goneId: number) =>
    api.read(contract.mergeBusinesses, { body: { keptId, goneId, take: ['website'] }, token })

  test('become one that has all of both, and its old address leads there', async () => {
    const { kept, gone } = await pair()
    const params = { keptId: kept.id, goneId: gone.id }
    const { data: differences } = await api.read(contract.compareDuplicates, { params, token })
    expect(differences).toContainEqual({
      field: 'website',
      kept: '',
      gone: 'https://gone.example',
      takes: true,
    })
    expect(differences.find(({ field }) => field === 'name')?.takes).toBe(false)

    await mergeThem(kept.id, gone.id)
    const after = await stateOf(kept.id)
    expect(after).toMatchObject({
      values: {
        name: 'Kept Shop',
        website: 'https://gone.example',
        images: ['/uploads/a', '/uploads/b'],
        ratingCount: 2,
        ratingSum: 6,
      },
      reviews: 2,
      favourites: 2,
      messages: 1,
    })
    expect(after.figures.map((row) => row.count)).toEqual([5, 1])
    expect(await rowOf(gone.id)).toMatchObject({ status: 'inactive' })
    const { slug } = await rowOf(gone.id)
    expect(await findPage(api.db, 'businesses', { slug })).toEqual({ slug: kept.slug })
    const shown = await api.read(getBusiness, { params: { idOrSlug: kept.slug } })
    expect(shown.data.totalReviews).toBe(2)
  })

  test('are two again as they were before, when it is taken back', async () => {
    const { kept, gone } = await pair()
    const before = [await stateOf(kept.id), await stateOf(gone.id)]
    const { data } = await mergeThem(kept.id, gone.id)
    const listed = await api.read(contract.listMerges, { token })
    expect(listed.data[0]).toMatchObject({ id: data.id, gone: { name: 'Gone Shop' } })
    const undone = await api.read(contract.undoMerge, { params: { id: data.id }, token })
    expect(undone.data.left).toEqual([])
    expect([await stateOf(kept.id), await stateOf(gone.id)]).toEqual(before)
    expect(await findPage(api.db, 'businesses', { slug: gone.slug })).toEqual({ slug: gone.slug })
    const again = { ...bodyRequest('POST', {}, token) }
    expect(await api.fail(`/admin/merges/${data.id}/undo`, again)).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('what was changed since is left and named', async () => {
    const { kept, gone } = await pair()
    const { data } = await mergeThem(kept.id, gone.id)
    const body = { website: 'https://newer.example' }
    await api.read(updateBusiness, { params: { id: kept.id }, body, token })
    const undone = await api.read(contract.undoMerge, { params: { id: data.id }, token })
    expect(undone.data.left).toEqual(['website'])
    expect((await rowOf(kept.id)).website).toBe('https://newer.example')
    expect((await rowOf(gone.id)).status).toBe('active')
  })

  test('the one that went is not shown by itself, and the step asks who it is', async () => {
    const { kept, gone } = await pair()
    await mergeThem(kept.id, gone.id)
    const show = bodyRequest('PATCH', { status: 'active' }, token)
    expect(await api.fail(`/businesses/${gone.id}/status`, show)).toMatchObject({
      code: 'NOT_POSSIBLE',
    })
    await api.db.update(t.sessions).set({ confirmedAt: new Date(0) })
    const body = { keptId: kept.id, goneId: gone.id, take: [] }
    expect(await api.fail('/admin/merges', bodyRequest('POST', body, token))).toMatchObject({
      code: 'CONFIRM_NEEDED',
    })
    await api.db.update(t.sessions).set({ confirmedAt: new Date() })
  })
})
