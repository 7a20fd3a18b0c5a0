import type { List, Nodes, Parents, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown, type Options } from 'mdast-util-to-markdown'
import type { Node } from 'prosemirror-model'
import { lineBreaks } from '#markdown/line-breaks.ts'
import { isTooDeep, readMarkdown } from '#markdown/read.ts'
import { definitionsIn, docOf, isLoose } from './from-tree.ts'
import { treeOf } from './to-tree.ts'

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

/** A block is written once; only what changed is written again. */
const written = new WeakMap<Node, string>()

/** The document of a text in Markdown. Its blocks stay as they are written until they change. */
export function readDoc(markdown: string): Node {
  const tree = readMarkdown(markdown)
  const doc = docOf(tree)
  if (definitionsIn(tree).size === 0) rememberBlocks(markdown, tree, doc)
  return doc
}

/** Not the last block, which may be without its end; and none that is indented. */
function rememberBlocks(markdown: string, { children }: Root, doc: Node): void {
  if (children.length !== doc.childCount) return
  children.slice(0, -1).forEach(({ position }, at) => {
    const text = markdown.slice(position?.start.offset, position?.end.offset).trimEnd()
    if (position?.start.column === 1 && !/^\s/.test(text)) written.set(doc.child(at), text)
  })
}

/** The Markdown of a document. */
export function writeDoc(doc: Node): string {
  const texts: string[] = []
  const all = doc.children.filter((block) => !isEmpty(block))
  for (let at = 0; at < all.length;) {
    let end = at + 1
    // Lists that follow one another have different signs, so they are written together.
    while (end < all.length && isList(all[end - 1]!) && isList(all[end]!)) end++
    const blocks = all.slice(at, end)
    const text = blocks.length > 1 ? write(blocks) : once(blocks[0]!)
    if (text) texts.push(text)
    at = end
  }
  return texts.join('\n\n')
}

const isEmpty = ({ type, childCount }: Node): boolean =>
  type.name === 'paragraph' && childCount === 0
const isList = ({ type }: Node): boolean => type.isInGroup('list')

function once(block: Node): string {
  const known = written.get(block)
  if (known !== undefined) return known
  const text = write([block])
  written.set(block, text)
  return text
}

const write = (blocks: readonly Node[]): string =>
  toMarkdown({ type: 'root', children: blocks.flatMap(treeOf) }, OPTIONS).trimEnd()

const PROBE = 'More.'

/**
 * Whether the rich editor keeps all of a text: what it writes again is the same to the pipeline
 * that makes the page, which reads nothing but the tree. Names of links and the way they are
 * written may differ.
 */
export function canBeRich(markdown: string): boolean {
  if (isTooDeep(markdown)) return false
  try {
    const tree = readMarkdown(markdown)
    const doc = docOf(tree)
    doc.check()
    // What is written below must stay below: HTML may be without its end.
    tree.children.push(...readMarkdown(PROBE).children)
    return shapeOf(tree) === shapeOf(readMarkdown(`${writeDoc(doc)}\n\n${PROBE}`))
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** What a page is made of in a tree. */
function shapeOf(tree: Root): string {
  const where = definitionsIn(tree)
  lineBreaks()(tree)
  return JSON.stringify(shape(tree, where))
}

type Where = ReturnType<typeof definitionsIn>

function shape(node: Nodes, where: Where): unknown {
  if (node.type === 'definition') return undefined
  const { position: _, data: __, ...own } = node
  const children =
    'children' in node ? shapes(node, where).filter((child) => child !== undefined) : undefined
  switch (node.type) {
    case 'list':
      return { type: 'list', start: startOf(node), loose: isLoose(node), children }
    case 'listItem':
      return { type: 'listItem', checked: node.checked ?? null, children }
    case 'linkReference':
    case 'imageReference': {
      const { url, title } = where.get(node.identifier) ?? { url: '' }
      const rest = 'alt' in node ? { alt: node.alt ?? '' } : { children }
      return { type: node.type.replace('Reference', ''), title: title ?? null, url, ...rest }
    }
    case 'link':
      return { type: 'link', title: node.title ?? null, url: node.url, children }
    case 'image':
      return { type: 'image', title: node.title ?? null, url: node.url, alt: node.alt ?? '' }
    case 'table': {
      const columns = node.children[0]?.children.length ?? 0
      const align = Array.from({ length: columns }, (__, at) => node.align?.[at] ?? null)
      return { type: 'table', align, children }
    }
    case 'footnoteDefinition':
    case 'footnoteReference':
      return { type: node.type, identifier: node.identifier, children }
    default:
      return { ...own, children }
  }
}

const startOf = ({ ordered, start }: List): number | null => (ordered ? (start ?? 1) : null)

/** Text in pieces is one text. */
function shapes(parent: Parents, where: Where): unknown[] {
  const all: unknown[] = []
  let text: { type: 'text'; value: string } | null = null
  for (const child of parent.children) {
    if (child.type === 'text') {
      if (text) text.value += child.value
      else all.push((text = { type: 'text', value: child.value }))
    } else {
      text = null
      all.push(shape(child, where))
    }
  }
  return all
}
