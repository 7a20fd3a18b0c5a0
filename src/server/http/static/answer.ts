import { join } from 'node:path'
import { cleanAddress } from '#server/publisher/release.ts'
import { chooseEncoding } from './encoding.ts'
import type { Encoding } from './encoding.ts'
import { BRIEFLY, freshness, isHashed, NEVER, SAFETY, typeOf } from './headers.ts'
import { PREPARING_PAGE } from './preparing.ts'
import { isWithoutScript, searchPage } from './search-page.ts'
import type { FindPlaces } from './search-page.ts'
import { AD_FALLBACK, BUSINESS_FALLBACK, NOT_FOUND, pageAt, pageFile, POST_FALLBACK } from './served.ts'
import type { Served } from './served.ts'
import type { Shelf } from './shelf.ts'
import { encodedPath, readTarget } from './target.ts'
import type { Target } from './target.ts'

export type Asked = { method: string; target: string; acceptEncoding?: string; ifNoneMatch?: string }
/** What to send: a body at hand, or a file of `size` bytes. */
export type Answer = {
  status: number
  headers: Record<string, string>
  /** A file to be gzipped on its way has no size yet. */
  content: { text: string } | { file: string; size: number } | { file: string; gzipped: true } | null
}

/** The present slug of the public record that has or had this name in its address; null when there is none. */
export type FindSlug = (name: string) => Promise<{ slug: string } | null>

const SUFFIX = { br: '.br', gzip: '.gz', identity: '' } as const

/** Whether there is a classified ad of this slug or id, whoever may see it. */
export type FindAd = (slug: string) => Promise<boolean>

/** What the site asks the database for; everything else is in the release. */
export type Lookups = { findBusiness: FindSlug; findPost: FindSlug; findAd: FindAd; findPlaces: FindPlaces }

/** Records that may be younger than the release: where their pages are, and which page stands in for a missing one. */
const YOUNGER = [
  { address: /^\/business\/([^/]{1,200})\/?$/, base: '/business/', fallback: BUSINESS_FALLBACK, find: 'findBusiness' },
  { address: /^\/blog\/([^/]{1,200})\/?$/, base: '/blog/', fallback: POST_FALLBACK, find: 'findPost' },
] as const
type Younger = (typeof YOUNGER)[number]

/** Decides what a request for anything but the API gets, all of it from one release. */
export async function answer(asked: Asked, shelf: Shelf, lookups: Lookups): Promise<Answer> {
  if (asked.method !== 'GET' && asked.method !== 'HEAD') {
    return words(405, 'This address can only be read.', { Allow: 'GET, HEAD' })
  }
  const target = readTarget(asked.target)
  if (!target) return words(400, 'The address is not valid.')
  const served = shelf.current()
  if (!served) return preparing()

  const query = new URLSearchParams(target.query)
  if (isWithoutScript(target.path, query)) {
    const text = await searchPage(served, query, lookups.findPlaces)
    if (text) return words(200, text, { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' })
  }
  const file = pageAt(served, target.path) ?? plainFile(served, target.path)
  if (file) return fileAnswer(served, file, asked)
  const clean = cleanTwin(served, target.path)
  if (clean) return redirect(308, encodedPath(clean) + target.query)
  const asset = isHashed(target.path.slice(1)) ? earlierAsset(shelf, target.path.slice(1)) : undefined
  if (asset) return fileAnswer(asset, target.path.slice(1), asked)
  const kind = YOUNGER.find(({ address }) => address.test(target.path))
  if (kind) return younger(kind, target, served, asked, lookups[kind.find])
  const ad = /^\/classified\/([^/]{1,200})$/.exec(target.path)?.[1]
  return ad ? classifiedAd(ad, served, asked, lookups.findAd) : inPlace(served, NOT_FOUND, 404, asked)
}

/** An ad that is not in the release: posted or taken away since it was built, pending, or never there. */
async function classifiedAd(named: string, served: Served, asked: Asked, findAd: FindAd): Promise<Answer> {
  const isThere = await findAd(named).catch(() => 'unknown' as const)
  if (isThere === 'unknown') return inPlace(served, AD_FALLBACK, 503, asked, { 'Retry-After': '30' })
  // The specification sends people to the list; there it is said why.
  return isThere ? inPlace(served, AD_FALLBACK, 200, asked) : redirect(302, '/classified?ad=gone')
}

/** A business or a post that is not in the release: opened or renamed since it was built, or never there. */
async function younger(
  { address, base, fallback }: Younger,
  target: Target,
  served: Served,
  asked: Asked,
  find: FindSlug,
): Promise<Answer> {
  const found = await find(address.exec(target.path)![1]!).catch(() => 'unknown' as const)
  // Without the database nobody can say; the page asks again by itself, and no search engine forgets the address.
  if (found === 'unknown') return inPlace(served, fallback, 503, asked, { 'Retry-After': '30' })
  // The page says that there is no such business or post, and where to go on.
  if (!found) return inPlace(served, fallback, 404, asked)
  const path = base + encodeURIComponent(found.slug)
  return target.path === path ? inPlace(served, fallback, 200, asked) : redirect(301, path + target.query)
}

/** A file that is not a page, by its own name. */
function plainFile(served: Served, path: string): string | undefined {
  const file = path.slice(1)
  return !file.endsWith('.html') && served.files.has(file) ? file : undefined
}

/** The one address of a page that was asked for by another: `/about/`, `/about.html`, `/about/index.html`. */
function cleanTwin(served: Served, path: string): string | undefined {
  const twin = path.endsWith('.html') ? cleanAddress(path.slice(1)) : path.length > 1 ? path.replace(/\/$/, '') : path
  return twin !== path && pageAt(served, twin) ? twin : undefined
}

const earlierAsset = (shelf: Shelf, file: string): Served | undefined =>
  shelf.earlier().find((served) => served.files.has(file))

function fileAnswer(served: Served, file: string, asked: Asked): Answer {
  const entry = served.files.get(file)!
  // A page of a large site has no gzip copy: the few who need one wait for it to be made.
  const encodings: Encoding[] = [
    ...(entry.br ? ['br' as const] : []),
    ...(entry.br || entry.gz ? ['gzip' as const] : []),
  ]
  const encoding = chooseEncoding(asked.acceptEncoding, encodings)
  const etag = `"${entry.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const headers: Record<string, string> = {
    ...SAFETY,
    ETag: etag,
    'Cache-Control': freshness(file),
    ...(encodings.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
  }
  if (isKnown(etag, asked.ifNoneMatch)) return { status: 304, headers, content: null }
  headers['Content-Type'] = typeOf(file)
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  const size = { br: entry.br, gzip: entry.gz, identity: entry.size }[encoding]
  if (size === undefined) return { status: 200, headers, content: { file: join(entry.site, file), gzipped: true } }
  return { status: 200, headers, content: { file: join(entry.site, file + SUFFIX[encoding]), size } }
}

/** A page of the release under another address and status: it must not be remembered as that address's page. */
function inPlace(
  served: Served,
  address: string,
  status: number,
  asked: Asked,
  more: Record<string, string> = {},
): Answer {
  const file = pageFile(served, address)
  if (!file) return words(status === 200 ? 404 : status, 'Not found.', more)
  const found = fileAnswer(served, file, { ...asked, ifNoneMatch: undefined })
  const headers: Record<string, string> = { ...found.headers, 'Cache-Control': NEVER, ...more }
  delete headers['ETag']
  return { ...found, status, headers }
}

/** A short answer; browsers would keep a redirect without a limit for ever, and slugs may change back. */
const redirect = (status: 301 | 302 | 308, location: string): Answer => ({
  status,
  headers: { ...SAFETY, Location: location, 'Cache-Control': BRIEFLY },
  content: null,
})

const words = (status: number, text: string, more: Record<string, string> = {}): Answer => ({
  status,
  headers: { ...SAFETY, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': NEVER, ...more },
  content: { text },
})

const preparing = (): Answer => ({
  ...words(503, PREPARING_PAGE, { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '5' }),
})

/** If-None-Match: a list of tags, weak ones compared as strong, or a star. */
function isKnown(etag: string, header: string | undefined): boolean {
  if (!header) return false
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
