import { APP_PATHS, APP_SHELL } from '#config/app-paths.ts'
import { addLanguage, findLanguage, type LanguageCode } from '#config/languages.ts'
import { getCacheControl, SECURITY_HEADERS } from '#server/publishing/releases/headers.ts'

/** The name under which Netlify, Cloudflare Pages and others look for it. */
export const HEADERS_FILE = '_headers'

/** The name under which the same hosts look for addresses that another file answers. */
export const REWRITES_FILE = '_redirects'

/** Every address of the signed-in app is answered by the shell of its language, with status 200. */
export const createRewritesFile = (codes: readonly LanguageCode[]): string =>
  codes
    .map(findLanguage)
    .flatMap((language) =>
      Object.values(APP_PATHS).map(
        (path) => `${addLanguage(language, path)} ${addLanguage(language, APP_SHELL)} 200\n`,
      ),
    )
    .join('')

/**
 * The headers that our own server sends with the site's files, for a host that serves the folder
 * instead.
 */
export function createHeadersFile(hsts: string | null): string {
  const all = { ...SECURITY_HEADERS, ...(hsts ? { 'Strict-Transport-Security': hsts } : {}) }
  const hashed = { 'Cache-Control': getCacheControl('_astro/') }
  const worker = { 'Cache-Control': getCacheControl('sw.js') }
  return [block('/*', all), block('/_astro/*', hashed), block('/sw.js', worker)].join('\n')
}

const block = (paths: string, headers: Record<string, string>): string =>
  [paths, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
