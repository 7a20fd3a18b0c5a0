import { inlineToMarkdown, tidyWhitespace, childrenToMarkdown } from './paste-inline.ts'

export type PasteResult = {
  /** Pictures from the clipboard, for the library. */
  files: readonly File[]
  /** Null if the plain text of the clipboard contains the same. */
  markdown: string | null
  /** Pictures on other servers, which are left out. */
  leftOut: number
}

/** What a paste brings: words, or else pictures. Word sends a picture of its words too. */
export function readPaste(data: DataTransfer): PasteResult {
  const html = data.getData('text/html')
  const { markdown, leftOut } = html ? htmlToMarkdown(html) : { markdown: null, leftOut: 0 }
  const hasWords = markdown !== null || data.getData('text/plain').trim() !== ''
  const files = hasWords ? [] : [...data.files].filter(({ type }) => type.startsWith('image/'))
  return { files, markdown, leftOut: files.length > 0 ? 0 : leftOut }
}

/* Looks, comments and what is not shown. */
const GONE =
  'style, script, meta, title, template, o\\:p, del, [hidden], [style*="display:none"], ' +
  '[style*="display: none"], [style*="mso-hide:all"], [style*="mso-element:comment"], ' +
  '.MsoCommentReference, .MsoCommentText, a[href^="#_msocom"]'
const SHAPES =
  'h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, hr, a[href], b, strong, i, em, s, ' +
  'code, [style*="font-weight"], [style*="font-style"], [style*="mso-list"], .MsoTitle'

/**
 * What Word, Google Docs and web pages put on the clipboard, as Markdown: headings, lists, tables,
 * links, bold and italic words; everything else is its text. Pictures are left out, because they
 * stand on somebody else's computer. The Markdown is null when the HTML says no more than the plain
 * text does.
 */
export function htmlToMarkdown(html: string): { markdown: string | null; leftOut: number } {
  // A document that is only read: nothing in it runs or is loaded.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const gone of body.querySelectorAll(GONE)) gone.remove()
  const pictures = [...body.querySelectorAll('img, v\\:imagedata')].filter(isSeen)
  const hasShape = body.querySelector(SHAPES) !== null
  const shift = body.querySelector('h1, .MsoTitle') ? 1 : 0
  const markdown = written(blocksOf(body, shift))
  return { markdown: hasShape && markdown ? markdown : null, leftOut: pictures.length }
}

/** A picture of one pixel counts readers; the box of a task is a sign. */
const isSeen = (picture: Element): boolean =>
  !['0', '1'].includes(picture.getAttribute('width') ?? '') &&
  picture.closest('[role=checkbox]') === null

type Point = { level: number; isOrdered: boolean; text: string }
type Block = string | Point

const BLOCK = new Set(
  (
    'P DIV H1 H2 H3 H4 H5 H6 UL OL LI TABLE BLOCKQUOTE PRE SECTION ARTICLE HR HEADER FOOTER ' +
    'DL DT DD FIGURE MAIN'
  ).split(' '),
)
const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, hr, dl, figure'

/** The paragraphs, points and tables within an element. */
function blocksOf(parent: Element, shift: number): Block[] {
  const blocks: Block[] = []
  let words = ''
  const end = () => {
    const text = paragraph(words)
    if (text) blocks.push(text)
    words = ''
  }
  for (const node of parent.childNodes) {
    const isBlock =
      node instanceof Element && (BLOCK.has(node.tagName) || node.querySelector(BLOCKS) !== null)
    if (!isBlock) {
      words += inlineToMarkdown(node)
      continue
    }
    end()
    blocks.push(...blockOf(node, shift))
  }
  end()
  return blocks
}

function blockOf(element: Element, shift: number): Block[] {
  const { tagName } = element
  const level = /^H([1-6])$/.exec(tagName)?.[1] ?? (element.matches('.MsoTitle') ? '1' : null)
  if (level) {
    // All of a heading is bold.
    const text = tidyWhitespace(childrenToMarkdown(element, true)).replace(/\n/g, ' ')
    const signs = '#'.repeat(Math.min(6, Math.max(2, Number(level) + shift)))
    return text ? [`${signs} ${text}`] : []
  }
  if (tagName === 'HR') return ['---']
  if (tagName === 'PRE') return [fenced(element.textContent ?? '')]
  if (tagName === 'UL' || tagName === 'OL') return pointsOf(element, 1)
  if (tagName === 'TABLE') return tableOf(element)
  if (tagName === 'BLOCKQUOTE') {
    const text = written(blocksOf(element, shift))
    return text ? [text.replace(/^/gm, '> ').replace(/^> $/gm, '>')] : []
  }
  const isPoint = /mso-list:(?!\s*(?:ignore|none))/i.test(element.getAttribute('style') ?? '')
  return isPoint ? wordPoint(element) : blocksOf(element, shift)
}

function fenced(code: string): string {
  const fence = '`'.repeat(Math.max(3, ...(code.match(/`+/g) ?? []).map((run) => run.length + 1)))
  return `${fence}\n${code.replace(/\n$/, '')}\n${fence}`
}

/** Word writes its lists as paragraphs with a sign before them. */
function wordPoint(element: Element): Point[] {
  const style = element.getAttribute('style') ?? ''
  const level = Number(/level(\d+)/.exec(style)?.[1] ?? 1)
  const sign = element.querySelector('[style*="mso-list:Ignore" i]')
  const shown = sign?.textContent.trim() ?? ''
  sign?.remove()
  const text = onOneLine(childrenToMarkdown(element))
  return text ? [{ level, isOrdered: /^\(?[\p{L}\p{N}]{1,4}[.)]/u.test(shown), text }] : []
}

function pointsOf(list: Element, level: number): Point[] {
  const isOrdered = list.tagName === 'OL'
  return [...list.children].flatMap((item): Point[] => {
    // Google Docs puts a list between the points of another.
    if (item.matches('ul, ol')) return pointsOf(item, level + 1)
    const inner = [...item.querySelectorAll('ul, ol')].filter(
      (child) => child.parentElement?.closest('li') === item,
    )
    for (const child of inner) child.remove()
    const own = Number(item.getAttribute('data-aria-level') ?? level)
    const text = onOneLine(childrenToMarkdown(item))
    const isDone = item.getAttribute('aria-checked')
    const box = item.matches('[role=checkbox]') ? (isDone === 'true' ? '[x] ' : '[ ] ') : ''
    return [
      ...(text ? [{ level: own, isOrdered, text: box + text }] : []),
      ...inner.flatMap((child) => pointsOf(child, own + 1)),
    ]
  })
}

function tableOf(table: Element): Block[] {
  const rows = [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => tidyWhitespace(childrenToMarkdown(cell))),
  )
  const wide = Math.max(0, ...rows.map((row) => row.length))
  // One column is a frame around a text, as Google Docs makes them.
  if (wide <= 1) return rows.flat().map(paragraph).filter(Boolean)
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: wide }, (_, at) => cellText(cells[at] ?? '')).join(' | ')} |`
  const [head = [], ...more] = rows.filter((row) => row.some(Boolean))
  return [[line(head), `|${' --- |'.repeat(wide)}`, ...more.map(line)].join('\n')]
}

const cellText = (text: string): string => text.replaceAll('\n', ' ').replaceAll('|', '\\|')

/* What would make something else of a line. */
const LINE_START = /^(?:#{1,6}(?=\s|$)|[-+=](?=\s|$|[-=])|>|\||~~~)/gm
const NUMBER_START = /^(\d{1,9})([.)])(?=\s|$)/gm

const onOneLine = (words: string): string => paragraph(words).replaceAll('\n', ' ')

const paragraph = (words: string): string =>
  tidyWhitespace(words)
    .replace(/\n{2,}/g, '\n')
    .replace(LINE_START, '\\$&')
    .replace(NUMBER_START, '$1\\$2')

/** Blocks as Markdown: points that follow one another are one list. */
function written(blocks: readonly Block[]): string {
  const texts: string[] = []
  let list: string[] = []
  /** The width and the count of each list that is open. */
  let open: { isOrdered: boolean; count: number }[] = []
  const end = () => {
    if (list.length > 0) texts.push(list.join('\n'))
    ;[list, open] = [[], []]
  }
  for (const block of blocks) {
    if (typeof block === 'string') {
      end()
      texts.push(block)
      continue
    }
    const { isOrdered, text } = block
    const level = Math.min(Math.max(1, block.level), open.length + 1)
    // Points after numbers are another list.
    if (level === 1 && open[0] && open[0].isOrdered !== isOrdered) end()
    open.length = Math.min(open.length, level)
    const here = open[level - 1]
    if (here?.isOrdered === isOrdered) here.count++
    else open[level - 1] = { isOrdered, count: 1 }
    const signs = open.map((one) => (one.isOrdered ? `${one.count}. ` : '- '))
    list.push(' '.repeat(signs.slice(0, -1).join('').length) + signs.at(-1)! + text)
  }
  end()
  return texts.join('\n\n').trim()
}
