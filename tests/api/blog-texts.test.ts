import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBlog, listBlogs } from '#contract/blog.ts'
import { createBlog, previewBlog } from '#contract/blog-admin.ts'
import { importPosts } from '#server/blog/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertPost } from './setup/builders.ts'
import { bodyRequest } from './setup/body-request.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = (await insertAccount(api.db, { role: 'admin' })).token
})
afterAll(() => api.close())

const ATTACKS = {
  'open links': '[a]('.repeat(24_000),
  footnotes: Array.from({ length: 9_000 }, (_, n) => `[^${n}]`).join(''),
  'deep lists': Array.from({ length: 280 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n'),
}

/** How often this process could do something else meanwhile. */
async function ticksDuring(work: () => Promise<unknown>): Promise<number> {
  let ticks = 0
  const timer = setInterval(() => ticks++, 5)
  await work().finally(() => clearInterval(timer))
  return ticks
}

test.each(Object.entries(ATTACKS))(
  '%s are refused wherever a text is sent',
  async (_, content) => {
    const { data: post } = await api.read(createBlog, {
      body: { title: 'Market days', content: 'At six.' },
      token,
    })
    for (const [method, path] of [
      ['POST', '/blogs/admin'],
      ['POST', '/blogs/admin/preview'],
      ['PUT', `/blogs/admin/${post.id}`],
      ['PUT', `/blogs/admin/${post.id}/draft`],
    ] as const) {
      const began = process.cpuUsage()
      const answer = await api.fail(path, bodyRequest(method, { title: 'Market', content }, token))
      expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
      expect(Object.keys(answer.fields ?? {})).toEqual(['content'])
      // Parsing takes ten seconds and more.
      expect(process.cpuUsage(began).user).toBeLessThan(3_000_000)
    }
  },
  60_000,
)

test('a long honest text is shown while others are answered', async () => {
  // 88 KB, all kinds of things in it.
  const content = Array.from(
    { length: 540 },
    (_, n) =>
      `## Part ${n}\n\nThe **market** of [town ${n}](/locations/town-${n}) opens at _six_.\n\n` +
      `- rice\n- cloth at \`${n}\` rupees\n\n> Ask at the gate, or write to us about it.\n\n`,
  ).join('')
  expect(content.length).toBeGreaterThan(70_000)
  const ticks = await ticksDuring(async () => {
    const { data } = await api.read(previewBlog, { body: { content }, token })
    expect(data.headings).toHaveLength(540)
  })
  // In this process there would be none in two seconds.
  expect(ticks).toBeGreaterThan(10)
})

test('the longest text in Hindi is taken, and no body beyond a megabyte', async () => {
  const content = `${'सोनपानी का बाज़ार '.repeat(11)}\n\n`.repeat(1_000)
  const { data: post } = await api.read(createBlog, { body: { title: 'बाज़ार', content }, token })
  expect(post.id).toBeGreaterThan(0)
  const beyond = bodyRequest('POST', { title: 'a', content, excerpt: 'क'.repeat(200_000) }, token)
  for (const [path, status] of [
    ['/blogs/admin', 413],
    ['/blogs/administrators', 413],
    ['/newsletter', 413],
  ] as const)
    expect(await api.fail(path, beyond)).toMatchObject({ status, code: 'TOO_LARGE' })
})

test('a text kept from before is shown as it was written, and holds up nobody', async () => {
  const content = '[a]('.repeat(24_000)
  const post = await insertPost(api.db, { content, excerpt: '' })
  const { data } = await api.read(getBlog, { params: { slug: post.slug } })
  expect(data.html).toMatch(/^<p>\[a\]\(\[a\]/)
  const { data: list } = await api.read(listBlogs, {})
  expect(list.blogs.map(({ excerpt }) => excerpt).join('')).toContain('[a](')
})

test('a file with such a text is not imported, and the reason names the field', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zila-posts-'))
  for (const [name, content] of Object.entries(ATTACKS))
    writeFileSync(join(folder, `${name}.md`), `---\ntitle: ${name}\n---\n${content}`)
  writeFileSync(join(folder, 'good.md'), '---\ntitle: Good\n---\nWords\non two lines.')
  const rejected: string[] = []
  const onRejected = (file: string, reasons: string[]) =>
    void rejected.push(`${file} ${reasons.join('; ')}`)
  const context = { db: api.db, now: () => new Date() }
  const result = await importPosts(context, { folder, source: 'files', onRejected })
  rmSync(folder, { recursive: true })
  expect(result).toMatchObject({ created: 1, rejected: 3 })
  expect(rejected.map((line) => line.split('.md ')[1])).toEqual([
    expect.stringMatching(/^content: .*up to 50 levels/),
    expect.stringMatching(/^content: .*footnotes|^content: .*links/),
    expect.stringMatching(/^content: .*links/),
  ])
})
