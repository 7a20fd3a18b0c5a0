import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { isAppPage, isPublicPage } from '#browser/offline/worker/addresses.ts'
import { markAsKept } from '#browser/offline/worker/mark.ts'
import { bundleServiceWorker } from '../../scripts/imports/service-worker.ts'

const bundle = (isWithdrawn: boolean) =>
  bundleServiceWorker({
    define: { 'process.env.ZILA_PREFIX': '""' },
    target: ['chrome100', 'firefox100', 'safari16.4'],
    isWithdrawn,
  })

describe('the service worker', () => {
  it('is one script of at most 12 KB, gzipped, which loads no other', async () => {
    const code = await bundle(false)
    expect(gzipSync(code).length).toBeLessThanOrEqual(12 * 1024)
    expect(code).not.toMatch(/\bimport\b\s*[({"']|\bexport\b|process\.env/)
  })

  it('is withdrawn by a script that keeps nothing', async () => {
    const code = await bundle(true)
    expect(code).toContain('unregister')
    expect(code).not.toContain('respondWith')
  })

  it.each([
    ['/', true],
    ['/hi/business/a', true],
    ['/categories/banks/', true],
    ['/dashboard', false],
    ['/hi/messages', false],
    ['/admin/review', false],
    ['/business/12/edit', false],
    ['/api/businesses', false],
    ['/uploads/a', false],
    ['/offline/index.json', false],
  ])('keeps %s: %s', (path, isKept) => {
    const url = new URL(path, 'https://zila.example')
    expect(isPublicPage(url)).toBe(isKept)
  })

  it('knows the pages of the signed-in app', () => {
    expect(isAppPage(new URL('https://zila.example/hi/dashboard'))).toBe(true)
    expect(isAppPage(new URL('https://zila.example/api/profile'))).toBe(false)
  })
})

describe('a kept page says so', () => {
  const shell =
    '<template id="kept-page" data-months="Jan,Feb"><link rel="stylesheet" href="/a.css"><div>' +
    '<b data-offline>None.</b><b data-slow>Slow.</b>Of %day%.' +
    '<a href="/offline" data-again>Again</a></div></template>'
  const html = '<head></head><body><main id="main" tabindex="-1">Text</main></body>'
  const url = new URL('https://zila.example/blog/a')
  const fetched = new Date(2026, 1, 23)

  it('with its day, and whether there is no line or a slow one', () => {
    expect(markAsKept(html, shell, { fetched, url, hasFailed: true })).toBe(
      '<head><link rel="stylesheet" href="/a.css"></head><body><div><b data-offline>None.</b>' +
        'Of 23 Feb.<a href="/blog/a" data-again>Again</a></div>' +
        '<main id="main" tabindex="-1">Text</main></body>',
    )
    expect(markAsKept(html, shell, { fetched, url, hasFailed: false })).toContain('<b data-slow>')
  })

  it('unless the words are missing', () => {
    expect(markAsKept(html, '', { fetched, url, hasFailed: true })).toBe(html)
  })
})
