import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROLES } from '#contract/accounts.ts'
import { listPublications, publishNow } from '#contract/publications.ts'
import { publications, publishMarks } from '#server/kit/db/tables/index.ts'
import { markChanged, markCountChanged } from '#server/kit/publish-marks/mark.ts'
import {
  readPendingChanges,
  recordDelivery,
} from '#server/publishing/publisher/publication-record.ts'
import { authorizedRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness } from './setup/builders.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** One whose coming left no mark: pages say whether somebody reads messages. */
async function administrator() {
  const admin = await insertAccount(api.db, { role: 'admin' })
  await api.db.delete(publishMarks)
  return admin
}

describe('how fresh the site is', () => {
  test('is told to administrators only', async () => {
    expect(await api.fail('/publications')).toMatchObject({ status: 401 })
    for (const role of ROLES.filter((name) => name !== 'admin')) {
      const { token } = await insertAccount(api.db, { role })
      expect(await api.fail('/publications', authorizedRequest(token))).toMatchObject({
        status: 403,
      })
    }
  })

  test('before anything was published there is nothing to tell', async () => {
    const { token } = await administrator()
    const { data } = await api.read(listPublications, { token })
    expect(data).toMatchObject({ pending: 0, pendingSince: null, lastLive: null, latest: [] })
  })

  test('names what waits, what is served, and how the latest publications went', async () => {
    const admin = await administrator()
    const startedAt = new Date('2026-01-01T06:00:00Z')
    const done = { startedAt, finishedAt: new Date(startedAt.getTime() + 2500) }
    await api.db.insert(publications).values([
      { ...done, outcome: 'live', cause: '2 changes', release: 'one', pages: 530 },
      { ...done, outcome: 'failed', cause: '1 change', error: 'A page is missing.' },
      { startedAt, outcome: 'running', cause: '1 change' },
    ])
    await api.db.transaction((tx) => markChanged(tx, 'business', 1, 'updated'))
    const { data } = await api.read(listPublications, { token: admin.token })
    expect(data).toMatchObject({ pending: 1, release: '20260101-000000' })
    expect(Date.parse(data.pendingSince!)).toBeGreaterThan(startedAt.getTime())
    expect(data.lastLive).toMatchObject({ outcome: 'live', cause: '2 changes', seconds: 2.5 })
    expect(data.latest).toMatchObject([
      { outcome: 'running', seconds: null, finishedAt: null },
      { outcome: 'failed', seconds: 2.5, error: 'A page is missing.' },
      { outcome: 'live', seconds: 2.5, pages: 530, release: 'one' },
    ])
  })

  test('names why the site could not be handed on, until it was', async () => {
    const admin = await insertAccount(api.db, { role: 'admin' })
    const [row] = await api.db
      .insert(publications)
      .values({
        startedAt: new Date(),
        finishedAt: new Date(),
        outcome: 'live',
        cause: '1 change',
        release: 'two',
        pages: 3,
      })
      .returning()
    const told = async () =>
      (await api.read(listPublications, { token: admin.token })).data.lastLive
    expect(await told()).toMatchObject({ id: row!.id, deliveredAt: null, deliveryError: null })
    await recordDelivery(api.db, new Error('The bucket does not answer.'))
    expect(await told()).toMatchObject({
      deliveredAt: null,
      deliveryError: 'The bucket does not answer.',
    })
    await recordDelivery(api.db, null)
    expect(await told()).toMatchObject({
      deliveredAt: expect.any(String) as string,
      deliveryError: null,
    })
  })
})

test('what waits is named, each record once, and can be published now', async () => {
  const { token } = await administrator()
  const { id } = await insertBusiness(api.db, { name: 'Sal Tea House' })
  await api.db.delete(publishMarks)
  await markChanged(api.db, 'businesses', id, 'created')
  await markCountChanged(api.db, 'businesses', id)
  await markChanged(api.db, 'locations', null, 'updated')
  const { data } = await api.read(listPublications, { token })
  expect(data.pending).toBe(3)
  expect(data.waiting.map(({ noun, title, change }) => [noun, title, change])).toEqual([
    ['locations', null, 'updated'],
    ['businesses', 'Sal Tea House', 'updated'],
  ])
  const due = async () => (await readPendingChanges(api.db)).due
  expect(await due()).toBe(2)
  expect((await api.read(publishNow, { token })).data).toEqual({ pending: 3 })
  expect(await due()).toBe(3)
})
