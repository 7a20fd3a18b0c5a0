import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  requestPath,
  openServed,
  showFirstRelease,
  SITE_FILES,
  budget,
} from './setup/served-site.ts'

openServed()

describe('before the first release', () => {
  it('says that the site is being prepared, and when to ask again', async () => {
    const got = await requestPath('/')
    expect(got.status).toBe(503)
    expect(got.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-cache' })
    expect(got.text).toContain('The site is being prepared')
  })
})

describe('a release', () => {
  beforeAll(() => showFirstRelease())

  it(
    'refuses a search without script to a network that searches too much, and says when to come ' +
      'back',
    async () => {
      const search = '/businesses?noscript=1&search=a'
      const { promise, resolve } = Promise.withResolvers<void>()
      const busy = { peer: '127.0.0.1', forwardedFor: '198.51.100.3' }
      const reads = Array.from({ length: 100 }, () => budget.spend(busy, () => promise))
      const refused = await requestPath(search, { 'X-Forwarded-For': busy.forwardedFor })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.text).toMatch(
        /<p role="alert">Too many searches from your network\. Please try again in/,
      )
      expect((await requestPath(search, { 'X-Forwarded-For': '198.51.100.4' })).status).toBe(200)
      resolve()
      await Promise.all(reads)
      expect((await requestPath(search, { 'X-Forwarded-For': busy.forwardedFor })).status).toBe(200)
    },
  )

  it.each([
    [
      '/businesses?category=banks&location=kheda',
      'category=banks&amp;location=kheda&amp;noscript=1',
    ],
    ['/businesses?categoryId=3&search=a%20b', 'categoryId=3&amp;search=a+b&amp;noscript=1'],
    ['/businesses?city=%22%3E%3Cscript%3E', 'city=%22%3E%3Cscript%3E&amp;noscript=1'],
  ])('%s leads on to the page of results without script', async (target, query) => {
    const plain = await requestPath(target)
    expect(plain.text).toContain('All businesses')
    expect(plain.text).toContain(`<meta http-equiv="refresh" content="0;url=/businesses?${query}"`)
    expect(plain.text).toMatch(/<noscript\s*><meta [^>]*><\/noscript><\/head>/)
    const packed = await requestPath(target, { 'accept-encoding': 'gzip, br' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
    expect(brotliDecompressSync(packed.body).toString()).toBe(plain.text)
    expect(
      gunzipSync((await requestPath(target, { 'accept-encoding': 'gzip' })).body).toString(),
    ).toBe(plain.text)
  })

  it.each([
    '/businesses',
    '/businesses?search=bank',
    '/businesses?category=',
    '/about?category=banks',
  ])('%s is the page as it was made', async (target) =>
    expect((await requestPath(target)).text).not.toContain('http-equiv="refresh"'),
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
    ['/favicon.ico', 200, 'image/x-icon', 'public, max-age=3600'],
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
      'http://suhana.example/about',
      200,
      'text/html; charset=utf-8',
      'public, max-age=60, must-revalidate',
    ],
  ])('%s is %i', async (target, status, type, caching) => {
    const got = await requestPath(target)
    expect(got).toMatchObject({
      status,
      headers: { 'content-type': type, 'cache-control': caching },
    })
    expect(got.headers['x-content-type-options']).toBe('nosniff')
    if (caching.endsWith('immutable')) expect(got.headers.etag).toBeUndefined()
    // It is about documents: scripts go without.
    const policy = got.headers['content-security-policy']
    if (target.endsWith('.js')) expect(policy).toBeUndefined()
    else expect(policy).toContain("frame-ancestors 'self'")
    if (type.startsWith('text/html'))
      for (const part of [
        "script-src 'self' 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'self'",
      ])
        expect(policy).toContain(part)
  })

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/?a=1&b=%20', '/about?a=1&b=%20'],
    ['/index.html', '/'],
    ['/locations/index.html', '/locations'],
    ['/business/state-bank/', '/business/state-bank'],
  ])('%s redirects to the one address of its page', async (target, location) => {
    expect(await requestPath(target)).toMatchObject({ status: 308, headers: { location } })
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
    const got = await requestPath(target)
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
    const got = await requestPath(target)
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
    const got = await requestPath('/about', accept ? { 'Accept-Encoding': accept } : {})
    expect(got.headers['content-encoding']).toBe(encoding)
    expect(got.headers.vary).toBe('Accept-Encoding')
    expect(Number(got.headers['content-length'])).toBe(got.body.length)
    const unpack =
      { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((body: Buffer) => body)
    expect(unpack(got.body).toString()).toBe(SITE_FILES['about.html'])
  })

  it('answers 304 to who has it, each encoding by its own tag', async () => {
    const plain = await requestPath('/about')
    const br = await requestPath('/about', { 'Accept-Encoding': 'br' })
    expect(plain.headers.etag).toMatch(/^"[\w-]+"$/)
    expect(br.headers.etag).not.toBe(plain.headers.etag)
    const again = await requestPath('/about', {
      'If-None-Match': `"other", W/${plain.headers.etag}`,
    })
    expect(again).toMatchObject({
      status: 304,
      text: '',
      headers: { etag: plain.headers.etag, vary: 'Accept-Encoding' },
    })
    expect(
      (
        await requestPath('/about', {
          'If-None-Match': plain.headers.etag!,
          'Accept-Encoding': 'br',
        })
      ).status,
    ).toBe(200)
  })

  it('answers HEAD without a body and refuses what would change something', async () => {
    const head = await requestPath('/about', {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, text: '' })
    expect(Number(head.headers['content-length'])).toBe(SITE_FILES['about.html'].length)
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect(await requestPath('/about', {}, method)).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD' },
      })
    }
  })
})
