/** What the check of a release needs to know of a page. */
export type PageFacts = { title: string; links: string[] }

const NAMED: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }
/** An attribute and where it ends; without a value the second group is missing. */
const ATTRIBUTE = /\s*([^\s=>/"']+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?|\s*[/"']/y
const NAME = /[a-z][a-z0-9-]*/iy
/* Marks links that the author of a post wrote: a mistake in one must not stop the site. */
const AUTHORED = 'data-authored'
const LINK_ATTRIBUTES = new Set([
  'href',
  'src',
  'srcset',
  'poster',
  'action',
  'component-url',
  'renderer-url',
])
/** Elements that may have such an attribute; the attributes of all others are skipped. */
const LINK_TAGS =
  /^(?:a|area|link|script|img|source|video|audio|track|iframe|form|use|image|[a-z]+-[a-z-]+)$/
/** Up to the next quoted value, or to the tag's end. */
const PART = /[^"'>]*(?:"[^"]*"|'[^']*'|>)/y
/** Their content is text. */
const TEXT = new Set(['script', 'style'])

/**
 * The title of a page and every address its markup links to. It reads the well-formed pages of our
 * own build in one pass from tag to tag; it is no parser for the web at large.
 */
export function readPage(html: string): PageFacts {
  let title = ''
  const links: string[] = []
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      at = after(html, '-->', at)
      continue
    }
    NAME.lastIndex = at + 1
    const tag = NAME.exec(html)?.[0].toLowerCase()
    if (tag === undefined) {
      at++
      continue
    }
    at = NAME.lastIndex
    if (LINK_TAGS.test(tag)) {
      const { found, end } = linksOf(html, at)
      links.push(...found)
      at = end
    } else {
      PART.lastIndex = at
      while (PART.test(html)) {
        at = PART.lastIndex
        if (html[at - 1] === '>') break
      }
    }
    if (tag === 'title') title ||= unescaped(html.slice(at, html.indexOf('</', at))).trim()
    if (TEXT.has(tag)) at = after(html, `</${tag}`, at)
  }
  return { title, links }
}

/** The addresses in the attributes of a tag whose name ends at `from`, and where the tag ends. */
function linksOf(html: string, from: number): { found: string[]; end: number } {
  const found: string[] = []
  let [end, isAuthored] = [from, false]
  ATTRIBUTE.lastIndex = from
  for (let match = ATTRIBUTE.exec(html); match; match = ATTRIBUTE.exec(html)) {
    end = ATTRIBUTE.lastIndex
    const [, name, value] = match
    if (name === AUTHORED) isAuthored = true
    else if (name !== undefined && value !== undefined && LINK_ATTRIBUTES.has(name))
      found.push(...addressesIn(name, value))
  }
  return { found: isAuthored ? [] : found, end }
}

/** The place right after a mark; the end of the text when there is none. */
function after(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from)
  return at === -1 ? html.length : at + mark.length
}

/** `a.webp 1x, b.webp 2x` → the two addresses; any other attribute holds one. */
function addressesIn(name: string, raw: string): string[] {
  const value = unescaped(/^["']/.test(raw) ? raw.slice(1, -1) : raw)
  if (name !== 'srcset') return [value.trim()]
  return value
    .split(/,\s+/)
    .flatMap((candidate) => candidate.trim().split(/\s+/, 1).filter(Boolean))
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[String(name)] ?? whole
    return String.fromCodePoint(hex ? parseInt(String(hex), 16) : Number(decimal))
  })
}
