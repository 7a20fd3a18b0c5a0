import { getMimeType } from 'hono/utils/mime'

/**
 * What holds for every page; the policy in each page is narrower, and names its inline scripts and
 * styles by hash. Browsers keep to both.
 */
const POLICY = [
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** Sent with every answer of the site. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(self), payment=(), usb=(), geolocation=(self)',
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/**
 * For a site on https: browsers stop using http, for the hosts below it too if that is wished. Null
 * for a site on http.
 */
export const getHstsHeader = (siteUrl: string, subDomains = false): string | null =>
  siteUrl.startsWith('https:') ? `max-age=31536000${subDomains ? '; includeSubDomains' : ''}` : null

export const CACHE_SHORT = 'public, max-age=60, must-revalidate'
export const NO_CACHE = 'no-cache'
export const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable'
const CACHE_HOUR = 'public, max-age=3600'

/** Astro puts a hash of the content into the names below `_astro/`: such a file never changes. */
export const isHashed = (file: string): boolean => file.startsWith('_astro/')

const SCRIPT_SAFETY: typeof SECURITY_HEADERS = { 'X-Content-Type-Options': 'nosniff' }
/** A picture opened by itself, an SVG too, runs nothing. */
const FILE_SAFETY: typeof SECURITY_HEADERS = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
}

/**
 * The safety headers of a file. Scripts leave out those for documents: a page has twenty scripts,
 * and each would carry 200 bytes of them.
 */
export function getSecurityHeaders(file: string): typeof SECURITY_HEADERS {
  if (isHashed(file) && file.endsWith('.js')) return SCRIPT_SAFETY
  return file.endsWith('.html') || file.endsWith('.js') ? SECURITY_HEADERS : FILE_SAFETY
}

/** How long a file may be kept without asking again. */
export function getCacheControl(file: string): string {
  if (isHashed(file)) return CACHE_IMMUTABLE
  // Each visit asks for the worker, so that another one takes its place at once.
  if (file === 'sw.js') return NO_CACHE
  return /\.(html|xml|txt|json)$/.test(file) ? CACHE_SHORT : CACHE_HOUR
}

export const getContentType = (file: string): string =>
  getMimeType(file) ?? 'application/octet-stream'
