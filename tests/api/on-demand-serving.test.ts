import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PageServer } from '#server/publishing/publisher/on-demand/index.ts'
import { KnownTakedowns } from '#server/publishing/publisher/takedowns/known.ts'
import { createLiveReader } from '#server/publishing/releases/live.ts'
import { getRowsFile, packRows } from '#server/publishing/releases/on-demand.ts'
import { hashContent } from '#server/publishing/releases/release.ts'
import {
  OnDemandPages,
  openServedSite,
  serveSite,
  type ServedSite,
} from '#server/publishing/site/index.ts'
import { htmlPage, makeRelease } from './setup/release.ts'

const ROW_FILES = 3
const SLUGS = Array.from({ length: 300 }, (_, i) => `shop-${i}`)

/** The files of rows of a release, and what the server renders of them: the name in the row. */
function rowsOf(nameOf: (slug: string) => string): Record<string, Buffer> {
  const files = Map.groupBy(SLUGS, (slug) => getRowsFile(slug, { rowFiles: ROW_FILES }))
  return Object.fromEntries(
    [...files].map(([file, slugs]) => [
      file,
      packRows(new Map(slugs.map((slug) => [slug, JSON.stringify({ name: nameOf(slug) })]))),
    ]),
  )
}

const site = (nameOf = (slug: string) => slug.toUpperCase()) => ({
  'index.html': htmlPage('Home'),
  'hi.html': htmlPage('घर'),
  'business/busy.html': htmlPage('The busiest'),
  'fallback/business.html': htmlPage('One moment'),
  '404.html': htmlPage('Not found'),
  '.on-demand/index.json': JSON.stringify({ rowFiles: ROW_FILES, bundle: 'code' }),
  '.on-demand/shared.json': '{}',
  ...rowsOf(nameOf),
})

let folder: string
let servedSite: ServedSite
let server: Server
let known: KnownTakedowns
let rendered: string[] = []
/** What rendering waits for; rejects to let it fail. */
let until: Promise<void> = Promise.resolve()
let starting: Promise<void> = Promise.resolve()

const pages: PageServer = {
  render: async (bundle, { language, rows, path }) => {
    rendered.push(path)
    await until
    const content = Buffer.from(htmlPage(`${language} ${bundle} ${rows}`))
    return { size: content.length, hash: hashContent(content), br: brotliCompressSync(content) }
  },
  prepare: () => starting,
  close: async () => undefined,
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zila-asked-'))
  await makeRelease(folder, '2026-11-27T05-30-00Z-0001', site())
  known = new KnownTakedowns()
  servedSite = await openServedSite(folder, createLiveReader(folder), known)
  const onDemand = new OnDemandPages(pages)
  const lookups = {
    findPage: async (_: string, named: string) =>
      named === 'former' ? { slug: 'shop-1' } : named === 'shop-9' ? ('gone' as const) : null,
    findAd: async () => false,
    findPlaces: async () => null,
  }
  const handle = serveSite(servedSite, lookups, undefined, onDemand)
  server = createServer((incoming, response) => void handle(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  rendered = []
  until = starting = Promise.resolve()
})
afterAll(async () => {
  server.close()
  servedSite.close()
  await rm(folder, { recursive: true, force: true })
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const { statusCode: status = 0, headers: got } = response
        resolve({ status, headers: got, body: Buffer.concat(parts) })
      })
    })
      .on('error', reject)
      .end()
  })

test('a page is answered as a file of the release, in each encoding', async () => {
  const [file, page] = [await ask('/business/busy'), await ask('/business/shop-1')]
  expect(page.status).toBe(200)
  expect(page.body.toString()).toContain('en code {"name":"SHOP-1"}')
  const names = (headers: IncomingHttpHeaders) =>
    Object.keys(headers).filter((name) => !['date', 'content-length'].includes(name))
  expect(names(page.headers)).toEqual(names(file.headers))
  for (const name of ['cache-control', 'content-type', 'vary', 'content-security-policy'])
    expect(page.headers[name]).toBe(file.headers[name])

  const br = await ask('/business/shop-1', { 'accept-encoding': 'gzip, br' })
  const gzip = await ask('/business/shop-1', { 'accept-encoding': 'gzip' })
  expect([br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.body).equals(page.body)).toBe(true)
  expect(gunzipSync(gzip.body).equals(page.body)).toBe(true)
  expect(new Set([br, gzip, page].map(({ headers }) => headers.etag)).size).toBe(3)

  const again = await ask('/business/shop-1', { 'if-none-match': page.headers.etag! })
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  const head = await ask('/business/shop-1', {}, 'HEAD')
  expect(head.headers['content-length']).toBe(String(page.body.length))
  expect(head.body).toHaveLength(0)
  expect(rendered).toEqual(['/business/shop-1'])
})

test('addresses have the rules of files: language, slash, former names, none', async () => {
  expect((await ask('/hi/business/shop-2')).body.toString()).toContain('hi code')
  for (const [from, to] of [
    ['/business/shop-2/', '/business/shop-2'],
    ['/business/shop-2.html?a=1', '/business/shop-2?a=1'],
  ])
    expect(await ask(from!)).toMatchObject({ status: 308, headers: { location: to } })
  expect(await ask('/business/former')).toMatchObject({
    status: 301,
    headers: { location: '/business/shop-1' },
  })
  expect((await ask('/business/shop')).status).toBe(404)
  expect((await ask('/business/shop-2%0911')).status).toBe(400)
})

test('what pages are made of is no file of the site', async () => {
  for (const file of ['shared.json', '0.rows.gz', 'index.json'])
    expect((await ask(`/.on-demand/${file}`)).status).toBe(404)
})

test('many who ask for a page at once wait for one rendering', async () => {
  const go = Promise.withResolvers<void>()
  until = go.promise
  const asking = Array.from({ length: 50 }, () => ask('/business/shop-3'))
  await expect.poll(() => rendered).toEqual(['/business/shop-3'])
  go.resolve()
  const answers = await Promise.all(asking)
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
  expect(rendered).toEqual(['/business/shop-3'])
})

test('who asks for all pages is told to come back, and others are served', async () => {
  const go = Promise.withResolvers<void>()
  until = go.promise
  const asking = SLUGS.slice(10, 210).map((slug) => ask(`/business/${slug}`))
  const first = await Promise.race(asking)
  expect(first).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  expect(first.headers['cache-control']).toBe('no-cache')
  expect(first.body.toString()).toContain('This page isn’t ready yet')
  expect(rendered.length).toBeLessThanOrEqual(2)
  expect((await ask('/business/busy')).status).toBe(200)
  expect((await ask('/business/shop-1')).status).toBe(200)
  go.resolve()
  const counted = Map.groupBy(await Promise.all(asking), ({ status }) => status)
  expect(counted.get(200)!.length).toBeGreaterThanOrEqual(100)
  expect([...counted.keys()].sort()).toEqual([200, 503])
})

test('a page that cannot be rendered is a 503, and is tried again', async () => {
  until = Promise.reject(new Error('no code'))
  until.catch(() => undefined)
  expect(await ask('/business/shop-220')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
  })
  until = Promise.resolve()
  expect((await ask('/business/shop-220')).status).toBe(200)
})

test('while the process starts, no page waits for another', async () => {
  starting = Promise.reject(new Error('being started'))
  starting.catch(() => undefined)
  const answers = await Promise.all(SLUGS.slice(230, 240).map((slug) => ask(`/business/${slug}`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(rendered).toEqual([])
  starting = Promise.resolve()
  expect((await ask('/business/shop-230')).status).toBe(200)
})

test('a takedown holds at once, for a page that is being rendered too', async () => {
  expect((await ask('/business/shop-9')).status).toBe(200)
  const go = Promise.withResolvers<void>()
  until = go.promise
  const asking = ask('/hi/business/shop-9')
  await expect.poll(() => rendered).toContain('/business/shop-9')
  known.add([{ id: 1, address: '/business/shop-9', kind: 'gone', publicationId: null }])
  go.resolve()
  expect((await asking).status).toBe(410)
  expect((await ask('/business/shop-9')).status).toBe(410)
  expect((await ask('/business/shop-10')).status).toBe(200)
})

test('a page is made anew when what it was made of is another, and only then', async () => {
  const before = await ask('/business/shop-1')
  const other = await ask('/business/shop-2')
  await makeRelease(
    folder,
    '2026-11-27T05-31-00Z-0002',
    site((slug) => (slug === 'shop-1' ? 'A new name' : slug.toUpperCase())),
  )
  await servedSite.refresh()
  const now = await ask('/business/shop-1')
  expect(now.body.toString()).toContain('A new name')
  expect(now.headers.etag).not.toBe(before.headers.etag)
  expect((await ask('/business/shop-2')).headers.etag).toBe(other.headers.etag)
  rendered = []
  await ask('/business/shop-1')
  expect(rendered).toEqual([])
})
