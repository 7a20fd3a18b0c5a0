import { getMimeType } from 'hono/utils/mime'

/**
 * Sent with every answer of the site; the rest of the content security policy is in each page, by
 * hash.
 */
export const SAFETY: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(self), payment=(), usb=(), geolocation=(self)',
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** For a site on https: browsers stop using http. It leaves out other hosts of the domain. */
export const HSTS = 'max-age=31536000'
export const isHttps = (siteUrl: string): boolean => siteUrl.startsWith('https:')

export const BRIEFLY = 'public, max-age=60, must-revalidate'
export const NEVER = 'no-cache'
const FOREVER = 'public, max-age=31536000, immutable'
const A_WHILE = 'public, max-age=3600'

/** Astro puts a hash of the content into the names below `_astro/`: such a file never changes. */
export const isHashed = (file: string): boolean => file.startsWith('_astro/')

const SCRIPT_SAFETY: typeof SAFETY = { 'X-Content-Type-Options': 'nosniff' }

/**
 * The safety headers of a file. Scripts leave out those for documents: a page has twenty scripts,
 * and each would carry 200 bytes of them.
 */
export const safetyOf = (file: string): typeof SAFETY =>
  isHashed(file) && file.endsWith('.js') ? SCRIPT_SAFETY : SAFETY

/** How long a file may be kept without asking again. */
export function freshness(file: string): string {
  if (isHashed(file)) return FOREVER
  return /\.(html|xml|txt|json)$/.test(file) ? BRIEFLY : A_WHILE
}

export const typeOf = (file: string): string => getMimeType(file) ?? 'application/octet-stream'
