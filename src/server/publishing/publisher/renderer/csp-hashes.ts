import { createHash } from 'node:crypto'

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/
/* Structured data is no script to a policy, and differs on every page. */
const INLINE = /<(script|style)(?![^>]*\b(?:src=|type="application\/))[^>]*>(.*?)<\/\1>/gs
const HASH = / '(sha256-[^']+)'/g

/** A page's inline scripts are the same few on every page. */
const MAX_KNOWN = 1000
const known = new Map<string, string>()

/**
 * The page with the hashes of its own inline scripts and styles alone in its content security
 * policy. Astro lists those of the whole site, which no compression makes smaller.
 */
export function withCspHashes(html: string): string {
  const policy = POLICY.exec(html)?.[1]
  if (policy === undefined) return html
  const own = new Set([...html.matchAll(INLINE)].map(([, , text = '']) => hashOf(text)))
  const shorter = policy.replace(HASH, (listed, hash: string) => (own.has(hash) ? listed : ''))
  return html.replace(policy, () => shorter)
}

function hashOf(text: string): string {
  const before = known.get(text)
  if (before) return before
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(text, hash)
  return hash
}
