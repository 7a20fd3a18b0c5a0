import type {
  BlockContent,
  Definition,
  DefinitionContent,
  ListItem,
  PhrasingContent,
  TableRow,
} from 'mdast'
import type { Mark, Node } from 'prosemirror-model'
import { isTightMark } from './schema.ts'

type Block = BlockContent | DefinitionContent

/** The Markdown trees of a document's blocks; an empty paragraph is none. */
export const nodeToTrees = (parent: Node): Block[] => parent.children.flatMap(blockToTrees)

/** The Markdown tree of one block; none for an empty paragraph, which Markdown cannot have. */
export function blockToTrees(node: Node): Block[] {
  const { attrs } = node
  switch (node.type.name) {
    case 'paragraph': {
      const children = phrasesOf(node)
      return children.length > 0 ? [{ type: 'paragraph', children }] : []
    }
    case 'heading':
      return [{ type: 'heading', depth: attrs.level as 2, children: phrasesOf(node, true) }]
    case 'blockquote':
      return [{ type: 'blockquote', children: nodeToTrees(node) }]
    case 'bullet_list':
    case 'ordered_list': {
      const spread = attrs.loose as boolean
      const isOrdered = node.type.name === 'ordered_list'
      return [
        {
          ...{ type: 'list', ordered: isOrdered, spread },
          ...(isOrdered ? { start: attrs.start as number } : {}),
          children: node.children.map((item): ListItem => ({
            ...{ type: 'listItem', spread, checked: item.attrs.checked as boolean | null },
            children: nodeToTrees(item),
          })),
        },
      ]
    }
    case 'code_block':
      return [
        {
          ...{ type: 'code', lang: attrs.lang as string | null, meta: attrs.meta as string | null },
          value: node.textContent,
        },
      ]
    case 'rule':
      return [{ type: 'thematicBreak' }]
    case 'html_block':
      return [{ type: 'html', value: attrs.value as string }]
    case 'definition':
      return [{ type: 'definition', ...(attrs as Omit<Definition, 'type'>) }]
    case 'footnote_definition':
      return [
        {
          ...{ type: 'footnoteDefinition', ...(attrs as { identifier: string; label: string }) },
          children: nodeToTrees(node),
        },
      ]
    case 'table':
      return [
        {
          type: 'table',
          align: node.firstChild!.children.map((cell) => cell.attrs.align as 'left' | null),
          children: node.children.map((row): TableRow => ({
            type: 'tableRow',
            children: row.children.map((cell) => ({
              type: 'tableCell',
              children: phrasesOf(cell, true),
            })),
          })),
        },
      ]
    default:
      return []
  }
}

/** Something on a line, and the marks around it from the outside to the inside. */
type Piece = { leaf: PhrasingContent; marks: readonly Mark[] }

/** The words of a block; on one line of Markdown where it can have no other. */
function phrasesOf(block: Node, isOneLine = false): PhrasingContent[] {
  const pieces = block.children.flatMap((child) => piecesOf(child, isOneLine))
  while (isBreak(pieces[0])) pieces.shift()
  while (isBreak(pieces.at(-1))) pieces.pop()
  return nested(withoutMarkedEdges(pieces))
}

const isBreak = (piece: Piece | undefined): boolean =>
  piece?.leaf.type === 'break' || (piece?.leaf.type === 'text' && piece.leaf.value === '\n')

function piecesOf(node: Node, isOneLine: boolean): Piece[] {
  const marks = node.marks.filter(({ type }) => type.name !== 'code')
  const leaf = leafOf(node, isOneLine)
  if (leaf.type !== 'text') return [{ leaf, marks }]
  if (!marks.some(({ type }) => type.name === 'link') && leaf.value.includes('://'))
    return linked(leaf.value).map((part) => ({ leaf: part, marks }))
  // A blank at the edge of a bold word is no part of it.
  const { value } = leaf
  const [start, end] = [value.length - value.trimStart().length, value.trimEnd().length]
  return [
    value.slice(0, start),
    value.slice(start, Math.max(start, end)),
    value.slice(Math.max(start, end)),
  ]
    .filter(Boolean)
    .map((part) => ({ leaf: { type: 'text', value: part }, marks }))
}

const ADDRESS = /(https?:\/\/[^\s<>]*[\p{L}\p{N}/=&#_-])/u

/** An address that is typed is a link, as it is on the page. */
const linked = (text: string): PhrasingContent[] =>
  text
    .split(ADDRESS)
    .filter(Boolean)
    .map((value) =>
      ADDRESS.test(value)
        ? { type: 'link', url: value, title: null, children: [{ type: 'text', value }] }
        : { type: 'text', value },
    )

function leafOf(node: Node, isOneLine: boolean): PhrasingContent {
  const { attrs } = node
  switch (node.type.name) {
    case 'image': {
      const { src, alt, title } = attrs as { src: string; alt: string; title: string | null }
      return { type: 'image', url: src, alt, title }
    }
    case 'hard_break':
      return isOneLine || attrs.soft ? { type: 'text', value: '\n' } : { type: 'break' }
    case 'html_inline':
      return { type: 'html', value: attrs.value as string }
    case 'footnote':
      return { type: 'footnoteReference', ...(attrs as { identifier: string; label: string }) }
    default: {
      const isCode = node.marks.some(({ type }) => type.name === 'code')
      return { type: isCode ? 'inlineCode' : 'text', value: node.text ?? '' }
    }
  }
}

/** Takes bold and italic from the blanks where they begin or end. */
function withoutMarkedEdges(pieces: readonly Piece[]): Piece[] {
  const left = (all: readonly Piece[]) =>
    all.reduce<Piece[]>((done, piece) => {
      const before = done.at(-1)?.marks ?? []
      const marks = isBlank(piece)
        ? piece.marks.filter(
            (mark) => !isTightMark(mark) || before.some((other) => same(other, mark)),
          )
        : piece.marks
      return [...done, { ...piece, marks }]
    }, [])
  return left(left(pieces).reverse()).reverse()
}

const isBlank = ({ leaf }: Piece): boolean =>
  leaf.type === 'break' || (leaf.type === 'text' && leaf.value.trim() === '')

/** Whether two marks are one, wherever each of them stood. */
const same = (one: Mark, other: Mark): boolean =>
  one.type === other.type &&
  one.attrs.href === other.attrs.href &&
  one.attrs.title === other.attrs.title

const DEFAULT_ORDER = ['link', 'emphasis', 'strong', 'delete']
const orderOf = ({ type, attrs }: Mark): number =>
  (attrs.at as number) * DEFAULT_ORDER.length + DEFAULT_ORDER.indexOf(type.name)

/** Pieces as a tree: the mark that reaches farthest is outside. */
function nested(pieces: readonly Piece[]): PhrasingContent[] {
  const phrases: PhrasingContent[] = []
  for (let at = 0; at < pieces.length;) {
    const { leaf, marks } = pieces[at]!
    if (marks.length === 0) {
      add(phrases, leaf)
      at++
      continue
    }
    const reach = (mark: Mark) => {
      const end = pieces.findIndex(
        (piece, place) => place > at && !piece.marks.some((other) => same(other, mark)),
      )
      return end < 0 ? pieces.length : end
    }
    const [outer, end] = marks
      .map((mark) => [mark, reach(mark)] as const)
      .sort(([one, a], [other, b]) => b - a || orderOf(one) - orderOf(other))[0]!
    const inner = pieces
      .slice(at, end)
      .map((piece) => ({ ...piece, marks: piece.marks.filter((mark) => !same(mark, outer)) }))
    phrases.push(marked(outer, nested(inner)))
    at = end
  }
  return phrases
}

function add(phrases: PhrasingContent[], leaf: PhrasingContent): void {
  const last = phrases.at(-1)
  if (last?.type === 'text' && leaf.type === 'text')
    phrases[phrases.length - 1] = { type: 'text', value: last.value + leaf.value }
  else phrases.push(leaf)
}

function marked({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  if (type.name === 'link') {
    const { href, title } = attrs as { href: string; title: string | null }
    return { type: 'link', url: href, title, children }
  }
  return { type: type.name as 'strong', children }
}
