import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getBlog, listBlogs, listRecentBlogs } from '#contract/blog.ts'
import { createBlog, getAdminBlog, saveBlogDraft, updateBlog } from '#contract/blog-admin.ts'
import { importPosts } from '#server/blog/index.ts'
import { auditEntries, blogPosts, publishMarks } from '#server/kit/db/tables/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { bodyRequest } from './setup/body-request.ts'
import { insertAccount, insertPost } from './setup/builders.ts'

let api: TestApi
let token: string
let english: number
let hindi: number

beforeAll(async () => {
  api = await startApi()
  token = (await insertAccount(api.db, { role: 'admin' })).token
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(blogPosts)
  await api.db.delete(publishMarks)
  english = (await insertPost(api.db, { slug: 'market', title: 'Market days' })).id
  hindi = (await insertPost(api.db, { slug: 'haat', title: 'हाट के दिन', language: 'hi' })).id
})

const update = (id: number, body: object) => api.read(updateBlog, { params: { id }, body, token })
const refused = async (id: number, translationId: number) =>
  (await api.fail(`/blogs/admin/${id}`, bodyRequest('PUT', { translationId }, token))).fields
const namedBy = async (id: number) =>
  (await api.read(getAdminBlog, { params: { id }, token })).data.translationId
const slugs = async (language?: 'en' | 'hi') =>
  (await api.read(listBlogs, { query: { language } })).data.blogs.map(({ slug }) => slug)

describe('the same post in the other language', () => {
  test('is named by both, published with both, and logged at both', async () => {
    await update(english, { translationId: hindi })
    expect([await namedBy(english), await namedBy(hindi)]).toEqual([hindi, english])
    expect(
      (await api.db.select().from(publishMarks)).map(({ recordId }) => recordId).sort(),
    ).toEqual([english, hindi].sort())
    const logged = await api.db.select().from(auditEntries)
    for (const id of [english, hindi])
      expect(logged).toContainEqual(
        expect.objectContaining({ noun: 'blog', recordId: id, action: 'update' }),
      )
    const { data } = await api.read(getBlog, { params: { slug: 'haat' } })
    expect(data.translation).toEqual({
      ...{ id: english, slug: 'market', title: 'Market days', language: 'en' },
    })
  })

  test('is chosen for a new post, changed, and taken away from both', async () => {
    const body = { title: 'नया हाट', content: 'सोमवार को हाट लगता है।', translationId: english }
    const { id } = (await api.read(createBlog, { body, token })).data
    expect(await namedBy(english)).toBe(id)
    await update(english, { translationId: hindi })
    expect([await namedBy(id), await namedBy(hindi)]).toEqual([null, english])
    await update(hindi, { translationId: null })
    expect([await namedBy(english), await namedBy(hindi)]).toEqual([null, null])
  })

  test('is chosen in a draft at once, beside a published post when that is saved', async () => {
    const text = { title: 'Market days', content: 'The market opens at six.' }
    const { id } = (await api.read(createBlog, { body: text, token })).data
    const draft = { ...text, translationId: hindi }
    await api.read(saveBlogDraft, { params: { id }, body: draft, token })
    expect(await namedBy(hindi)).toBe(id)
    await update(hindi, { translationId: null })
    await api.read(saveBlogDraft, { params: { id: english }, body: draft, token })
    expect(await namedBy(hindi)).toBeNull()
    expect(
      (await api.read(getAdminBlog, { params: { id: english }, token })).data.draft,
    ).toMatchObject({ translationId: hindi })
  })

  test('is no post of the same language, not itself, none that has one or is gone', async () => {
    const other = (await insertPost(api.db, { slug: 'fair', title: 'The fair' })).id
    expect(await refused(english, other)).toEqual({
      translationId: 'Choose a post in the other language',
    })
    expect(await refused(english, english)).toEqual({ translationId: 'Choose another post' })
    expect(await refused(english, 999_999)).toEqual({
      translationId: 'This post no longer exists',
    })
    await update(english, { translationId: hindi })
    expect(await refused(other, hindi)).toEqual({
      translationId: 'This post already has a translation',
    })
  })

  test('goes with a post that is deleted', async () => {
    await update(english, { translationId: hindi })
    await api.ask(`/blogs/admin/${english}`, bodyRequest('DELETE', undefined, token))
    expect(await namedBy(hindi)).toBeNull()
  })
})

describe('readers of a language', () => {
  test('see a translation in place of its original, Hindi readers Hindi posts first', async () => {
    await insertPost(api.db, { slug: 'newest', title: 'Newest', publishedAt: new Date() })
    expect(await slugs()).toEqual(['newest', 'haat', 'market'])
    await update(english, { translationId: hindi })
    expect(await slugs('hi')).toEqual(['haat', 'newest'])
    expect(await slugs('en')).toEqual(['newest', 'market'])
    const recent = await api.read(listRecentBlogs, { query: { language: 'hi', limit: '1' } })
    expect(recent.data.map(({ slug }) => slug)).toEqual(['haat'])
  })

  test('see the original while its translation is not published', async () => {
    await update(english, { translationId: hindi })
    await update(hindi, { status: 'archived' })
    expect(await slugs('hi')).toEqual(['market'])
    expect((await api.read(getBlog, { params: { slug: 'market' } })).data.translation).toBeNull()
  })
})

test('a file names the post that it is a translation of, whatever their order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zila-posts-'))
  const put = (name: string, more: string) =>
    writeFileSync(join(folder, name), `---\ntitle: ${name}\ndate: 2025-01-01\n${more}---\nWords.`)
  put('a-hindi.md', 'language: hi\ntranslation_of: b-english\n')
  put('b-english.md', '')
  put('c-lost.md', 'language: hi\ntranslation_of: nowhere\n')
  const rejected: string[] = []
  const run = () =>
    importPosts(
      { db: api.db, now: () => new Date() },
      { folder, source: 'files', onRejected: (file) => void rejected.push(file) },
    )
  expect(await run()).toMatchObject({ created: 2, rejected: 1 })
  expect(rejected).toEqual(['c-lost.md'])
  const pair = async () =>
    (await api.read(getBlog, { params: { slug: 'b-english' } })).data.translation?.slug
  expect(await pair()).toBe('a-hindi')
  expect(await run()).toMatchObject({ unchanged: 2 })
  expect(await pair()).toBe('a-hindi')
  rmSync(folder, { recursive: true })
})
