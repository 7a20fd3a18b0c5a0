import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntries, blogPosts, publishMarks } from '#server/kit/db/tables/index.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertPost } from './setup/builders.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('a post is published when its time has come, and not before', async () => {
  const soon = new Date(Date.now() + HOUR_MS)
  const due = await insertPost(api.db, {
    title: 'Due',
    status: 'scheduled',
    publishedAt: new Date(Date.now() - 1000),
  })
  const later = await insertPost(api.db, { title: 'Later', status: 'scheduled', publishedAt: soon })
  expect((await api.ask(`/blogs/${due.slug}`)).status).toBe(404)
  await api.runTask('publish scheduled posts')
  expect((await api.ask(`/blogs/${due.slug}`)).status).toBe(200)
  expect((await api.ask(`/blogs/${later.slug}`)).status).toBe(404)
  const marks = await api.db.select().from(publishMarks).where(eq(publishMarks.noun, 'blog'))
  expect(marks).toMatchObject([{ recordId: due.id, change: 'created' }])
  const told = await api.db.select().from(auditEntries).where(eq(auditEntries.recordId, due.id))
  expect(told).toHaveLength(1)
  const [row] = await api.db.select().from(blogPosts).where(eq(blogPosts.id, later.id))
  expect(row?.status).toBe('scheduled')
})

test('with nothing due nothing is written', async () => {
  const before = await api.db.select().from(publishMarks)
  await api.runTask('publish scheduled posts')
  expect(await api.db.select().from(publishMarks)).toEqual(before)
})
