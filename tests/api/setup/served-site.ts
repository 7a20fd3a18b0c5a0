import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { LOOPBACK_NETWORKS } from '#server/kit/rate-limit/address.ts'
import { ReadBudget } from '#server/kit/http/read-budget.ts'
import { createLiveReader, type ReadLiveSite } from '#server/publishing/releases/live.ts'
import { openServedSite, serveSite, type ServedSite } from '#server/publishing/site/index.ts'
import type { PageStatus } from '#server/publishing/slug-history/index.ts'
import { htmlPage, makeRelease } from './release.ts'

export const FIRST_RELEASE = '2026-11-21T05-30-00Z-0001'

export const SECOND_RELEASE = '2026-11-21T05-31-00Z-0002'

export const SCRIPT_CONTENT = `export const words = ${JSON.stringify('hydrate '.repeat(100))}`

export const SITE_FILES = {
  'index.html': htmlPage('Home', '/about'),
  'about.html': htmlPage('About', '/'),
  'business/state-bank.html': htmlPage('State Bank'),
  'locations/index.html': htmlPage('Places'),
  'fallback/business.html': htmlPage('One moment'),
  'fallback/classified.html': htmlPage('New ad'),
  'fallback/post.html': htmlPage('A post just written'),
  'fallback/gone.html': htmlPage('No longer available'),
  'categories/banks.html': htmlPage('Banks'),
  'businesses.html': htmlPage('All businesses'),
  'categories/banks/page/2.html': htmlPage('Banks, page 2'),
  'blog/category/banks.html': htmlPage('Posts on banks'),
  'locations/kheda-bazar.html': htmlPage('Kheda Bazar'),
  '404.html': htmlPage('Not found'),
  'fallback/search.html': htmlPage('Results [[results]]'),
  '_astro/app.B1x2.js': SCRIPT_CONTENT,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'favicon.ico': 'icon',
  'robots.txt': 'User-agent: *\n',
  'sitemap-index.xml': '<sitemapindex/>',
  'logo.webp': 'RIFF',
  '.env': 'SECRET=1',
}

const KNOWN: Record<string, PageStatus> = {
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
  'locations kheda': { slug: 'kheda-bazar' },
  'locations empty-town': { slug: 'empty-town' },
  'locations deleted-town': 'gone',
}

const bank = { slug: 'state-bank', name: 'State Bank', city: 'Sonpani', phone: null }
/** What a search for banks finds: two pages. */
const findBanks = (query: URLSearchParams) => ({
  data: [{ ...bank, category: { name: query.get('language') === 'hi' ? 'बैंक' : 'Banks' } }],
  pagination: { page: 1, total: 30, totalPages: 2 },
})

let folder: string

export let releases: string

export let servedSite: ServedSite

/** The live site that it reads. */
export let live: ReadLiveSite

let server: Server

export const budget = new ReadBudget(LOOPBACK_NETWORKS)

/** What the database would say, by noun and name; null: it does not answer. */
let known: Record<string, PageStatus> | null = {}

export type TestResponse = {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

/** Sends the path as it is written; `fetch` would tidy it. */
export function requestPath(
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: Uint8Array,
): Promise<TestResponse> {
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
    sent.on('error', reject).end(body)
  })
}

export const setKnownPages = (next: Record<string, PageStatus> | null) => void (known = next)

/** A server of releases in a folder of its own, without a release at first. */
export function openServed(): void {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'zila-static-'))
    releases = path.join(folder, 'releases')
    await writeFile(path.join(folder, 'secret'), 'never to be seen')
    live = createLiveReader(releases)
    servedSite = await openServedSite(releases, live)
    const site = serveSite(servedSite, {
      findPage: async (noun, named) => {
        if (!known) throw new Error('no database')
        return known[`${noun} ${named}`] ?? null
      },
      findAd: (named) => Promise.resolve(named === 'posted-later'),
      findPlaces: (query, caller) =>
        budget.spend(caller, async () =>
          query.get('search') === 'bank' ? findBanks(query) : null,
        ),
    })
    server = createServer((incoming, response) => void site(incoming, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    server.close()
    servedSite.close()
    await rm(folder, { recursive: true, force: true })
  })
}

/** Files of the site, and their pages in Hindi below `/hi`. */
export const FILES_IN_HINDI_TOO: Record<string, string> = {
  ...SITE_FILES,
  ...Object.fromEntries(
    Object.entries(SITE_FILES)
      .filter(([name]) => name.endsWith('.html'))
      .map(([name, page]) => [
        name === 'index.html' ? 'hi.html' : `hi/${name}`,
        page.replace('lang="en"', 'lang="hi"'),
      ]),
  ),
  'developers.html': htmlPage('Developers'),
}

/** Shows a first release, and lets the database know pages that moved and were removed. */
export async function showFirstRelease(files: Record<string, string> = SITE_FILES): Promise<void> {
  await makeRelease(releases, FIRST_RELEASE, files)
  await servedSite.refresh()
  setKnownPages(KNOWN)
}

export function openFirstRelease(files?: Record<string, string>): void {
  openServed()
  beforeAll(() => showFirstRelease(files))
}
