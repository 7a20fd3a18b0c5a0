import { describe, expect, it } from 'vitest'
import { requestPath, openFirstRelease, setKnownPages, SITE_FILES } from './setup/served-site.ts'

openFirstRelease()

describe('a classified ad that is not in the release', () => {
  it('gets the page that asks the API for it', async () => {
    const got = await requestPath('/classified/posted-later')
    expect(got).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
    expect(got.text).toContain('New ad')
  })

  it('sends to the list, which says why, when there is none', async () => {
    const got = await requestPath('/classified/never-posted')
    expect(got).toMatchObject({ status: 302, headers: { location: '/classified#ad-gone' } })
  })
})

describe('a business that is not in the release', () => {
  it('opened since: the page that reads the API, with status 200', async () => {
    const got = await requestPath('/business/new-bank')
    expect(got).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
    expect(got.text).toContain('One moment')
    expect(got.headers.etag).toBeUndefined()
  })

  it.each(['/business/12', '/business/old-bank', '/business/old-bank/'])(
    '%s redirects to its present address',
    async (target) => {
      expect(await requestPath(target)).toMatchObject({
        status: 301,
        headers: { location: '/business/state-bank' },
      })
    },
  )

  it.each(['/business/nobody', '/business/%27%20or%201=1'])(
    '%s is a real 404, with the page that says so of a business',
    async (target) => {
      expect(await requestPath(target)).toMatchObject({
        status: 404,
        text: SITE_FILES['fallback/business.html'],
      })
    },
  )

  it.each(['/business', '/business/'])(
    '%s names none: a 404 with the page that says that',
    async (target) => {
      expect(await requestPath(target)).toMatchObject({
        status: 404,
        text: SITE_FILES['fallback/business.html'],
      })
    },
  )

  it.each(['/business/a/b', `/business/${'x'.repeat(300)}`])('%s is a real 404', async (target) => {
    expect(await requestPath(target)).toMatchObject({ status: 404, text: SITE_FILES['404.html'] })
  })
})

describe('a page that moved', () => {
  it.each([
    ['/blog/old-post', '/blog/new-post'],
    ['/business/old-bank?from=mail', '/business/state-bank?from=mail'],
    ['/categories/money', '/categories/banks'],
    ['/categories/money/', '/categories/banks'],
    ['/categories/Banks', '/categories/banks'],
    ['/categories/money/page/2?sort=name&a=%20', '/categories/banks/page/2?sort=name&a=%20'],
    // The list may have become shorter.
    ['/categories/money/page/7', '/categories/banks'],
    ['/blog/category/money', '/blog/category/banks'],
    ['/locations/kheda', '/locations/kheda-bazar'],
  ])('%s redirects to %s', async (target, location) => {
    const got = await requestPath(target)
    expect(got).toMatchObject({
      status: 301,
      headers: { location, 'cache-control': 'public, max-age=60, must-revalidate' },
    })
  })

  it.each([
    ['/categories/new-kind', '/businesses?category=new-kind'],
    ['/categories/new-kind/page/2', '/businesses?category=new-kind'],
    ['/locations/empty-town', '/businesses?location=empty-town'],
  ])(
    'or has no page yet, or none any more: %s is read from the list, for now',
    async (target, location) => {
      expect(await requestPath(target)).toMatchObject({
        status: 302,
        headers: { location, 'cache-control': 'no-cache' },
      })
    },
  )

  it.each([
    '/categories/banks/page/3',
    '/categories/nothing',
    '/categories/banks/other',
    '/blog/category/new-kind',
  ])('%s is a real 404', async (target) => {
    expect(await requestPath(target)).toMatchObject({ status: 404, text: SITE_FILES['404.html'] })
  })
})

describe('a page that was removed', () => {
  it.each([
    '/business/closed-bank',
    '/blog/archived-post',
    '/categories/deleted-kind',
    '/categories/deleted-kind/page/2',
    '/blog/category/deleted-kind',
    '/locations/deleted-town/',
  ])('%s is gone, which nobody is to remember', async (target) => {
    const got = await requestPath(target, { 'If-None-Match': '*' })
    expect(got).toMatchObject({
      status: 410,
      text: SITE_FILES['fallback/gone.html'],
      headers: { 'cache-control': 'no-cache' },
    })
    expect(got.headers.etag).toBeUndefined()
  })
})

describe('what is not in the release, without the database', () => {
  it.each(['/business/new-bank', '/blog/old-post', '/categories/money', '/locations/kheda/page/2'])(
    '%s cannot be known: asks to come back',
    async (target) => {
      setKnownPages(null)
      expect(await requestPath(target)).toMatchObject({
        status: 503,
        headers: { 'retry-after': '30' },
      })
      expect((await requestPath('/business/state-bank')).status).toBe(200)
    },
  )
})
