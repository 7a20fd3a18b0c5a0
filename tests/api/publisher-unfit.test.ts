import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { getCurrentRelease } from '#server/publishing/releases/current.ts'
import {
  listLatestPublications,
  readPendingChanges,
} from '#server/publishing/publisher/publication-record.ts'
import { createFileRenderer, SMALL_SITE } from './setup/publisher.ts'
import { htmlPage, type Files } from './setup/release.ts'
import {
  deps,
  publishAndExpectLive,
  markBusinessChanged,
  openSmallSite,
  publishNow,
  getFailureReason,
  releases,
  setBuild,
  setFiles,
} from './setup/small-site.ts'

openSmallSite()

describe('a site that is not fit to go live', () => {
  it.each<[string, Files, string]>([
    [
      'a dead link',
      { 'index.html': htmlPage('Home', '/nowhere') },
      'index.html links to /nowhere, which does not exist',
    ],
    [
      'a dead link of the full address',
      { 'index.html': htmlPage('Home', 'http://site.test/gone?a=1#b') },
      'links to /gone',
    ],
    [
      'a relative dead link',
      { 'business/a.html': htmlPage('A', 'b'), 'index.html': htmlPage('Home') },
      'business/a.html links to /business/b',
    ],
    [
      'a link to a file name',
      { 'index.html': htmlPage('Home', '/404.html') },
      'links to /404.html',
    ],
    [
      'a missing script',
      { 'index.html': htmlPage('Home') + '<script type="module" src="/_astro/x.js"></script>' },
      '/_astro/x.js',
    ],
    [
      'a missing picture',
      { 'index.html': htmlPage('Home') + "<img srcset='/a.webp 1x, /b.webp 2x'>" },
      'links to /a.webp',
    ],
    [
      'a missing island',
      { 'index.html': htmlPage('Home') + '<astro-island component-url="/_astro/i.js">' },
      '/_astro/i.js',
    ],
    ['no title', { 'index.html': '<!doctype html><p>Home' }, 'index.html has no title'],
    [
      'no home page',
      { 'index.html': '', 'about.html': htmlPage('About') },
      'index.html has no title',
    ],
  ])('%s: the old release stays and the marks wait', async (_, changed, reason) => {
    const before = await publishAndExpectLive()
    await markBusinessChanged()
    setFiles({ ...SMALL_SITE, ...changed })
    expect(getFailureReason(await publishNow())).toContain(reason)
    expect(await getCurrentRelease(releases)).toBe(before)
    expect((await readPendingChanges(deps.db)).count).toBe(1)
    expect(await readdir(releases)).toEqual([before, 'current'])
    const [latest] = await listLatestPublications(deps.db, 1)
    expect(latest).toMatchObject({
      outcome: 'failed',
      error: expect.stringContaining(reason) as string,
    })
  })

  it('a missing page is named', async () => {
    setFiles({ '404.html': htmlPage('Not found') })
    expect(getFailureReason(await publishNow())).toBe(
      'The built site is not fit to go live.\n/ is missing.',
    )
  })

  it(
    'a page that is missing because it could not be rendered is told with its cause, which ' +
      'comes first',
    async () => {
      const making = createFileRenderer(() => ({
        ...SMALL_SITE,
        'index.html': htmlPage('Home', '/blog'),
      }))
      setBuild(async (job) => ({
        ...(await making(job)),
        failed: { '/blog': 'location is not defined' },
      }))
      expect(getFailureReason(await publishNow())).toBe(
        'The built site is not fit to go live.\n/blog could not be rendered: location is not ' +
          'defined\nindex.html links to /blog, which does not exist on the site.',
      )
    },
  )

  it('takes for links what is one, and nothing else', async () => {
    const harmless = [
      '<!-- <a href="/comment"> --><script type="application/ld+json">{"url":"<a ' +
        "href='/json'>\"}</script>",
      '<a href="/?search=a&amp;page=2#top">x</a><a href="#main">x</a><a ' +
        'href="tel:+91">x</a><a href="mailto:a@b.c">x</a>',
      '<a href="https://elsewhere.test/x">x</a><a href="//elsewhere.test/y">x</a><img ' +
        'src="data:image/gif;base64,R0">',
      '<a data-note="5 > 4" title=\'href="/quoted"\' href="/caf%C3%A9">x</a><a ' +
        'href="/api/health">x</a>',
    ]
    setFiles({
      ...SMALL_SITE,
      'index.html': htmlPage('Home') + harmless.join(''),
      'café.html': htmlPage('Café'),
    })
    expect(getFailureReason(await publishNow())).toBe('live')
  })
})
