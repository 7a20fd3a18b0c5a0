import type { Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown, type Options } from 'mdast-util-to-markdown'
import type { Node } from 'prosemirror-model'
import { parseMarkdown } from '#markdown/parse.ts'
import { getTreeShape } from './tree-shape.ts'
import {
  definitionKey,
  setSourceText,
  getSourceGap,
  getSourceText,
  getListMarker,
} from './source-text.ts'
import { blockToTrees } from './to-tree.ts'

const OPTIONS: Options = {
  bullet: '-',
  rule: '-',
  emphasis: '*',
  resourceLink: false,
  // Without the one that only escapes addresses: an address that is typed becomes a link.
  extensions: [
    {
      extensions: (gfmToMarkdown({ tablePipeAlign: false }).extensions ?? []).filter(
        ({ handlers }) => handlers,
      ),
    },
  ],
}

const BLANK_LINE = '\n\n'

/** The Markdown of a document. Unchanged blocks keep their original text, the rest is generated. */
export function docToMarkdown(doc: Node): string {
  const writer = new Writer(doc)
  const all = doc.children.filter((block) => !isEmpty(block))
  let markdown = ''
  for (let at = 0; at < all.length;) {
    let end = at + 1
    // Lists that follow one another have different signs, so they are written together.
    while (end < all.length && isList(all[end - 1]!) && isList(all[end]!)) end++
    const blocks = all.slice(at, end)
    const text = writer.textOf(blocks, end === all.length)
    if (text) markdown += (markdown ? writer.gap(all[at - 1]!, blocks[0]!) : '') + text
    at = end
  }
  return markdown
}

const isEmpty = ({ type, childCount }: Node): boolean =>
  type.name === 'paragraph' && childCount === 0
const isList = ({ type }: Node): boolean => type.isInGroup('list')

const write = (blocks: readonly Node[]): string => writeTree(blocks, OPTIONS)
const writeTree = (blocks: readonly Node[], options: Options): string =>
  toMarkdown({ type: 'root', children: blocks.flatMap(blockToTrees) }, options).trimEnd()

class Writer {
  /** Where the names of links lead; the first of a name counts. */
  readonly #present = new Set<string>()
  readonly #definitions: string

  constructor(doc: Node) {
    const names = new Set<string>()
    const nodes: Node[] = []
    doc.descendants((node) => {
      if (node.type.name !== 'definition') return
      nodes.push(node)
      const { identifier, url, title } = node.attrs as Record<
        'identifier' | 'url' | 'title',
        string
      >
      if (!names.has(identifier)) this.#present.add(definitionKey({ identifier, url, title }))
      names.add(identifier)
    })
    this.#definitions = write(nodes)
  }

  /** One block, or lists that follow one another. */
  textOf(blocks: readonly Node[], isLast: boolean): string {
    if (blocks.length === 1) return this.#one(blocks[0]!, isLast)
    const kept = blocks.reduce(
      (text, block, at) =>
        text + (at > 0 ? this.gap(blocks[at - 1]!, block) : '') + this.#one(block, isLast),
      '',
    )
    return this.#isSame(kept, blocks) ? kept : write(blocks)
  }

  gap(before: Node, next: Node): string {
    const gap = getSourceGap(before, next) ?? BLANK_LINE
    if (gap.length > 1) return gap
    // Without a blank line it depends on the texts whether the second is a block of its own.
    const text = `${this.#one(before, false)}${gap}${this.#one(next, false)}`
    return this.#isSame(text, [before, next]) ? gap : BLANK_LINE
  }

  #one(block: Node, isLast: boolean): string {
    const known = getSourceText(block, this.#present, isLast)
    if (known !== undefined) return known
    const list = isList(block) ? this.#list(block) : null
    const text = list !== null && this.#isSame(list, [block]) ? list : write([block])
    setSourceText(block, text)
    return text
  }

  /** A list, of whose points those that did not change stay as they are written. */
  #list(list: Node): string | null {
    const isOrdered = list.type.name === 'ordered_list'
    const items = list.children
    const known = items.map((item) => getSourceText(item, this.#present, false))
    const signs = new Set(
      known.flatMap((text) => (text === undefined ? [] : [getListMarker(text)])),
    )
    const [sign] = signs
    if (signs.size !== 1 || !sign || '.)'.includes(sign) !== isOrdered) return null
    const between = list.attrs.loose ? BLANK_LINE : '\n'
    return items.reduce((text, item, at) => {
      const gap = at > 0 ? (getSourceGap(items[at - 1]!, item) ?? between) : ''
      const number = Number(list.attrs.start) + at
      return (
        text + gap + (known[at] ?? this.#item(item, isOrdered ? `${number}${sign}` : sign, between))
      )
    }, '')
  }

  #item(item: Node, sign: string, between: string): string {
    const { checked } = item.attrs as { checked: boolean | null }
    const task = checked === null ? '' : checked ? '[x] ' : '[ ] '
    const blocks = item.children.filter((block) => !isEmpty(block))
    const body = blocks.reduce((text, block, at) => {
      const gap = at > 0 ? (getSourceGap(blocks[at - 1]!, block) ?? between) : ''
      return text + gap + this.#one(block, false)
    }, '')
    const indent = ' '.repeat(sign.length + 1)
    return `${sign} ${task}${body.replaceAll(/\n(?=[^\n])/g, `\n${indent}`)}`
  }

  /** Whether a text is read as these blocks. */
  #isSame(text: string, blocks: readonly Node[]): boolean {
    const read = (part: string): Root => parseMarkdown(`${part}${BLANK_LINE}${this.#definitions}`)
    return getTreeShape(read(text)) === getTreeShape(read(write(blocks)))
  }
}
