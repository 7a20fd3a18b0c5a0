import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCoverage } from '#contract/gaps.ts'
import { mergeLocations } from '#contract/locations.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { startApi, type TestApi } from './setup/api.ts'
import * as make from './setup/builders.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  api.clock.now = new Date('2026-11-01T20:00:00Z')
})
afterAll(() => api.close())

const later = (days: number) => {
  api.clock.now = new Date(api.clock.now!.getTime() + days * DAY_MS)
}
const coverage = async () => (await api.read(getCoverage)).data
const days = () => api.db.select().from(t.coverageDays)

test('what is known is counted once a day, its growth against a counted day alone', async () => {
  const town = await make.insertLocation(api.db, { city: 'Kheda' })
  const locationId = town.id
  const one = await make.insertBusiness(api.db, { locationId, phone: '+919431000011' })
  await make.insertBusiness(api.db, { locationId })
  await make.insertBusiness(api.db, { locationId, status: 'pending', phone: '+919431000012' })
  const { towns, all } = await coverage()
  const counts = { total: 2, phone: 1, hours: 0, photo: 0, point: 0 }
  expect(towns).toEqual([
    { ...{ id: town.id, city: 'Kheda', nameHi: null }, ...counts, week: null, month: null },
  ])
  expect(all).toEqual({ ...counts, week: null, month: null })

  await api.runTask('count coverage')
  // Another process, or the next hour.
  await make.insertBusiness(api.db, { locationId })
  await api.runTask('count coverage')
  expect(await days()).toEqual([{ day: '2026-11-02', locationId, ...counts }])

  later(7)
  await api.db
    .update(t.businesses)
    .set({ phone: null, latitude: 24, longitude: 84 })
    .where(eq(t.businesses.id, one.id))
  const grown = { total: 1, phone: -1, hours: 0, photo: 0, point: 1 }
  expect((await coverage()).all).toMatchObject({ week: grown, month: null })
  expect((await coverage()).towns[0]).toMatchObject({ week: grown, month: null })
  // A town that had nothing then has grown by all it has.
  const young = await make.insertLocation(api.db, { city: 'Anandpur' })
  await make.insertBusiness(api.db, { locationId: young.id })
  expect((await coverage()).towns.find(({ id }) => id === young.id)?.week?.total).toBe(1)
  later(1)
  expect((await coverage()).all.week).toBeNull()
  later(22)
  expect((await coverage()).all.month).toMatchObject({ total: 2, point: 1 })
})

test('a town that becomes part of another brings its counts along', async () => {
  const admin = await make.insertAccount(api.db, { role: 'admin' })
  const [from, into] = [await make.insertLocation(api.db), await make.insertLocation(api.db)]
  const helper = await make.insertHelper(api.db, { towns: [from.id] })
  const row = { day: '2026-12-01', total: 2, phone: 1, hours: 1, photo: 0, point: 2 }
  await api.db.insert(t.coverageDays).values([
    { ...row, locationId: from.id },
    { ...row, locationId: into.id },
    { ...row, day: '2026-12-02', locationId: from.id },
  ])
  await api.read(mergeLocations, {
    ...{ params: { id: from.id }, body: { into: into.id }, token: admin.token },
  })
  const left = (await days()).filter(({ locationId }) => locationId === into.id)
  expect(left.map(({ day, total, point }) => [day, total, point])).toEqual([
    ['2026-12-01', 4, 4],
    ['2026-12-02', 2, 2],
  ])
  const towns = await api.db
    .select()
    .from(t.helperTowns)
    .where(eq(t.helperTowns.accountId, helper.id))
  expect(towns).toEqual([{ accountId: helper.id, locationId: into.id }])
})
