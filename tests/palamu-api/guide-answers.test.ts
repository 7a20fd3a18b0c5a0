import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBusinesses } from '#contract/businesses.ts'
import { blogPosts } from '#server/kit/db/tables/index.ts'
import { loadSampleDistrict } from '#server/operations/sample/index.ts'
import { startApi, type TestApi } from '../api/setup/api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await loadSampleDistrict(api.db)
})
afterAll(() => api.close())

const answersOf = async (text: string, language?: 'hi') => {
  const query = { search: text, ...(language && { language }) }
  return (await api.read(listBusinesses, { query })).reading!.answers
}

test.each([
  ['betla national park', '/palamu-district#attractions'],
  ['netarhat', '/palamu-district#attractions'],
  ['palamu ki population', '/palamu-district#facts'],
  ['bank kitne hai palamu me', '/blog/banks-and-post-offices-of-palamu'],
])('the guide and posts answer: %s', async (text, href) => {
  expect(await answersOf(text)).toContainEqual(expect.objectContaining({ href }))
})

test('a post answers in the language of the page, whichever was typed', async () => {
  const hrefs = async (text: string, language?: 'hi') =>
    (await answersOf(text, language)).filter(({ type }) => type === 'post').map(({ href }) => href)
  const [english, hindi] = [
    '/blog/banks-and-post-offices-of-palamu',
    '/blog/palamu-ke-bank-aur-dakghar',
  ]
  for (const text of ['bank kitne hai palamu me', 'पलामू में बैंक कितने हैं']) {
    expect(await hrefs(text)).toContain(english)
    expect(await hrefs(text)).not.toContain(hindi)
    expect(await hrefs(text, 'hi')).toContain(hindi)
    expect(await hrefs(text, 'hi')).not.toContain(english)
  }
})

test('a post answers however many newer ones there are', async () => {
  await api.db.insert(blogPosts).values(
    Array.from({ length: 600 }, (_, i) => ({
      ...{ slug: `newer-${i}`, title: `Newer ${i}`, content: 'Words.', authorName: 'Asha' },
      ...{ status: 'published' as const, publishedAt: new Date() },
    })),
  )
  expect(await answersOf('bank kitne hai palamu me')).toContainEqual(
    expect.objectContaining({ href: '/blog/banks-and-post-offices-of-palamu' }),
  )
  await api.db.delete(blogPosts).where(like(blogPosts.slug, 'newer-%'))
})
