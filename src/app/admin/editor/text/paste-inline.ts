/* Words with their looks in HTML of the clipboard, as Markdown. */

/** The words within an element; where all are bold, none is. */
export const childrenToMarkdown = (element: Element, isBold = false): string =>
  [...element.childNodes]
    .map((node) => inlineToMarkdown(node, isBold) + (isLine(node) ? '\n' : ''))
    .join('')

/** Paragraphs within a point or a cell follow one another line by line. */
const isLine = (node: Node): boolean => /^(?:P|DIV|TR|H[1-6]|LI)$/.test(node.nodeName)

/** A piece of a line. */
export function inlineToMarkdown(node: Node, isBold = false): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped((node.nodeValue ?? '').replace(/\s+/g, ' '))
  if (!(node instanceof HTMLElement)) return ''
  if (node.tagName === 'BR') return '\n'
  if (node.tagName === 'IMG') return ''
  if (node.tagName === 'CODE') return asCode(node.textContent)
  // Google Docs names the look in `style`, and puts all in a <b> that is not bold.
  const style = node.getAttribute('style') ?? ''
  const says = (pattern: RegExp, tags: RegExp, denial: RegExp) =>
    pattern.test(style) || (tags.test(node.tagName) && !denial.test(style))
  const bold = says(
    /font-weight:\s*(?:bold|[6-9]00)/,
    /^(?:B|STRONG)$/,
    /font-weight:\s*(?:normal|[1-5]00)/,
  )
  const italic = says(/font-style:\s*italic/, /^(?:I|EM)$/, /font-style:\s*normal/)
  const struck = says(/text-decoration[^;]*line-through/, /^(?:S|STRIKE)$/, /^$/)
  let words = childrenToMarkdown(node, isBold || bold)
  if (!words.trim()) return words
  if (node.tagName === 'A') {
    const href = toSafeHref(node.getAttribute('href') ?? '')
    if (href) words = around(words, '[', `](${href})`)
  }
  if (struck) words = around(words, '~~', '~~')
  if (italic) words = around(words, '*', '*')
  return bold && !isBold ? around(words, '**', '**') : words
}

const asCode = (text: string): string => {
  const fence = text.includes('`') ? '``' : '`'
  return text.trim() ? `${fence}${text}${fence}` : ''
}

/** Marks are put next to the words, not next to spaces, and never span lines. */
const around = (text: string, before: string, after: string): string =>
  text
    .split('\n')
    .map((line) => {
      const words = line.trim()
      if (!words) return line
      const at = line.indexOf(words)
      return line.slice(0, at) + before + words + after + line.slice(at + words.length)
    })
    .join('\n')

/* Tracking parameters of URLs. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|igshid)$/
/** What would end the address of a link. */
const SIGNS: Record<string, string> = { '(': '%28', ')': '%29' }

/** An address that is safe to follow, without what only tracks; blank for another. */
function toSafeHref(href: string): string {
  if (!/^(?:https?:|mailto:|tel:)/i.test(href) || !URL.canParse(href)) return ''
  const url = new URL(href)
  const target = url.searchParams.get('q')
  if (url.hostname === 'www.google.com' && url.pathname === '/url' && target)
    return toSafeHref(target)
  const tracked = [...url.searchParams.keys()].filter((name) => TRACKING.test(name))
  for (const name of tracked) url.searchParams.delete(name)
  return (tracked.length > 0 ? url.href : href).replace(/[()\s<>]/g, (sign) => SIGNS[sign] ?? '%20')
}

/* An address in a text becomes a link as it is. */
const ADDRESS = /(https?:\/\/\S+)/

const escaped = (text: string): string =>
  text
    .split(ADDRESS)
    .map((part) =>
      ADDRESS.test(part)
        ? part
        : part.replace(/[\\`*_[\]<>]|~~/g, '\\$&').replace(/&(?=#?\w{1,31};)/g, '\\&'),
    )
    .join('')

/** Without blanks that do not show. Signs of two pieces that meet are one piece. */
export const tidyWhitespace = (text: string): string =>
  text
    .replace(/\u00a0/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/(?<=[\p{L}\p{N}.,;:!?])\*\*\*\*(?=[\p{L}\p{N}])/gu, '')
    .trim()
