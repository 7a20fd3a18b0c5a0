/** What the check of a release needs to know of a page. */
export type PageFacts = { title: string; links: string[] }

const NAMED: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }
const TAG = /<([a-z][a-z0-9-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
/* Written by the author of a post: a mistake in it must not hold back the site. */
const AUTHORED = /\sdata-authored\b/
const LINKING = new Set(['href', 'src', 'srcset', 'poster', 'action', 'component-url', 'renderer-url'])

/**
 * The title of a page and every address its markup leads to. Reads well-formed pages as our own build writes them,
 * at hundreds of megabytes a second; it is no parser for the web at large.
 */
export function readPage(html: string): PageFacts {
  const markup = html.replace(/<!--[\s\S]*?-->|(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1')
  const title = /<title>([\s\S]*?)<\/title>/i.exec(markup)?.[1] ?? ''
  const links: string[] = []
  for (const [, , attributes = ''] of markup.matchAll(TAG)) {
    if (AUTHORED.test(attributes)) continue
    for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
      if (!LINKING.has(name.toLowerCase())) continue
      const value = unescaped(double ?? single ?? bare ?? '')
      links.push(...(name === 'srcset' ? addressesOf(value) : [value.trim()]))
    }
  }
  return { title: unescaped(title).trim(), links }
}

/** `a.webp 1x, b.webp 2x` → the two addresses. */
const addressesOf = (srcset: string): string[] =>
  srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/, 1).filter(Boolean))

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[String(name)] ?? whole
    return String.fromCodePoint(hex ? parseInt(String(hex), 16) : Number(decimal))
  })
}
