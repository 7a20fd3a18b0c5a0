import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  createPlacement,
  deletePlacement,
  listPlacements,
  updatePlacement,
} from '#contract/placements.ts'
import { adHours, adOfferHours, placements, publishMarks } from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { toPaise } from '#shared/rules/money.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertPlacement } from './setup/builders.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = (await insertAccount(api.db, { role: 'admin' })).token
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(placements)
  await api.db.delete(publishMarks)
})

async function ask({ method, path }: Endpoint, { id, body }: { id?: number; body?: object } = {}) {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await api.ask(path.replace('{id}', String(id)), {
    ...(method === 'GET' ? { headers } : jsonRequest(body ?? {}, headers)),
    method,
  })
  const told = (await answer.json()) as {
    code?: string
    fields?: object
    data: { id: number } & Record<string, unknown>
  }
  return { ...told, status: answer.status }
}

const BODY = { name: 'Above the list', code: 'list_top', page: 'businesses', position: 'header' }
const marksOf = (id: number) =>
  api.db
    .select({ change: publishMarks.change })
    .from(publishMarks)
    .where(and(eq(publishMarks.noun, 'placements'), eq(publishMarks.recordId, id)))

test('a place is opened with the standard size and priority, and pages are published', async () => {
  const { status, data } = await ask(createPlacement, { body: BODY })
  expect(status).toBe(201)
  expect(data).toMatchObject({ ...BODY, size: '728x90', priority: 1, isActive: true, earned: 0 })
  expect(data).toMatchObject({ showsHouseAds: true })
  expect(await marksOf(data.id)).toEqual([{ change: 'created' }])
})

test.each([
  ['name', { name: '' }],
  ['code', { code: 'Not a code' }],
  ['page', { page: 'elsewhere' }],
  ['position', { position: 'left' }],
  ['size', { size: '1x1' }],
  ['priority', { priority: 0 }],
])('a wrong %s is named', async (field, wrong) => {
  const { status, fields } = await ask(createPlacement, { body: { ...BODY, ...wrong } })
  expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]])
})

test('a code stands for one place only', async () => {
  await insertPlacement(api.db, { code: 'list_top' })
  expect((await ask(createPlacement, { body: BODY })).fields).toHaveProperty('code')
  const { id } = await insertPlacement(api.db)
  expect((await ask(updatePlacement, { id, body: { code: 'list_top' } })).fields).toHaveProperty(
    'code',
  )
})

test('a place is switched off and on, with publication', async () => {
  const { id, version } = await insertPlacement(api.db)
  const off = await ask(updatePlacement, { id, body: { isActive: false, version } })
  expect(off.data).toMatchObject({ isActive: false })
  expect((await ask(updatePlacement, { id, body: { isActive: true, version } })).code).toBe(
    'CHANGED_MEANWHILE',
  )
  await ask(updatePlacement, { id, body: { isActive: true } })
  expect(await marksOf(id)).toEqual([{ change: 'deleted' }, { change: 'created' }])
})

test('the list says what each place has brought in 30 days', async () => {
  const { id } = await insertPlacement(api.db)
  const now = new Date()
  const row = { campaignId: 1, creativeId: 1, placementId: id, page: 'home', town: '' }
  await api.db.delete(adHours)
  await api.db.insert(adHours).values([
    { ...row, hour: now, kind: 'view', verdict: 'billed', count: 50, amount: toPaise(0) },
    { ...row, hour: now, kind: 'click', verdict: 'billed', count: 2, amount: toPaise(16) },
    { ...row, hour: now, kind: 'click', verdict: 'repeat', count: 3, amount: toPaise(0) },
  ])
  await api.db.delete(adOfferHours)
  await api.db.insert(adOfferHours).values([
    { ...row, hour: now, count: 60 },
    { ...row, hour: now, campaignId: 0, creativeId: 0, count: 30 },
    { ...row, hour: new Date(now.getTime() - 29 * DAY_MS), count: 900 },
  ])
  const { data } = await ask(listPlacements)
  const earned = { fill: 66.67, views: 50, clicks: 2, earned: 16, campaigns: 1 }
  expect(data).toMatchObject([{ id, ...earned }])
})

test('a place is closed for good', async () => {
  const { id } = await insertPlacement(api.db)
  expect((await ask(deletePlacement, { id })).status).toBe(200)
  expect((await ask(deletePlacement, { id })).status).toBe(404)
  expect(await marksOf(id)).toEqual([{ change: 'deleted' }])
})
