import type { Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import { unified } from 'unified'

/**
 * The prefix of footnote ids. All other ids are removed: a text may not name parts of the page
 * around it.
 */
export const FOOTNOTE_PREFIX = 'note-'

const WEB = ['http', 'https']
const TABLE = ['table']

/** The allowed elements and attributes. Everything else is removed, but its text stays. */
const ALLOWED: Schema = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'hr', 'br', 'blockquote', 'pre', 'div', 'section'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'details', 'summary'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...[
      'a',
      'abbr',
      'b',
      'cite',
      'code',
      'del',
      'dfn',
      'em',
      'i',
      'input',
      'ins',
      'kbd',
      'mark',
      'q',
      's',
      'samp',
    ],
    ...['small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
  ],
  attributes: {
    '*': ['lang', 'dir', 'title'],
    a: [
      'href',
      ['id', /^note-fnref-/],
      ['ariaDescribedBy', 'footnote-label'],
      ['className', 'data-footnote-backref'],
      'dataFootnoteRef',
      'dataFootnoteBackref',
      'ariaLabel',
    ],
    li: ['value', ['id', /^note-fn-/]],
    section: ['dataFootnotes', ['className', 'footnotes']],
    h2: [
      ['id', 'footnote-label'],
      ['className', 'sr-only'],
    ],
    code: [['className', /^language-\S+$/]],
    img: ['src', 'alt', 'width', 'height'],
    input: [['type', 'checkbox'], 'checked', ['disabled', true]],
    ol: ['start', 'reversed'],
    td: [['align', 'left', 'center', 'right'], 'colSpan', 'rowSpan'],
    th: [['align', 'left', 'center', 'right'], 'colSpan', 'rowSpan', ['scope', 'col', 'row']],
    time: ['dateTime'],
    details: ['open'],
  },
  required: { input: { type: 'checkbox', disabled: true } },
  protocols: { href: [...WEB, 'mailto', 'tel'], src: WEB },
  /** The content of these elements is removed too. */
  strip: [
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'noembed',
    'noframes',
    'noscript',
    'template',
    'textarea',
    'title',
    'xmp',
    'svg',
    'math',
  ],
  ancestors: {
    ...{
      caption: TABLE,
      thead: TABLE,
      tbody: TABLE,
      tfoot: TABLE,
      tr: TABLE,
      th: TABLE,
      td: TABLE,
    },
    li: ['ul', 'ol'],
    summary: ['details'],
    figcaption: ['figure'],
  },
  clobber: [],
}

const sanitiser = unified().use(rehypeRaw).use(rehypeSanitize, ALLOWED).freeze()

/** Parses the HTML in a text as a browser would, and keeps what is allowed. */
export const sanitiseTree = (tree: Root): Root => sanitiser.runSync(tree)
