import { describe, expect, it } from 'vitest'
import { APP_SHELL } from '#config/app-paths.ts'
import { sitePages } from '#i18n/hi/site-pages.ts'
import {
  FILES_IN_HINDI_TOO,
  openFirstRelease,
  releases,
  requestPath,
  SECOND_RELEASE,
  servedSite,
  setKnownPages,
  showFirstRelease,
  SITE_FILES,
} from './setup/served-site.ts'
import { htmlPage, makeRelease } from './setup/release.ts'

const APP = `hi${APP_SHELL}.html`
const FILES: Record<string, string> = { ...FILES_IN_HINDI_TOO, [APP]: htmlPage('The app') }

openFirstRelease(FILES)

describe('a page in Hindi', () => {
  it.each([
    ['/hi', 'hi.html'],
    ['/hi/about', 'hi/about.html'],
    ['/hi/business/state-bank', 'hi/business/state-bank.html'],
    ['/hi/dashboard', APP],
    ['/hi/admin/users/12', APP],
  ])('%s is served as its English twin is', async (target, file) => {
    const got = await requestPath(target)
    expect(got).toMatchObject({ status: 200, text: FILES[file] })
    const english = await requestPath(target.slice(3) || '/')
    if (english.status === 200)
      expect(got.headers['cache-control']).toBe(english.headers['cache-control'])
  })

  it.each([
    ['/hi/', '/hi'],
    ['/hi.html', '/hi'],
    ['/hi/about/?a=1', '/hi/about?a=1'],
    ['/hi/about.html', '/hi/about'],
    ['/hi/dashboard/', '/hi/dashboard'],
  ])('%s has one address', async (target, location) => {
    expect(await requestPath(target)).toMatchObject({ status: 308, headers: { location } })
  })

  it.each([
    ['/hi/business/old-bank?from=mail', '/hi/business/state-bank?from=mail'],
    ['/hi/business/12', '/hi/business/state-bank'],
    ['/hi/categories/money/page/2', '/hi/categories/banks/page/2'],
    ['/hi/blog/old-post', '/hi/blog/new-post'],
  ])('%s has moved as in English', async (target, location) => {
    expect(await requestPath(target)).toMatchObject({ status: 301, headers: { location } })
  })

  it.each([
    ['/hi/categories/new-kind', '/hi/businesses?category=new-kind'],
    ['/hi/classified/never-posted', '/hi/classified#ad-gone'],
    ['/hi/developers', '/developers'],
    ['/hi/robots.txt', '/robots.txt'],
  ])('%s is to be found elsewhere', async (target, location) => {
    expect(await requestPath(target)).toMatchObject({ status: 302, headers: { location } })
  })

  it.each([
    ['/hi/business/new-bank', 200, 'hi/fallback/business.html'],
    ['/hi/business/nobody', 404, 'hi/fallback/business.html'],
    ['/hi/business', 404, 'hi/fallback/business.html'],
    ['/hi/blog/new-post', 200, 'hi/fallback/post.html'],
    ['/hi/classified/posted-later', 200, 'hi/fallback/classified.html'],
    ['/hi/business/closed-bank', 410, 'hi/fallback/gone.html'],
    ['/hi/categories/deleted-kind/page/2', 410, 'hi/fallback/gone.html'],
    ['/hi/nothing', 404, 'hi/404.html'],
    ['/hi/404', 404, 'hi/404.html'],
    ['/hi/fallback/business', 404, 'hi/404.html'],
    ['/hi/hi/about', 404, 'hi/404.html'],
    ['/hi//about', 404, 'hi/404.html'],
  ])('%s that is missing is answered %i in Hindi', async (target, status, file) => {
    expect(await requestPath(target)).toMatchObject({ status, text: FILES[file] })
  })

  it.each(['/hindi', '/HI', '/Hi/about', '//hi'])('%s is no address in Hindi', async (target) => {
    expect(await requestPath(target)).toMatchObject({ status: 404, text: FILES['404.html'] })
  })

  it('asks to come back while the database is away', async () => {
    setKnownPages(null)
    const got = await requestPath('/hi/business/new-bank')
    expect(got).toMatchObject({ status: 503, text: FILES['hi/fallback/business.html'] })
    await showFirstRelease(FILES)
  })
})

describe('a search in Hindi without script', () => {
  it('is told in Hindi and leads on in Hindi', async () => {
    const { text } = await requestPath('/hi/businesses?noscript=1&search=bank')
    expect(text).toContain('<html lang="hi">')
    expect(text).toContain(sitePages.search.found(30))
    expect(text).toContain('बैंक, Sonpani')
    expect(text).toContain('href="/hi/business/state-bank"')
    expect(text).toContain('href="/hi/businesses?noscript=1&amp;search=bank&amp;page=2"')
    expect(text).not.toMatch(/href="\/(?!hi\/)/)
  })

  it('is offered below its own list', async () => {
    const { text } = await requestPath('/hi/businesses?category=banks')
    expect(text).toContain('0;url=/hi/businesses?category=banks&amp;noscript=1')
  })
})

describe('a release in English alone', () => {
  it('has no Hindi addresses', async () => {
    await makeRelease(releases, SECOND_RELEASE, SITE_FILES)
    await servedSite.refresh()
    for (const target of ['/hi', '/hi/about', '/hi/dashboard', '/hi/business/state-bank'])
      expect(await requestPath(target)).toMatchObject({
        status: 404,
        text: FILES['404.html'],
      })
  })
})
