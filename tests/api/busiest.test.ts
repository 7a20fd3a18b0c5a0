import { afterAll, beforeAll, expect, test } from 'vitest'
import { viewCounts } from '#server/kit/db/tables/index.ts'
import { openDatabase, type Database } from '#server/kit/db/connection.ts'
import { listBusiestPages } from '#server/publishing/publisher/busiest.ts'
import { insertBusiness } from './setup/builders.ts'
import { createTestDatabase, type TestDatabase } from './setup/database.ts'

let own: TestDatabase
let opened: Database

beforeAll(async () => {
  own = await createTestDatabase()
  const log = { info: () => undefined, warn: () => undefined }
  opened = openDatabase({ url: own.url, log, max: 2 })
})
afterAll(async () => {
  await opened.close()
  await own.drop()
})

test('a release holds the pages opened most; of those opened as often the newest', async () => {
  const { db } = opened
  const insert = (slug: string, status: 'active' | 'closed' | 'pending' = 'active') =>
    insertBusiness(db, { slug, status, closedAt: status === 'closed' ? new Date() : null })
  const [steady, busy] = [await insert('steady'), await insert('busy')]
  const closed = await insert('closed', 'closed')
  await insert('older')
  await insert('newer')
  const hidden = await insert('hidden', 'pending')
  const views = (recordId: number, day: string, count: number) => ({
    ...{ noun: 'business' as const, recordId, day, views: count },
  })
  await db
    .insert(viewCounts)
    .values([
      ...[views(steady.id, '2026-11-01', 4), views(steady.id, '2026-11-02', 4)],
      ...[views(busy.id, '2026-11-02', 7), views(closed.id, '2026-11-02', 1)],
      views(hidden.id, '2026-11-02', 90),
      { ...views(busy.id, '2026-11-01', 90), noun: 'blog' },
    ])
  const all = ['steady', 'busy', 'closed', 'newer', 'older'].map((slug) => `/business/${slug}`)
  expect(await listBusiestPages(db, 10)).toEqual(all)
  expect(await listBusiestPages(db, 2)).toEqual(all.slice(0, 2))
  expect(await listBusiestPages(db, 0)).toEqual([])
})
