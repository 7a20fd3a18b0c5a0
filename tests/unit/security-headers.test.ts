import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  getHstsHeader,
  SECURITY_HEADERS,
  getSecurityHeaders,
} from '#server/publishing/releases/headers.ts'

test('the examples for nginx and Caddy send what our own server sends', async () => {
  const readme = await readFile('README.md', 'utf8')
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    const written = readme.split('\n').filter((line) => line.includes(`${name} `))
    const same = written.filter((line) => line.includes(value))
    expect([name, same.length]).toEqual([name, 2])
  }
})

test('a page names what may run; a picture opened by itself runs nothing', () => {
  const policyOf = (file: string) => getSecurityHeaders(file)['Content-Security-Policy'] ?? ''
  for (const part of ["script-src 'self'", "object-src 'none'", "base-uri 'self'"])
    expect(policyOf('about.html')).toContain(part)
  for (const file of ['favicon.svg', 'photo.webp', 'sitemap.xml', 'robots.txt'])
    expect(policyOf(file)).toMatch(/^default-src 'none'/)
  for (const file of ['about.html', 'favicon.svg'])
    expect(policyOf(file)).toContain("frame-ancestors 'self'")
})

test('https is asked for on https alone, below it only where that is wished', () => {
  expect(getHstsHeader('http://localhost:4321', true)).toBeNull()
  expect(getHstsHeader('https://suhana.example')).toBe('max-age=31536000')
  expect(getHstsHeader('https://suhana.example', true)).toBe('max-age=31536000; includeSubDomains')
})
