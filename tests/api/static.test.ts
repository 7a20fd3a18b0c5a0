import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOOPBACK } from '#server/rate-limit/address.ts'
import { ReadBudget } from '#server/http/read-budget.ts'
import { openServedSite, serveSite } from '#server/site/index.ts'
import type { ServedSite } from '#server/site/index.ts'
import type { Page } from '#server/slug-history/index.ts'
import type { PlacedFile } from '#server/releases/live.ts'
import { siteFolder } from '#server/releases/release.ts'
import { removeOldReleases } from '#server/publisher/clean-up.ts'
import { page, release } from './setup/release.ts'

const FIRST = '2026-11-21T05-30-00Z-0001'
const SECOND = '2026-11-21T05-31-00Z-0002'
const SCRIPT = `export const words = ${JSON.stringify('hydrate '.repeat(100))}`
const SITE = {
  'index.html': page('Home', '/about'),
  'about.html': page('About', '/'),
  'business/state-bank.html': page('State Bank'),
  'locations/index.html': page('Places'),
  'fallback/business.html': page('One moment'),
  'fallback/classified.html': page('An ad just posted'),
  'fallback/post.html': page('A post just written'),
  'fallback/gone.html': page('No longer here'),
  'categories/banks.html': page('Banks'),
  'businesses.html': page('All businesses'),
  'categories/banks/page/2.html': page('Banks, page 2'),
  'blog/category/banks.html': page('Posts on banks'),
  'locations/hussainabad.html': page('Hussainabad'),
  '404.html': page('Not found'),
  'fallback/search.html': page('Results [[results]]'),
  '_astro/app.B1x2.js': SCRIPT,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *\n',
  'sitemap-index.xml': '<sitemapindex/>',
  'logo.webp': 'RIFF',
  '.env': 'SECRET=1',
}

const KNOWN: Record<string, Page> = {
  'businesses new-bank': { slug: 'new-bank' },
  'businesses 12': { slug: 'state-bank' },
  'businesses old-bank': { slug: 'state-bank' },
  'businesses closed-bank': 'gone',
  'blog old-post': { slug: 'new-post' },
  'blog new-post': { slug: 'new-post' },
  'blog archived-post': 'gone',
  'categories banks': { slug: 'banks' },
  'categories money': { slug: 'banks' },
  'categories Banks': { slug: 'banks' },
  'categories new-kind': { slug: 'new-kind' },
  'categories deleted-kind': 'gone',
  'locations japla': { slug: 'hussainabad' },
  'locations empty-town': { slug: 'empty-town' },
  'locations deleted-town': 'gone',
}

let folder: string
let releases: string
let servedSite: ServedSite
let server: Server
const budget = new ReadBudget(LOOPBACK)
/** What the database would say, by noun and name; null: it does not answer. */
let known: Record<string, Page> | null = {}

type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

/** Sends the path as it is written; `fetch` would tidy it. */
function get(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: target, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body,
          text: body.toString(),
        })
      })
    })
    sent.on('error', reject).end()
  })
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zila-static-'))
  releases = path.join(folder, 'releases')
  await writeFile(path.join(folder, 'secret'), 'never to be seen')
  servedSite = await openServedSite(releases)
  const site = serveSite(servedSite, {
    findPage: async (noun, named) => {
      if (!known) throw new Error('no database')
      return known[`${noun} ${named}`] ?? null
    },
    findAd: (named) => Promise.resolve(named === 'posted-later'),
    findPlaces: (_query, caller) => budget.spend(caller, async () => null),
  })
  server = createServer((incoming, response) => void site(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  server.close()
  servedSite.close()
  await rm(folder, { recursive: true, force: true })
})

describe('before the first release', () => {
  it('says that the site is being prepared, and when to ask again', async () => {
    const got = await get('/')
    expect(got.status).toBe(503)
    expect(got.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-cache' })
    expect(got.text).toContain('The site is being prepared')
  })
})

describe('a release', () => {
  beforeAll(async () => {
    await release(releases, FIRST, SITE)
    await servedSite.refresh()
    known = KNOWN
  })

  it(
    'refuses a search without script to a network that searches too much, and says when to come ' +
      'back',
    async () => {
      const search = '/businesses?noscript=1&search=a'
      const { promise, resolve } = Promise.withResolvers<void>()
      const busy = { peer: '127.0.0.1', forwardedFor: '198.51.100.3' }
      const reads = Array.from({ length: 100 }, () => budget.spend(busy, () => promise))
      const refused = await get(search, { 'X-Forwarded-For': busy.forwardedFor })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.text).toMatch(
        /<p role="alert">Your network is searching too much at once\. Please try again in/,
      )
      expect((await get(search, { 'X-Forwarded-For': '198.51.100.4' })).status).toBe(200)
      resolve()
      await Promise.all(reads)
      expect((await get(search, { 'X-Forwarded-For': busy.forwardedFor })).status).toBe(200)
    },
  )

  it.each([
    [
      '/businesses?category=banks&location=japla',
      'category=banks&amp;location=japla&amp;noscript=1',
    ],
    ['/businesses?categoryId=3&search=a%20b', 'categoryId=3&amp;search=a+b&amp;noscript=1'],
    ['/businesses?city=%22%3E%3Cscript%3E', 'city=%22%3E%3Cscript%3E&amp;noscript=1'],
  ])('%s leads on to the page of results without script', async (target, query) => {
    const plain = await get(target)
    expect(plain.text).toContain('All businesses')
    expect(plain.text).toContain(`<meta http-equiv="refresh" content="0;url=/businesses?${query}"`)
    expect(plain.text).toMatch(/<noscript\s*><meta [^>]*><\/noscript><\/head>/)
    const packed = await get(target, { 'accept-encoding': 'gzip, br' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
    expect(brotliDecompressSync(packed.body).toString()).toBe(plain.text)
    expect(gunzipSync((await get(target, { 'accept-encoding': 'gzip' })).body).toString()).toBe(
      plain.text,
    )
  })

  it.each([
    '/businesses',
    '/businesses?search=bank',
    '/businesses?category=',
    '/about?category=banks',
  ])('%s is the page as it was made', async (target) =>
    expect((await get(target)).text).not.toContain('http-equiv="refresh"'),
  )

  it.each([
    ['/', 200, 'text/html; charset=utf-8', 'public, max-age=60, must-revalidate'],
    ['/?utm=1', 200, 'text/html; charset=utf-8', 'public, max-age=60, must-revalidate'],
    ['/about', 200, 'text/html; charset=utf-8', 'public, max-age=60, must-revalidate'],
    ['/locations', 200, 'text/html; charset=utf-8', 'public, max-age=60, must-revalidate'],
    [
      '/business/state-bank',
      200,
      'text/html; charset=utf-8',
      'public, max-age=60, must-revalidate',
    ],
    [
      '/_astro/app.B1x2.js',
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/favicon.svg', 200, 'image/svg+xml; charset=utf-8', 'public, max-age=3600'],
    ['/logo.webp', 200, 'image/webp', 'public, max-age=3600'],
    ['/robots.txt', 200, 'text/plain; charset=utf-8', 'public, max-age=60, must-revalidate'],
    [
      '/sitemap-index.xml',
      200,
      'application/xml; charset=utf-8',
      'public, max-age=60, must-revalidate',
    ],
    ['/nothing-here', 404, 'text/html; charset=utf-8', 'no-cache'],
    ['/404', 404, 'text/html; charset=utf-8', 'no-cache'],
    ['/fallback/gone', 404, 'text/html; charset=utf-8', 'no-cache'],
    ['/fallback/business', 404, 'text/html; charset=utf-8', 'no-cache'],
    ['/About', 404, 'text/html; charset=utf-8', 'no-cache'],
    ['//about', 404, 'text/html; charset=utf-8', 'no-cache'],
    ['/.env', 404, 'text/html; charset=utf-8', 'no-cache'],
    ['/release.ndjson', 404, 'text/html; charset=utf-8', 'no-cache'],
    ['/about.html.br', 404, 'text/html; charset=utf-8', 'no-cache'],
    [
      'http://palamu.example/about',
      200,
      'text/html; charset=utf-8',
      'public, max-age=60, must-revalidate',
    ],
  ])('%s is %i', async (target, status, type, caching) => {
    const got = await get(target)
    expect(got).toMatchObject({
      status,
      headers: { 'content-type': type, 'cache-control': caching },
    })
    expect(got.headers['x-content-type-options']).toBe('nosniff')
    // It is about documents: scripts go without.
    const policy = target.endsWith('.js') ? undefined : "frame-ancestors 'self'"
    expect(got.headers['content-security-policy']).toBe(policy)
  })

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/?a=1&b=%20', '/about?a=1&b=%20'],
    ['/index.html', '/'],
    ['/locations/index.html', '/locations'],
    ['/business/state-bank/', '/business/state-bank'],
  ])('%s redirects to the one address of its page', async (target, location) => {
    expect(await get(target)).toMatchObject({ status: 308, headers: { location } })
  })

  it.each([
    '/../secret',
    '/../../secret',
    '/_astro/../../../secret',
    '/%2e%2e/secret',
    '/%2e%2e%2f%2e%2e%2fsecret',
    '/..%2f..%2fsecret',
    '/..%5c..%5csecret',
    '/..\\..\\secret',
    '/about%00',
    '/about%0d%0aSet-Cookie:a=b',
    '/./about',
    '/%zz',
    '/%ff',
    'about',
    '*',
  ])('refuses %s', async (target) => {
    const got = await get(target)
    expect(got.status).toBe(400)
    expect(got.text).not.toContain('never to be seen')
  })

  it.each([
    '/%252e%252e%252fsecret',
    '/business/%2e%2e%2e',
    '/....//secret',
    '/%2f%2fevil.example/',
    '//evil.example/%2e',
  ])('decodes once and leads nowhere else: %s', async (target) => {
    const got = await get(target)
    expect([400, 404]).toContain(got.status)
    expect(got.headers.location).toBeUndefined()
  })

  it.each([
    [undefined, undefined],
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['identity, br;q=0.1', undefined],
    ['gzip;q=1.0, *;q=0', 'gzip'],
    ['deflate', undefined],
  ])('Accept-Encoding %s gets %s', async (accept, encoding) => {
    const got = await get('/about', accept ? { 'Accept-Encoding': accept } : {})
    expect(got.headers['content-encoding']).toBe(encoding)
    expect(got.headers.vary).toBe('Accept-Encoding')
    expect(Number(got.headers['content-length'])).toBe(got.body.length)
    const unpack =
      { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((body: Buffer) => body)
    expect(unpack(got.body).toString()).toBe(SITE['about.html'])
  })

  it('answers 304 to who has it, each encoding by its own tag', async () => {
    const plain = await get('/about')
    const br = await get('/about', { 'Accept-Encoding': 'br' })
    expect(plain.headers.etag).toMatch(/^"[\w-]+"$/)
    expect(br.headers.etag).not.toBe(plain.headers.etag)
    const again = await get('/about', { 'If-None-Match': `"other", W/${plain.headers.etag}` })
    expect(again).toMatchObject({
      status: 304,
      text: '',
      headers: { etag: plain.headers.etag, vary: 'Accept-Encoding' },
    })
    expect(
      (await get('/about', { 'If-None-Match': plain.headers.etag!, 'Accept-Encoding': 'br' }))
        .status,
    ).toBe(200)
  })

  it('answers HEAD without a body and refuses what would change something', async () => {
    const head = await get('/about', {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, text: '' })
    expect(Number(head.headers['content-length'])).toBe(SITE['about.html'].length)
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect(await get('/about', {}, method)).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD' },
      })
    }
  })
})

describe('a file that was asked for before', () => {
  const about = path.join('site', 'about.html')
  const withoutDate = ({ headers: { date: _, ...headers }, ...got }: Got) => ({ ...got, headers })
  const asked: Record<string, string>[] = [
    {},
    { 'Accept-Encoding': 'br' },
    { 'Accept-Encoding': 'gzip' },
    { 'If-None-Match': '*' },
  ]

  it('is answered as the first time, from memory', async () => {
    for (const method of ['GET', 'HEAD']) {
      for (const headers of asked) {
        const first = withoutDate(await get('/business/state-bank', headers, method))
        expect(withoutDate(await get('/business/state-bank', headers, method))).toEqual(first)
      }
    }
    await get('/about')
    const file = path.join(releases, FIRST, about)
    await rename(file, `${file}.away`)
    expect((await get('/about')).text).toBe(SITE['about.html'])
    expect((await get('/about', {}, 'HEAD')).headers['content-length']).toBe(
      String(SITE['about.html'].length),
    )
    expect((await get('/about', {}, 'POST')).status).toBe(405)
    await rename(`${file}.away`, file)
  })

  it('is asked for anew when its entry in the release is another', async () => {
    const files = servedSite.current()!.files as Map<string, PlacedFile>
    const before = files.get('about.html')!
    files.set('about.html', { ...before, hash: 'another' })
    expect((await get('/about')).headers.etag).toBe('"another"')
    files.delete('about.html')
    expect((await get('/about')).status).toBe(404)
    files.set('about.html', before)
  })
})

describe('a classified ad that is not in the release', () => {
  it('gets the page that asks the API for it', async () => {
    const got = await get('/classified/posted-later')
    expect(got).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
    expect(got.text).toContain('An ad just posted')
  })

  it('sends to the list, which says why, when there is none', async () => {
    const got = await get('/classified/never-posted')
    expect(got).toMatchObject({ status: 302, headers: { location: '/classified#ad-gone' } })
  })
})

describe('a business that is not in the release', () => {
  it('opened since: the page that reads the API, with status 200', async () => {
    const got = await get('/business/new-bank')
    expect(got).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
    expect(got.text).toContain('One moment')
    expect(got.headers.etag).toBeUndefined()
  })

  it.each(['/business/12', '/business/old-bank', '/business/old-bank/'])(
    '%s redirects to its present address',
    async (target) => {
      expect(await get(target)).toMatchObject({
        status: 301,
        headers: { location: '/business/state-bank' },
      })
    },
  )

  it.each(['/business/nobody', '/business/%27%20or%201=1'])(
    '%s is a real 404, with the page that says so of a business',
    async (target) => {
      expect(await get(target)).toMatchObject({ status: 404, text: SITE['fallback/business.html'] })
    },
  )

  it.each(['/business', '/business/'])(
    '%s names none: a 404 with the page that says that',
    async (target) => {
      expect(await get(target)).toMatchObject({ status: 404, text: SITE['fallback/business.html'] })
    },
  )

  it.each(['/business/a/b', `/business/${'x'.repeat(300)}`])('%s is a real 404', async (target) => {
    expect(await get(target)).toMatchObject({ status: 404, text: SITE['404.html'] })
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
    ['/locations/japla', '/locations/hussainabad'],
  ])('%s redirects to %s', async (target, location) => {
    const got = await get(target)
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
      expect(await get(target)).toMatchObject({
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
    expect(await get(target)).toMatchObject({ status: 404, text: SITE['404.html'] })
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
    const got = await get(target, { 'If-None-Match': '*' })
    expect(got).toMatchObject({
      status: 410,
      text: SITE['fallback/gone.html'],
      headers: { 'cache-control': 'no-cache' },
    })
    expect(got.headers.etag).toBeUndefined()
  })
})

describe('what is not in the release, without the database', () => {
  it.each(['/business/new-bank', '/blog/old-post', '/categories/money', '/locations/japla/page/2'])(
    '%s cannot be known: asks to come back',
    async (target) => {
      known = null
      expect(await get(target)).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
      expect((await get('/business/state-bank')).status).toBe(200)
    },
  )
})

describe('the switch to another release', () => {
  it('shows it whole, and still answers for hashed files of the one before', async () => {
    const next = { ...SITE, 'about.html': page('About us'), '_astro/app.C3y4.js': 'new' }
    const { '_astro/app.B1x2.js': _, ...files } = next
    await release(releases, SECOND, files)
    expect((await get('/about')).text).toBe(SITE['about.html'])
    expect(await servedSite.refresh()).toBe(true)
    expect((await get('/about')).text).toBe(next['about.html'])
    expect((await get('/_astro/app.C3y4.js')).text).toBe('new')
    expect((await get('/_astro/app.B1x2.js')).text).toBe(SCRIPT)
  })

  it(
    'is noticed by itself when another process made it, even when that one removed what was ' +
      'served',
    async () => {
      for (const n of [3, 4, 5])
        await release(releases, `2026-11-21T05-3${n}-00Z-000${n}`, {
          ...SITE,
          'about.html': page(`${n}`),
        })
      await removeOldReleases(releases)
      await expect.poll(async () => (await get('/about')).text, { timeout: 10_000 }).toBe(page('5'))
    },
  )
})

describe('a release of many pages', () => {
  it('has no gzip copies, and makes one for whoever needs it', async () => {
    await release(releases, '2026-11-21T06-00-00Z-0001', SITE, 10_000)
    await servedSite.refresh()
    const file = path.join(siteFolder(releases, '2026-11-21T06-00-00Z-0001'), 'about.html')
    await expect(readFile(`${file}.gz`)).rejects.toThrow('ENOENT')
    const got = await get('/about', { 'Accept-Encoding': 'gzip' })
    expect(got.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(got.body.length),
    })
    expect(gunzipSync(got.body).toString()).toBe(SITE['about.html'])
    expect((await get('/about', { 'Accept-Encoding': 'gzip' }, 'HEAD')).body.length).toBe(0)
    const br = await get('/about', { 'Accept-Encoding': 'br, gzip' })
    expect(brotliDecompressSync(br.body).toString()).toBe(SITE['about.html'])
  })
})
