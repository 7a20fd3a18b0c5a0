import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { importPosts } from '#server/blog/index.ts'
import { blogPosts, publishMarks } from '#server/kit/db/tables/index.ts'
import { listExpectedPages } from '#server/publishing/publisher/expected.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertCategory, insertPost } from './setup/builders.ts'

let api: TestApi
let folder: string

beforeAll(async () => {
  api = await startApi()
  await insertCategory(api.db, { slug: 'banks', name: 'Banks' })
})
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zila-posts-'))
  await api.db.delete(blogPosts)
  await api.db.delete(publishMarks)
})
afterAll(() => api.close())

const put = (name: string, title: string, more = '') =>
  writeFileSync(join(folder, name), `---\ntitle: ${title}\ndate: 2025-01-01\n${more}---\nWords.`)

async function run() {
  const rejected: string[] = []
  const onRejected = (file: string, reasons: string[]) =>
    void rejected.push(`${file} ${reasons.join('; ')}`)
  return {
    ...(await importPosts(
      { db: api.db, now: () => new Date() },
      { folder, source: 'files', onRejected },
    )),
    rejected,
  }
}

describe('importing a folder of posts', () => {
  test('makes posts, with a publish mark each, and tells what cannot be one', async () => {
    put('good.md', 'Good', 'category: banks\n')
    put('bad.md', 'Bad', 'category: zoos\n')
    writeFileSync(join(folder, 'notes.txt'), 'not a post')
    expect(await run()).toEqual({
      created: 1,
      updated: 0,
      unchanged: 0,
      kept: 0,
      rejected: ['bad.md category: "zoos" is not a category'],
    })
    expect(await api.db.$count(publishMarks)).toBe(1)
    expect(await listExpectedPages(api.db, Number.MAX_SAFE_INTEGER)).toContain('/blog/good')
    rmSync(folder, { recursive: true })
  })

  test.each([
    ['UTF-16', Buffer.from('---\ntitle: A\n---\nWords', 'utf16le')],
    ['another encoding', Buffer.from('---\ntitle: Caf\xe9\n---\nWords', 'latin1')],
    ['bytes of zero', Buffer.from('---\ntitle: A\n---\nWo\0rds')],
  ])('a file of %s is refused with what to do', async (_, content) => {
    writeFileSync(join(folder, 'a.md'), content)
    expect(await run()).toMatchObject({
      created: 0,
      rejected: ['a.md file: is not UTF-8 text; save it as UTF-8 and import it again'],
    })
  })

  test('again, it changes only what changed, keeps addresses, and never doubles', async () => {
    put('a.md', 'Old title')
    put('b.md', 'Other')
    await run()
    put('a.md', 'New title', 'slug: elsewhere\n')
    expect(await run()).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
    const rows = await api.db.select().from(blogPosts)
    expect(rows.map(({ slug, title }) => `${slug} ${title}`).sort()).toEqual([
      'a New title',
      'b Other',
    ])
  })

  test('twice at once, it makes each post once', async () => {
    for (const name of ['a.md', 'b.md', 'c.md']) put(name, name)
    const results = await Promise.all([run(), run()])
    expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(3)
    expect(results.flatMap(({ rejected }) => rejected)).toEqual([])
    expect(await api.db.$count(blogPosts)).toBe(3)
  })

  test('leaves a post that somebody changed on the site', async () => {
    put('a.md', 'From the file')
    await run()
    const [post] = await api.db.select().from(blogPosts)
    const editor = await insertAccount(api.db)
    await api.db.transaction(async (tx) => {
      await tx.update(blogPosts).set({ title: 'By hand' }).where(eq(blogPosts.id, post!.id))
      await recordAudit(
        tx,
        { kind: 'user', id: editor.id, role: 'admin', name: 'x' },
        'update',
        'blog',
        post!.id,
      )
    })
    put('a.md', 'From the file, newer')
    expect(await run()).toMatchObject({ kept: 1, updated: 0 })
  })

  test('gives another address when one is taken', async () => {
    await insertPost(api.db, { slug: 'a' })
    put('a.md', 'A')
    await run()
    expect((await api.db.select().from(blogPosts)).map(({ slug }) => slug).sort()).toEqual([
      'a',
      'a-2',
    ])
  })
})

test('the release must have published posts, and may not wait for others', async () => {
  await insertPost(api.db, { slug: 'out' })
  await insertPost(api.db, { slug: 'hidden', status: 'draft', publishedAt: null })
  await insertPost(api.db, {
    slug: 'later',
    status: 'scheduled',
    publishedAt: new Date('2030-01-01'),
  })
  const pages = await listExpectedPages(api.db, Number.MAX_SAFE_INTEGER)
  expect(pages).toContain('/blog')
  expect(pages).toContain('/blog/out')
  expect(pages).not.toContain('/blog/hidden')
  expect(pages).not.toContain('/blog/later')
})
