import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withCspHashes } from '#server/publishing/publisher/renderer/csp-hashes.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (policy: string, body: string) =>
  `<head><meta http-equiv="content-security-policy" content="${policy}"></head>${body}`

test('keeps the hashes of the scripts and styles that the page has, and everything else', () => {
  const body =
    '<style>p{}</style><script type="module">let a = 1 < 2</script><script src="/a.js"></script>'
  const all = `default-src 'self'; script-src 'self' ${sha('let a = 1 < 2')} ${sha('other')};`
  const own = `default-src 'self'; script-src 'self' ${sha('let a = 1 < 2')};`
  const styles = (hashes: string) => ` style-src 'self'${hashes};`
  expect(withCspHashes(page(all + styles(` ${sha('')} ${sha('p{}')} ${sha('q{}')}`), body))).toBe(
    page(own + styles(` ${sha('p{}')}`), body),
  )
})

test('a page without a policy stays as it is', () => {
  expect(withCspHashes('<p>Hello</p>')).toBe('<p>Hello</p>')
})

test('structured data needs no hash', () => {
  const data = '{"@type":"Bank"}'
  const body = `<script type="application/ld+json">${data}</script>`
  expect(withCspHashes(page(`script-src 'self' ${sha(data)};`, body))).toBe(
    page("script-src 'self';", body),
  )
})
