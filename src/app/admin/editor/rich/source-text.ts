import type { Nodes, RootContent } from 'mdast'
import type { Node } from 'prosemirror-model'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from '#markdown/parse.ts'

/* How blocks, and the points of lists, are written in the text they were read from. A node of
   ProseMirror is another once something in it changes, so what is known of one still holds. */

type Source = {
  text: string
  /** Where the names of links in it lead, as `definitionKey` writes it. */
  needs: readonly string[]
  /** It may be without its end, so nothing can follow it. */
  isOpen: boolean
}

const sources = new WeakMap<Node, Source>()
/** The text between a block and the next one. */
const gaps = new WeakMap<Node, { next: Node; gap: string }>()
const gapsBefore = new WeakMap<Node, { before: Node; gap: string }>()

type Address = { identifier: string; url: string; title?: string | null | undefined }

/** A definition in one word, to compare with. */
export const definitionKey = ({ identifier, url, title }: Address): string =>
  JSON.stringify([identifier, url, title ?? null])

type Where = ReadonlyMap<string, Address>

/** Remembers how blocks are written, which are those of `nodes`, one for one. */
export function rememberSource(
  markdown: string,
  contents: readonly RootContent[],
  nodes: readonly Node[],
  where: Where,
  isTop = true,
): void {
  if (contents.length !== nodes.length) return
  contents.forEach((content, at) => {
    const node = nodes[at]!
    const isLast = at === contents.length - 1
    rememberOne(markdown, content, node, where, isTop && isLast)
    const next = contents[at + 1]
    if (next) rememberGap(markdown, [content, next], [node, nodes[at + 1]!])
  })
}

function rememberOne(
  markdown: string,
  content: RootContent,
  node: Node,
  where: Where,
  isEnd: boolean,
): void {
  const text = textOf(markdown, content)
  if (text !== null && isItself(text, content))
    sources.set(node, {
      text,
      needs: needsOf(content, where),
      isOpen: isEnd && (content.type === 'code' || content.type === 'html'),
    })
  if (content.type === 'list' || content.type === 'listItem')
    rememberSource(markdown, content.children, node.children, where, false)
}

function rememberGap(
  markdown: string,
  [one, other]: [RootContent, RootContent],
  [before, next]: [Node, Node],
): void {
  const between = markdown.slice(one.position?.end.offset, other.position?.start.offset)
  if (!between.includes('\n') || !/^[\n\t >]*$/.test(between)) return
  const gap = between.replaceAll(/[^\n]/g, '')
  gaps.set(before, { next, gap })
  gapsBefore.set(next, { before, gap })
}

/** The text of a block without the indentation of its parent; null if the indentation varies. */
function textOf(markdown: string, { position }: Nodes): string | null {
  if (!position) return null
  const indent = ' '.repeat(position.start.column - 1)
  const raw = markdown.slice(position.start.offset, position.end.offset).trimEnd()
  if (/^\s/.test(raw)) return null
  const [first = '', ...others] = raw.split('\n')
  if (!others.every((line) => line.trim() === '' || line.startsWith(indent))) return null
  return [first, ...others.map((line) => line.slice(indent.length))].join('\n')
}

/** Whether the text is parsed as the same block at any place: not `10) a` below indented code. */
function isItself(text: string, { type }: RootContent): boolean {
  if (type !== 'paragraph' && type !== 'heading') return true
  if (/^\p{L}/u.test(text)) return true
  const { children } = parseMarkdown(text)
  return children.length === 1 && children[0]!.type === type
}

function needsOf(content: RootContent, where: Where): string[] {
  const needs = new Set<string>()
  visit(content, ['linkReference', 'imageReference'], (node) => {
    const found = where.get((node as Address).identifier)
    if (found) needs.add(definitionKey(found))
  })
  return [...needs]
}

/**
 * The text of a block that did not change; undefined if it did, or if a name of a link in it leads
 * nowhere, or elsewhere, by now.
 */
export function getSourceText(
  node: Node,
  present: ReadonlySet<string>,
  isLast: boolean,
): string | undefined {
  const source = sources.get(node)
  if (!source || (source.isOpen && !isLast)) return undefined
  return source.needs.every((need) => present.has(need)) ? source.text : undefined
}

/** Keeps how a changed block is written now. */
export const setSourceText = (node: Node, text: string): void =>
  void sources.set(node, { text, needs: [], isOpen: false })

/** What stood between two blocks, one of which may have changed since; undefined if unknown. */
export function getSourceGap(before: Node, next: Node): string | undefined {
  const after = gaps.get(before)
  if (after?.next === next) return after.gap
  if (after && !sources.has(next) && after.next.type === next.type) return after.gap
  const ahead = gapsBefore.get(next)
  if (ahead && !sources.has(before) && ahead.before.type === before.type) return ahead.gap
  return undefined
}

/** The sign of a list's point as it is written: `-`, `*`, `+`, `.` or `)`. */
export function getListMarker(text: string): string | null {
  const match = /^(?:([-+*])|\d{1,9}([.)]))(?=\s|$)/.exec(text)
  return match ? (match[1] ?? match[2]!) : null
}
