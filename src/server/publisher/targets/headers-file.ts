import { freshness, HSTS, isHttps, SAFETY } from '#server/releases/headers.ts'

/** The name under which Netlify, Cloudflare Pages and others look for it. */
export const HEADERS_FILE = '_headers'

/**
 * The headers that our own server sends with the site's files, for a host that serves the folder
 * instead.
 */
export function headersFile(siteUrl: string): string {
  const all = { ...SAFETY, ...(isHttps(siteUrl) ? { 'Strict-Transport-Security': HSTS } : {}) }
  const hashed = { 'Cache-Control': freshness('_astro/') }
  return [block('/*', all), block('/_astro/*', hashed)].join('\n')
}

const block = (paths: string, headers: Record<string, string>): string =>
  [paths, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
