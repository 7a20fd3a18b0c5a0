import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getBlog } from '#contract/blog.ts'
import {
  addBlogPicture,
  getAdminBlog,
  listAllBlogs,
  updateBlogPicture,
  createBlog,
  deleteBlog,
  discardBlogDraft,
  getBlogVersion,
  listBlogPictures,
  listBlogVersions,
  markBlogViewing,
  previewBlog,
  saveBlogDraft,
  updateBlog,
} from '#contract/blog-admin.ts'
import { blogPosts, blogVersions, uploads } from '#server/kit/db/tables/index.ts'
import { MINUTE_MS, HOUR_MS } from '#shared/rules/duration.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertCategory, insertPost } from './setup/builders.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>
let token: string

beforeAll(async () => {
  api = await startApi()
  admin = await insertAccount(api.db, { role: 'admin', name: 'Meera Tirkey' })
  token = admin.token
})
afterAll(() => api.close())
beforeEach(() => api.db.delete(blogPosts))

const TEXT = 'The market opens at six.'
const create = async (body: object) =>
  (await api.read(createBlog, { body: { title: 'Market days', content: TEXT, ...body }, token }))
    .data
const read = async (id: number) => (await api.read(getAdminBlog, { params: { id }, token })).data
const update = async (id: number, body: object) =>
  (await api.read(updateBlog, { params: { id }, body, token })).data
const autosave = async (id: number, body: object) =>
  (
    await api.read(saveBlogDraft, {
      params: { id },
      body: { title: 'Market days', content: TEXT, ...body },
      token,
    })
  ).data
const refused = (method: string, path: string, body: unknown) =>
  api.fail(path, bodyRequest(method, body, token))
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()

describe('a post', () => {
  test('is a draft at first, with an address made of its title', async () => {
    const category = await insertCategory(api.db)
    const made = await create({
      title: 'Sunday  bazaar & हाट',
      tags: ['haat', ' haat ', 'Kheda'],
      categoryId: category.id,
      excerpt: 'Where to go.',
      featuredImage: '',
    })
    expect(made).toMatchObject({
      title: 'Sunday bazaar & हाट',
      status: 'draft',
      tags: ['haat', 'Kheda'],
      category: { id: category.id },
      author: { name: 'Meera Tirkey', email: admin.email },
      language: 'en',
      featuredImage: null,
      publishedAt: null,
      draft: null,
    })
    expect(made.slug).toMatch(/^sunday-bazaar-and-/)
    expect((await api.ask(`/blogs/${made.slug}`)).status).toBe(404)
    const { entries, marks } = await readTraces(api, 'blog', made.id)
    expect(entries).toMatchObject([{ action: 'create', accountId: admin.id }])
    expect(marks).toEqual([])
  })

  test('needs a title and a text, an address of its own, a category that is there', async () => {
    const first = await create({})
    const body = { title: 'Other', content: TEXT }
    expect((await refused('POST', '/blogs/admin', { ...body, title: ' ' })).fields).toHaveProperty(
      'title',
    )
    expect((await refused('POST', '/blogs/admin', { ...body, content: '\n' })).fields).toEqual({
      content: 'Write some text first',
    })
    const taken = await refused('POST', '/blogs/admin', { ...body, slug: first.slug })
    expect(taken.fields).toEqual({ slug: 'Another post uses or used this address' })
    for (const slug of ['admin', 'a b', '12'])
      expect((await refused('POST', '/blogs/admin', { ...body, slug })).fields).toHaveProperty(
        'slug',
      )
    const away = await refused('POST', '/blogs/admin', { ...body, categoryId: 999_999 })
    expect(away.fields).toHaveProperty('categoryId')
    // Without one of its own the address gets a number.
    expect((await create({})).slug).toBe(`${first.slug}-2`)
  })

  test('that is sent twice, because the answer was lost, is made once', async () => {
    const key = crypto.randomUUID()
    const first = await create({ key })
    const again = await create({ key, content: 'More words.' })
    expect(again).toMatchObject({ id: first.id, content: 'More words.' })
    expect(await api.db.$count(blogPosts)).toBe(1)
  })

  test('is published, changed, renamed with a redirect, and taken down again', async () => {
    const { id, slug } = await create({ status: 'published' })
    expect((await api.read(getBlog, { params: { slug } })).data.content).toBe(TEXT)
    const renamed = await update(id, { slug: 'days-of-markets' })
    expect(renamed.slug).toBe('days-of-markets')
    expect((await api.read(getBlog, { params: { slug } })).data.slug).toBe('days-of-markets')
    const down = await update(id, { status: 'draft' })
    expect(down.publishedAt).not.toBeNull()
    expect((await api.ask('/blogs/days-of-markets')).status).toBe(404)
    const { entries, marks } = await readTraces(api, 'blog', id)
    expect(entries.map(({ action }) => action)).toEqual(['unpublish', 'update', 'create'])
    expect(marks).toEqual(['deleted', 'updated', 'created'])
    const up = await update(id, { status: 'published' })
    expect(up.publishedAt).toBe(down.publishedAt)
  })

  test('is deleted with all that belongs to it', async () => {
    const { id } = await create({ status: 'published' })
    await autosave(id, { content: 'Another beginning.' })
    await api.read(deleteBlog, { params: { id }, token })
    expect((await refused('DELETE', `/blogs/admin/${id}`, {})).code).toBe('NOT_FOUND')
    expect(await api.db.$count(blogVersions, eq(blogVersions.postId, id))).toBe(0)
    expect((await readTraces(api, 'blog', id)).marks[0]).toBe('deleted')
  })
})

describe('a plan', () => {
  test('is at least five minutes ahead, and carried out when its time has come', async () => {
    const plan = { title: 'Soon', content: TEXT, status: 'scheduled' }
    const reasons = []
    for (const publishedAt of [undefined, inMinutes(-1), inMinutes(3)])
      reasons.push((await refused('POST', '/blogs/admin', { ...plan, publishedAt })).fields)
    expect(reasons).toEqual([
      { publishedAt: 'Choose a publishing time' },
      { publishedAt: 'Schedule time must be in the future' },
      { publishedAt: 'Choose a time at least 5 minutes from now' },
    ])
    const at = inMinutes(6)
    const { id, slug } = await create({ status: 'scheduled', publishedAt: at })
    // Saved again shortly before, the time is still the same.
    api.clock.now = new Date(Date.parse(at) - 60_000)
    expect((await update(id, { title: 'Sooner', publishedAt: at })).status).toBe('scheduled')
    await api.runTask('publish scheduled posts')
    expect((await api.ask(`/blogs/${slug}`)).status).toBe(404)
    api.clock.now = new Date(Date.parse(at) + 1000)
    await api.runTask('publish scheduled posts')
    expect((await api.read(getBlog, { params: { slug } })).data.title).toBe('Sooner')
    api.clock.now = null
  })

  test('given up leaves no day, and one published now gets today', async () => {
    const { id } = await create({ status: 'scheduled', publishedAt: inMinutes(600) })
    expect((await update(id, { status: 'published' })).publishedAt!.slice(0, 10)).toBe(
      new Date().toISOString().slice(0, 10),
    )
    const other = await create({ status: 'scheduled', publishedAt: inMinutes(600) })
    expect((await update(other.id, { status: 'draft' })).publishedAt).toBeNull()
  })
})

describe('what is being written', () => {
  test('goes into a draft, and waits beside a post that is shown', async () => {
    const draft = await create({})
    const saved = await autosave(draft.id, { content: 'More.', version: draft.version })
    expect(saved).toMatchObject({ isBeside: false })
    expect(await read(draft.id)).toMatchObject({ content: 'More.', version: saved.version })

    const live = await create({ title: 'Live', status: 'published' })
    const beside = await autosave(live.id, { title: 'Live', content: 'New.', slug: 'new-live' })
    expect(beside).toMatchObject({ isBeside: true, slug: 'new-live' })
    const now = await read(live.id)
    expect(now).toMatchObject({
      content: TEXT,
      slug: live.slug,
      status: 'published',
      version: beside.version,
      draft: { content: 'New.', slug: 'new-live', by: 'Meera Tirkey' },
    })
    expect((await api.read(getBlog, { params: { slug: live.slug } })).data.content).toBe(TEXT)
    expect((await api.read(listAllBlogs, { token })).data.blogs).toMatchObject([
      { id: live.id, hasDraft: true },
      { id: draft.id, hasDraft: false },
    ])
    // Taking a post down leaves what is written; saving its text is done with it.
    expect((await update(live.id, { status: 'archived' })).draft).not.toBeNull()
    expect((await update(live.id, { content: 'New.' })).draft).toBeNull()
  })

  test('can be thrown away', async () => {
    const { id } = await create({ status: 'published' })
    await autosave(id, { content: 'Nonsense.' })
    const { data } = await api.read(discardBlogDraft, { params: { id }, token })
    expect(data).toMatchObject({ draft: null, content: TEXT })
  })

  test('by two people at once is refused to the second, who is told of the first', async () => {
    const other = await insertAccount(api.db, { role: 'admin', name: 'Sunil Oraon' })
    const post = await create({ status: 'published' })
    const look = async (by: string) =>
      (await api.read(markBlogViewing, { params: { id: post.id }, token: by })).data.others
    expect(await look(token)).toEqual([])
    expect(await look(other.token)).toEqual(['Meera Tirkey'])
    expect(await look(token)).toEqual(['Sunil Oraon'])
    api.clock.now = new Date(Date.now() + 120_000)
    expect(await look(token)).toEqual([])
    api.clock.now = null

    await autosave(post.id, { content: 'Mine.', version: post.version })
    const body = { title: 'Market days', content: 'Theirs.', version: post.version }
    for (const path of [`/blogs/admin/${post.id}/draft`, `/blogs/admin/${post.id}`])
      expect((await refused('PUT', path, body)).code).toBe('CHANGED_MEANWHILE')
    expect((await read(post.id)).draft?.content).toBe('Mine.')
  })

  test('is a version, one an hour when it saves itself; each can be read again', async () => {
    const { id } = await create({})
    for (const content of ['One.', 'Two.', 'Three.']) await autosave(id, { content })
    await autosave(id, { content: 'Four.', isOwnWish: true })
    const versions = async () => (await api.read(listBlogVersions, { params: { id }, token })).data
    expect((await versions()).map(({ kind }) => kind)).toEqual(['saved', 'autosaved', 'saved'])
    const before = new Date(Date.now() - 2 * HOUR_MS)
    await api.db.update(blogVersions).set({ at: before }).where(eq(blogVersions.postId, id))
    await autosave(id, { content: 'Five.' })
    const all = await versions()
    expect(all).toMatchObject([
      { kind: 'autosaved', by: 'Meera Tirkey', status: 'draft' },
      {},
      {},
      {},
    ])
    const third = await api.read(getBlogVersion, {
      params: { id, versionId: all[2]!.id },
      token,
    })
    expect(third.data.values).toMatchObject({ content: 'Three.', title: 'Market days' })
    const elsewhere = await create({ title: 'Other' })
    const path = `/blogs/admin/${elsewhere.id}/versions/${all[0]!.id}`
    expect((await refused('GET', path, undefined)).code).toBe('NOT_FOUND')
  })
})

describe('the first edit of a post without versions keeps the original as version 1', () => {
  const original = { title: 'Weekly markets', content: 'As it was *imported*.' }
  const versionsOf = async (id: number) => {
    const { data } = await api.read(listBlogVersions, { params: { id }, token })
    const values = await Promise.all(
      data.map(async ({ id: versionId }) => {
        const version = await api.read(getBlogVersion, { params: { id, versionId }, token })
        const { title, content } = version.data.values
        return { title, content }
      }),
    )
    return values.reverse()
  }
  const texts = ({ title, content }: { title?: string; content?: string; excerpt?: string }) => ({
    ...(title === undefined ? {} : { title }),
    ...(content === undefined ? {} : { content }),
  })
  const put = (id: number, body: object) =>
    api.ask(`/blogs/admin/${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })

  test.each([
    ['a saved text', { title: original.title, content: 'Another.' }],
    ['another title alone', { title: 'Markets of the week' }],
    ['another excerpt alone', { excerpt: 'Where and when.' }],
  ])('by %s', async (_, body) => {
    const { id } = await insertPost(api.db, original)
    expect((await put(id, body)).status).toBe(200)
    const kept = await versionsOf(id)
    expect(kept).toEqual([original, { ...original, ...texts(body) }])
    await put(id, { title: 'A third' })
    expect((await versionsOf(id))[0]).toEqual(original)
  })

  test.each(['published', 'draft'] as const)(
    'by what saves itself, of a %s one',
    async (status) => {
      const { id } = await insertPost(api.db, { ...original, status })
      await autosave(id, { title: original.title, content: 'Half a sent' })
      expect((await versionsOf(id))[0]).toEqual(original)
      await autosave(id, { title: original.title, content: 'Half a sentence' })
      expect(await versionsOf(id)).toEqual([original, { ...original, content: 'Half a sentence' }])
    },
  )

  test('but not by another status, which changes no text', async () => {
    const { id } = await insertPost(api.db, original)
    expect((await put(id, { status: 'archived' })).status).toBe(200)
    expect(await versionsOf(id)).toEqual([])
  })
})

test('the list is searched, filtered and cut into pages of 20', async () => {
  for (let n = 1; n <= 22; n++)
    await insertPost(api.db, {
      title: `Post ${n}`,
      publishedAt: new Date(Date.UTC(2026, 0, n)),
      ...(n > 20 ? { status: 'archived' as const } : {}),
    })
  const list = async (query: object) => (await api.read(listAllBlogs, { query, token })).data
  const first = await list({})
  expect(first.pagination).toEqual({
    ...{ currentPage: 1, totalPages: 2, totalBlogs: 22, hasPrev: false, hasNext: true },
  })
  expect(first.blogs).toHaveLength(20)
  expect(first.blogs[0]).toMatchObject({ title: 'Post 22', status: 'archived' })
  expect((await list({ page: 2 })).blogs.map(({ title }) => title)).toEqual(['Post 2', 'Post 1'])
  expect((await list({ status: 'archived' })).pagination.totalBlogs).toBe(2)
  expect((await list({ search: 'post 17' })).blogs.map(({ title }) => title)).toContain('Post 17')
  expect((await list({ search: 'nowhere' })).blogs).toEqual([])
})

const path = (at: string) => `/uploads/${at.repeat(16)}-640x480.jpg`

test('the preview is made by the pipeline of the site, with what is not public yet', async () => {
  const content = `# Market\n\n**Bold** <script>x</script>\n\n![A tree](${path('ab')})`
  const { data } = await api.read(previewBlog, { body: { content }, token })
  expect(data.headings).toEqual([{ id: 'h-market', text: 'Market', level: 2 }])
  expect(data.html).toContain('<strong>Bold</strong>')
  expect(data.html).not.toContain('script')
  expect(data.html).toMatch(/\/uploads\/[^"]+\?until=\d+&amp;key=/)
})

describe('the library', () => {
  const upload = (at: string) =>
    api.db
      .insert(uploads)
      .values({ kind: 'blog-image', path: path(at), mime: 'image/jpeg', bytes: 9, isStored: true })
      .onConflictDoNothing()

  test('keeps pictures with their words, tells where they are, replaces them', async () => {
    await upload('ab')
    await upload('cd')
    const add = { url: path('ab'), text: 'A palash tree in March' }
    expect((await refused('POST', '/blogs/admin/pictures', { ...add, text: ' ' })).fields).toEqual({
      text: 'Describe the picture',
    })
    expect(
      (await refused('POST', '/blogs/admin/pictures', { ...add, url: path('ef') })).fields,
    ).toHaveProperty('url')
    const { data: picture } = await api.read(addBlogPicture, { body: add, token })
    const post = await create({ status: 'published', content: `![A tree](${picture.link})` })
    // The leave to see it is not stored.
    expect(post.content).toBe(`![A tree](${path('ab')})`)
    expect(post.links[path('ab')]).toContain('key=')
    const list = async (query = {}) => (await api.read(listBlogPictures, { query, token })).data
    expect(await list()).toMatchObject([{ text: add.text, uses: [{ id: post.id }] }])
    expect(await list({ search: 'MARCH palash' })).toHaveLength(1)
    expect(await list({ search: 'river' })).toEqual([])

    const remove = `/blogs/admin/pictures/${picture.id}`
    expect((await refused('DELETE', remove, {})).code).toBe('NOT_POSSIBLE')
    await api.read(updateBlogPicture, {
      params: { id: picture.id },
      body: { url: path('cd') },
      token,
    })
    expect((await read(post.id)).content).toBe(`![A tree](${path('cd')})`)
    expect((await readTraces(api, 'blog', post.id)).marks).toEqual(['updated', 'created'])
    await api.read(deleteBlog, { params: { id: post.id }, token })
    expect((await api.ask(remove, bodyRequest('DELETE', {}, token))).status).toBe(200)
    expect(await list()).toEqual([])
  })
})
