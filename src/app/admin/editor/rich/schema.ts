import { Schema, type DOMOutputSpec, type Mark, type Node, type NodeSpec } from 'prosemirror-model'

/* The document of the rich editor: the nodes of a Markdown tree, one for one. */

const SAFE_HREF = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i

const text = (name: string, fallback: string | number | boolean | null = null) => ({
  [name]: { default: fallback },
})

const alignedCell = (tag: 'th' | 'td', role: 'header_cell' | 'cell'): NodeSpec => ({
  content: 'inline*',
  tableRole: role,
  isolating: true,
  // The last three are what the library of tables expects; Markdown has no cells that span.
  attrs: { ...text('align'), ...text('colspan', 1), ...text('rowspan', 1), ...text('colwidth') },
  parseDOM: [
    { tag, getAttrs: (cell) => ({ align: /to-(center|right)/.exec(cell.className)?.[1] ?? null }) },
  ],
  toDOM: (node): DOMOutputSpec => {
    const { align } = node.attrs as { align: string | null }
    const isMoved = align === 'center' || align === 'right'
    return [tag, isMoved ? { class: `to-${align}` } : {}, 0]
  },
})

const sourceIn = (element: HTMLElement) => ({ value: element.textContent })
const sourceOf = (node: Node): string => (node.attrs as { value: string }).value

export const postSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      ...{ content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }] },
      toDOM: () => ['p', 0],
    },
    heading: {
      ...{ content: 'inline*', group: 'block', defining: true },
      attrs: { level: { default: 2 } },
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      // The h1 of the screen is its title, as it is on the page.
      toDOM: ({ attrs: { level } }) => [
        `h${Math.max(2, level as number)}`,
        { 'data-level': String(level) },
        0,
      ],
    },
    blockquote: {
      ...{ content: 'block+', group: 'block', defining: true },
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: {
      ...{ content: 'list_item+', group: 'block list', attrs: text('loose', false) },
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      ...{ content: 'list_item+', group: 'block list' },
      attrs: { ...text('loose', false), ...text('start', 1) },
      parseDOM: [
        { tag: 'ol', getAttrs: (list) => ({ start: Number(list.getAttribute('start') ?? 1) }) },
      ],
      toDOM: ({ attrs: { start } }) => ['ol', start === 1 ? {} : { start: String(start) }, 0],
    },
    list_item: {
      ...{ content: 'block+', defining: true, attrs: text('checked') },
      parseDOM: [{ tag: 'li' }],
      toDOM: ({ attrs: { checked } }) => [
        'li',
        checked === null ? {} : { 'data-checked': String(checked) },
        0,
      ],
    },
    code_block: {
      ...{ content: 'text*', marks: '', group: 'block', code: true, defining: true },
      attrs: { ...text('lang'), ...text('meta') },
      parseDOM: [
        {
          tag: 'pre',
          preserveWhitespace: 'full',
          getAttrs: (element) => ({ lang: element.getAttribute('data-lang') }),
        },
      ],
      toDOM: ({ attrs: { lang } }) => [
        'pre',
        lang === null ? {} : { 'data-lang': String(lang) },
        ['code', 0],
      ],
    },
    rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    html_block: {
      ...{ group: 'block', atom: true, attrs: { value: {} } },
      parseDOM: [{ tag: 'pre.rich-html', priority: 60, getAttrs: sourceIn }],
      toDOM: (node) => ['pre', { class: 'rich-html' }, sourceOf(node)],
    },
    /** A link definition (`[name]: url`), at its place in the text. */
    definition: {
      ...{ group: 'block', atom: true },
      attrs: { identifier: {}, label: {}, url: {}, title: { default: null } },
      toDOM: ({ attrs }) => [
        'pre',
        { class: 'rich-html' },
        `[${String(attrs.label)}]: ${String(attrs.url)}`,
      ],
    },
    footnote_definition: {
      ...{ content: 'block+', group: 'block', defining: true, isolating: true },
      attrs: { identifier: {}, label: {} },
      toDOM: ({ attrs }) => [
        'div',
        { class: 'rich-footnote', 'data-label': String(attrs.label) },
        0,
      ],
    },
    table: {
      ...{ content: 'table_row+', group: 'block', tableRole: 'table', isolating: true },
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', ['tbody', 0]],
    },
    table_row: {
      ...{ content: '(table_header | table_cell)*', tableRole: 'row', parseDOM: [{ tag: 'tr' }] },
      toDOM: () => ['tr', 0],
    },
    table_header: alignedCell('th', 'header_cell'),
    table_cell: alignedCell('td', 'cell'),
    text: { group: 'inline' },
    image: {
      ...{ inline: true, group: 'inline', draggable: true },
      attrs: { src: {}, alt: { default: '' }, title: { default: null } },
      parseDOM: [
        {
          tag: 'img[data-src]',
          getAttrs: (image) => ({
            src: image.getAttribute('data-src'),
            alt: image.getAttribute('alt') ?? '',
            title: image.getAttribute('title'),
          }),
        },
      ],
      toDOM: ({ attrs: { src, alt, title } }) => [
        'img',
        {
          'data-src': String(src),
          alt: String(alt),
          ...(title === null ? {} : { title: String(title) }),
        },
      ],
    },
    /** `soft` is a line break as typed; the other kind has its sign in the text. */
    hard_break: {
      ...{ inline: true, group: 'inline', selectable: false, attrs: text('soft', true) },
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    html_inline: {
      ...{ inline: true, group: 'inline', atom: true, attrs: { value: {} } },
      parseDOM: [{ tag: 'code.rich-html', priority: 60, getAttrs: sourceIn }],
      toDOM: (node) => ['code', { class: 'rich-html' }, sourceOf(node)],
    },
    footnote: {
      ...{ inline: true, group: 'inline', atom: true, attrs: { identifier: {}, label: {} } },
      parseDOM: [
        {
          tag: 'sup[data-name]',
          getAttrs: (sign) => ({
            identifier: sign.getAttribute('data-name'),
            label: sign.getAttribute('data-label'),
          }),
        },
      ],
      toDOM: ({ attrs: { identifier, label } }) => [
        'sup',
        { 'data-name': String(identifier), 'data-label': String(label) },
        `[${String(label)}]`,
      ],
    },
  },
  /* `at` is how deep a mark stood within others of the same extent: their order stays. */
  marks: {
    link: {
      attrs: { href: {}, title: { default: null }, at: { default: 0 } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link) => ({
            href: link.getAttribute('href'),
            title: link.getAttribute('title'),
          }),
        },
      ],
      toDOM: ({ attrs: { href, title } }) => [
        'a',
        {
          ...(SAFE_HREF.test(String(href)) ? { href: String(href) } : {}),
          ...(title === null ? {} : { title: String(title) }),
        },
        0,
      ],
    },
    emphasis: {
      attrs: text('at', 0),
      parseDOM: [{ tag: 'em' }, { tag: 'i' }],
      toDOM: () => ['em', 0],
    },
    strong: {
      attrs: text('at', 0),
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', 0],
    },
    delete: {
      attrs: text('at', 0),
      parseDOM: [{ tag: 'del' }, { tag: 's' }],
      toDOM: () => ['del', 0],
    },
    code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
})

/** Marks that Markdown cannot begin or end with a blank. */
export const isTightMark = ({ type }: Mark): boolean =>
  type.name === 'emphasis' || type.name === 'strong' || type.name === 'delete'
