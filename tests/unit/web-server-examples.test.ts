import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'

/* What the examples of the README leave to our server, for the pages of every language. */

const README = readFileSync('README.md', 'utf8')
const [, nginxLocation = ''] = /location ~ (\S+) \{ try_files \/- @zila; \}/.exec(README) ?? []
const [, caddyPaths = ''] = /@ours \{\s+not path (.+)/.exec(README) ?? []

const isOfNginx = (path: string) => new RegExp(nginxLocation).test(path)
const isOfCaddy = (path: string) =>
  caddyPaths.split(' ').some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[.]/g, '\\.'))
    return new RegExp(`^${parts.join('.*')}$`).test(path)
  })

describe.each(LANGUAGES.map(({ prefix, name }) => [name, prefix] as const))('%s', (_, prefix) => {
  test.each(['/404', '/fallback/app', '/fallback/business', '/about.html', '/index.html.br'])(
    '%s is left to our server',
    (path) => {
      expect(isOfNginx(prefix + path)).toBe(true)
      expect(isOfCaddy(prefix + path)).toBe(true)
    },
  )

  test.each(['', '/about', '/business/hotel-404', '/blog/rss.xml', '/suggest.json'])(
    '%s is sent by the web server',
    (path) => {
      expect(isOfNginx(prefix + path || '/')).toBe(false)
      expect(isOfCaddy(prefix + path || '/')).toBe(false)
    },
  )
})

test('what is the same in all languages is left to our server', () => {
  for (const path of ['/api', '/api/health', '/uploads/a.webp', '/_headers', '/_redirects']) {
    expect(isOfNginx(path)).toBe(true)
    expect(isOfCaddy(path)).toBe(true)
  }
})
