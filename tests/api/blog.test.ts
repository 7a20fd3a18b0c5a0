import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countBlogView, getBlog, listBlogs, listRecentBlogs } from '#contract/blog.ts'
import { listSnapshotPosts, getSnapshotState } from '#contract/snapshot.ts'
import { blogPosts } from '#server/kit/db/tables/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertCategory, insertPost } from './setup/builders.ts'

let api: TestApi
let health: Awaited<ReturnType<typeof insertCategory>>

const HIDDEN = [
  { slug: 'a-draft', title: 'Hidden draft', status: 'draft' as const, publishedAt: null },
  {
    slug: 'a-scheduled',
    title: 'Hidden scheduled',
    status: 'scheduled' as const,
    publishedAt: new Date('2030-01-01'),
  },
  { slug: 'an-archived', title: 'Hidden archived', status: 'archived' as const },
]

beforeAll(async () => {
  api = await startApi()
  health = await insertCategory(api.db, { name: 'Healthcare', slug: 'healthcare' })
  for (let n = 1; n <= 10; n++)
    await insertPost(api.db, {
      slug: `post-${n}`,
      title: `Post number ${n}`,
      publishedAt: new Date(2026, 1, n),
    })
  await insertPost(api.db, {
    slug: 'banks-of-suhana',
    title: 'सुहाना के बैंक',
    language: 'hi',
    tags: ['बैंक', 'पैसा'],
    content: 'दवाई की दुकान के पास **बैंक** है।',
    publishedAt: new Date('2025-05-01'),
    categoryId: health.id,
  })
  await insertPost(api.db, {
    slug: 'medicine-at-night',
    title: 'Where to buy medicine at night',
    excerpt: 'Shops that open late',
    content: '# Night\n\nLine one\nline two <script>alert(1)</script>\n\n[x](javascript:alert(1))',
    metaTitle: 'Medicine at night',
    metaDescription: 'Late shops',
    publishedAt: new Date('2025-04-01'),
    categoryId: health.id,
  })
  for (const post of HIDDEN) await insertPost(api.db, post)
})
afterAll(() => api.close())

const slugsOf = async (query: Parameters<typeof list>[0]) =>
  (await list(query)).blogs.map(({ slug }) => slug)
const list = async (query: NonNullable<Parameters<TestApi['read']>[1]>['query']) =>
  (await api.read(listBlogs, { query: query as never })).data

describe('the list of posts', () => {
  test('has nine on a page, newest first, and says where it stands', async () => {
    const { blogs, pagination } = await list({})
    expect(blogs.map(({ slug }) => slug)).toEqual(
      [10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `post-${n}`),
    )
    expect(pagination).toEqual({
      currentPage: 1,
      totalPages: 2,
      totalBlogs: 12,
      hasPrev: false,
      hasNext: true,
    })
    expect((await list({ page: '2' })).pagination).toMatchObject({
      currentPage: 2,
      hasPrev: true,
      hasNext: false,
    })
  })

  test('is narrowed to a category, by id or slug', async () => {
    const both = ['banks-of-suhana', 'medicine-at-night']
    expect(await slugsOf({ category: String(health.id) })).toEqual(both)
    expect(await slugsOf({ category: 'Healthcare' })).toEqual(both)
    expect(await slugsOf({ category: '999999' })).toEqual([])
    expect(await slugsOf({ category: '99999999999999999999' })).toEqual([])
    expect(await slugsOf({ category: 'no-such' })).toEqual([])
  })

  test('answers a summary, without the text', async () => {
    const { blogs } = await list({ category: 'healthcare' })
    expect(blogs[0]).toMatchObject({
      title: 'सुहाना के बैंक',
      excerpt: 'दवाई की दुकान के पास बैंक है।',
      category: { id: health.id, name: 'Healthcare' },
      author: { name: 'Asha Kumari' },
      readingMinutes: 1,
      viewCount: 0,
    })
    expect(blogs[0]).not.toHaveProperty('content')
  })
})

describe('the search of posts', () => {
  test.each([
    ['number 7', 'post-7'],
    ['सुहाना', 'banks-of-suhana'],
    ['suhana bank', 'banks-of-suhana'],
    ['dawai', 'banks-of-suhana'],
    ['paisa', 'banks-of-suhana'],
    ['medi night', 'medicine-at-night'],
    ['open late', 'medicine-at-night'],
  ])('%s', async (search, slug) => expect((await slugsOf({ search }))[0]).toBe(slug))

  test('asks for every word', async () => {
    expect(await slugsOf({ search: 'medicine qqqq' })).toEqual([])
    expect(await slugsOf({ search: '!!!' })).toEqual([])
  })

  test('reads a post again when it changes', async () => {
    const post = await insertPost(api.db, { title: 'Unripe', publishedAt: new Date('2024-01-01') })
    expect(await slugsOf({ search: 'mahua' })).toEqual([])
    await api.db
      .update(blogPosts)
      .set({ content: 'All about mahua' })
      .where(eq(blogPosts.id, post.id))
    expect(await slugsOf({ search: 'mahua' })).toEqual([post.slug])
    await api.db.delete(blogPosts).where(eq(blogPosts.id, post.id))
    expect(await slugsOf({ search: 'mahua' })).toEqual([])
  })
})

describe('what is not published', () => {
  test('is in no list, no search, no snapshot, and at no address', async () => {
    const all = [
      ...(await list({ limit: '100' })).blogs,
      ...(await list({ search: 'hidden', limit: '100' })).blogs,
      ...(await api.read(listRecentBlogs, { query: { limit: '100' } })).data,
      ...(await api.read(listSnapshotPosts, { query: { limit: '100' } })).data,
    ].map(({ slug }) => slug)
    for (const { slug } of HIDDEN) {
      expect(all).not.toContain(slug)
      expect(await api.fail(`/blogs/${slug}`)).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
        error: 'Blog post not found',
      })
      expect(await api.fail(`/blogs/${slug}/views`, { method: 'POST' })).toMatchObject({
        status: 404,
      })
    }
    expect((await api.read(getSnapshotState)).data.posts).toBe(12)
  })
})

describe('a post', () => {
  test('comes whole, with its text made safe', async () => {
    const { data } = await api.read(getBlog, { params: { slug: 'medicine-at-night' } })
    expect(data).toMatchObject({
      metaTitle: 'Medicine at night',
      excerpt: 'Shops that open late',
      language: 'en',
    })
    expect(data.html).toContain('Line one<br>')
    expect(data.html).not.toMatch(/script|javascript/)
  })

  test('is found by a slug it had before', async () => {
    const post = await insertPost(api.db, {
      slug: 'first-name',
      publishedAt: new Date('2024-01-01'),
    })
    await api.db.update(blogPosts).set({ slug: 'second-name' }).where(eq(blogPosts.id, post.id))
    expect((await api.read(getBlog, { params: { slug: 'First-Name' } })).data.slug).toBe(
      'second-name',
    )
    await api.db.delete(blogPosts).where(eq(blogPosts.id, post.id))
  })

  test('recent posts are five unless asked otherwise', async () => {
    expect((await api.read(listRecentBlogs)).data.map(({ slug }) => slug)).toEqual(
      [10, 9, 8, 7, 6].map((n) => `post-${n}`),
    )
  })

  test('counts who opens it, once a day', async () => {
    const open = (from: string) =>
      api.ask('/blogs/post-3/views', {
        method: 'POST',
        from,
        headers: { 'User-Agent': 'Mozilla/5.0 (Linux; Android 10)' },
      })
    await open('203.0.113.1')
    await open('203.0.113.1')
    expect(await (await open('198.51.100.2')).json()).toEqual({
      success: true,
      data: { viewCount: 2 },
    })
    await api.read(countBlogView, { params: { slug: 'post-3' } })
    await api.runTask('show views')
    expect((await api.read(getBlog, { params: { slug: 'post-3' } })).data.viewCount).toBe(2)
  })
})
