import { describe, expect, test } from 'vitest'
import { parseFrontMatter } from '#server/blog/import/front-matter.ts'
import { parseImportedPost } from '#server/blog/import/post.ts'
import { unwrapLines } from '#markdown/unwrap-lines.ts'
import { toPostCard } from '#shared/view/blog-card.ts'
import { formatBlogPath, parseBlogFilters } from '#shared/view/blog-list.ts'
import { getReadingMinutes } from '#shared/text/reading-time.ts'
import { formatLongDate } from '#i18n/en/dates.ts'

describe('the address of the list', () => {
  const NONE = { search: '', category: '', page: 1 }

  test.each([
    ['/blog', NONE],
    ['/blog/page/3', { ...NONE, page: 3 }],
    ['/blog?search=%20bank%20&category=3&page=2', { search: 'bank', category: '3', page: 2 }],
    ['/blog?page=zero', NONE],
    ['/blog?page=-1', NONE],
  ])('%s', (address, filters) => expect(parseBlogFilters(address)).toEqual(filters))

  test('is a page of its own while nothing is asked, a query otherwise', () => {
    expect(formatBlogPath(NONE, '/blog', 4)).toBe('/blog')
    expect(formatBlogPath({ ...NONE, page: 2 }, '/blog', 4)).toBe('/blog/page/2')
    expect(formatBlogPath({ ...NONE, page: 5 }, '/blog', 4)).toBe('/blog?page=5')
    expect(formatBlogPath({ search: 'बैंक', category: 'banks', page: 2 }, '/blog', 4)).toBe(
      '/blog?search=%E0%A4%AC%E0%A5%88%E0%A4%82%E0%A4%95&category=banks&page=2',
    )
  })
})

test('a card’s excerpt has 150 characters at most', () => {
  const post = { excerpt: 'word '.repeat(100), category: null } as Parameters<typeof toPostCard>[0]
  expect(toPostCard(post).excerpt.length).toBeLessThanOrEqual(150)
  expect(toPostCard(post).excerpt).toMatch(/word…$/)
})

test('reading takes a minute for 200 words, in Hindi too; addresses are not read', () => {
  expect(getReadingMinutes('')).toBe(1)
  expect(getReadingMinutes('word '.repeat(500))).toBe(3)
  expect(getReadingMinutes('डाकघर '.repeat(500))).toBe(3)
  expect(getReadingMinutes('[a](https://a.example/b-c-d-e) '.repeat(200))).toBe(1)
})

test('dates of posts are long, and of the day in India', () => {
  expect(formatLongDate('2026-11-20T20:00:00Z')).toBe('November 21, 2026')
  expect(formatLongDate('never')).toBe('')
})

describe('a file of a post', () => {
  const NOW = new Date('2026-11-21T00:00:00Z')
  const read = (file: string, name = '2025-03-04-a-name.md') => {
    const result = parseImportedPost(name, file, NOW)
    if ('problems' in result) throw new Error(JSON.stringify(result.problems))
    return result.post
  }

  test('front matter: quotes, lists in both forms, folded texts', () => {
    const { front, content } = parseFrontMatter(
      '---\ntitle: "A \\"quoted\\" title: with colon"\ntags:\n- one\n- "two words"\nauthors: ' +
        "[asha, ravi]\nmeta-title: 'It''s'\nexcerpt: >\n  first line\n  second line\nhero: " +
        'false\n---\n# Body\n---\n',
    )
    expect(front).toEqual({
      title: 'A "quoted" title: with colon',
      tags: ['one', 'two words'],
      authors: ['asha', 'ravi'],
      meta_title: "It's",
      excerpt: 'first line second line',
      hero: 'false',
    })
    expect(content).toBe('# Body\n---\n')
  })

  test('date and slug come from its name when it gives none', () => {
    expect(read('---\ntitle: T\n---\nText')).toMatchObject({
      slug: 'a-name',
      status: 'published',
      publishedAt: new Date('2025-03-04T03:30:00Z'),
      language: 'en',
    })
    expect(read('# Heading\n\nText', 'plain.md')).toMatchObject({
      title: 'Heading',
      slug: 'plain',
      status: 'draft',
    })
    expect(read('---\ntitle: T\n---\nText', 'recent.md').slug).toBe('recent-post')
  })

  test('the future is scheduled, drafts stay drafts, Hindi is noticed', () => {
    expect(read('---\ntitle: T\ndate: 2030-01-01\n---\nText').status).toBe('scheduled')
    expect(read('---\ntitle: T\ndate: 2020-01-01\ndraft: true\n---\nText').status).toBe('draft')
    expect(read('---\ntitle: T\n---\nयह हिंदी में है, with a few words.').language).toBe('hi')
  })

  test('what cannot be a post is told by field', () => {
    expect(
      parseImportedPost('x.md', '---\ntitle: T\nstatus: gone\ndate: 2020-01-01\n---\n', NOW),
    ).toEqual({
      problems: {
        content: 'This is required',
        status: 'Use one of: draft, published, archived, scheduled',
      },
    })
  })

  test('lines that a file wraps are joined, marked breaks, code and lists stay', () => {
    expect(
      unwrapLines(
        'one\ntwo **b\nc**\n\n> q1\n> q2\n\n- a\n  b\n- c\n\n```\nx\ny\n```\nend  \nnext',
      ),
    ).toBe('one two **b c**\n\n> q1 q2\n\n- a b\n- c\n\n```\nx\ny\n```\nend  \nnext')
  })
})
