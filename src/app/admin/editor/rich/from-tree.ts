import type {
  AlignType,
  Definition,
  List,
  ListItem,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast'
import { Mark, type Node } from 'prosemirror-model'
import { visit } from 'unist-util-visit'
import { postSchema } from './schema.ts'

const { nodes, marks } = postSchema

type Where = Map<string, Definition>

/** The document of a Markdown tree. Links that name their address elsewhere have it themselves. */
export function treeToDoc(tree: Root): Node {
  const where = collectDefinitions(tree)
  return nodes.doc.create(null, filled(blocks(tree.children, where)))
}

/** Where the names of links lead; the first of a name counts. */
export function collectDefinitions(tree: Root): Where {
  const where: Where = new Map()
  visit(tree, 'definition', (node) => {
    if (!where.has(node.identifier)) where.set(node.identifier, node)
  })
  return where
}

const filled = (content: Node[]): Node[] =>
  content.length > 0 ? content : [nodes.paragraph.create()]

const blocks = (content: readonly RootContent[], where: Where): Node[] =>
  content.flatMap((node) => block(node, where))

function block(node: RootContent, where: Where): Node[] {
  switch (node.type) {
    case 'paragraph':
      return [nodes.paragraph.create(null, inline(node.children, where))]
    case 'heading':
      return [nodes.heading.create({ level: node.depth }, inline(node.children, where))]
    case 'blockquote':
      return [nodes.blockquote.create(null, filled(blocks(node.children, where)))]
    case 'list':
      return [list(node, where)]
    case 'code':
      return [
        nodes.code_block.create(
          { lang: node.lang ?? null, meta: node.meta ?? null },
          node.value ? postSchema.text(node.value) : null,
        ),
      ]
    case 'thematicBreak':
      return [nodes.rule.create()]
    case 'html':
      return [nodes.html_block.create({ value: node.value })]
    case 'definition': {
      const { identifier, url } = node
      const rest = { label: node.label ?? identifier, title: node.title ?? null }
      return [nodes.definition.create({ identifier, url, ...rest })]
    }
    case 'footnoteDefinition': {
      const { identifier, label } = node
      const content = filled(blocks(node.children, where))
      return [nodes.footnote_definition.create({ identifier, label: label ?? identifier }, content)]
    }
    case 'table':
      return [table(node, where)]
    default:
      return []
  }
}

function list(node: List, where: Where): Node {
  const items = node.children.map((item) =>
    nodes.list_item.create({ checked: item.checked ?? null }, filled(blocks(item.children, where))),
  )
  const loose = isLooseList(node)
  return node.ordered
    ? nodes.ordered_list.create({ loose, start: node.start ?? 1 }, items)
    : nodes.bullet_list.create({ loose }, items)
}

/** Whether the points of a list are paragraphs, as the pipeline decides it. */
export const isLooseList = (node: List): boolean =>
  Boolean(node.spread) || node.children.some(isLooseItem)

const isLooseItem = ({ spread, children }: ListItem): boolean => spread ?? children.length > 1

function table({ children, align }: Table, where: Where): Node {
  const columns = children[0]?.children.length ?? 0
  const rows = children.map((row, at) => {
    const type = at === 0 ? nodes.table_header : nodes.table_cell
    const cells = Array.from({ length: columns }, (_, column) => {
      const side: AlignType = align?.[column] ?? null
      return type.create({ align: side }, inline(row.children[column]?.children ?? [], where))
    })
    return nodes.table_row.create(null, cells)
  })
  return nodes.table.create(null, rows)
}

const inline = (
  content: readonly PhrasingContent[],
  where: Where,
  around: readonly Mark[] = Mark.none,
): Node[] => content.flatMap((node) => phrase(node, where, around))

function phrase(node: PhrasingContent, where: Where, around: readonly Mark[]): Node[] {
  const at = around.length
  const within = (mark: Mark, children: readonly PhrasingContent[]) =>
    inline(children, where, mark.addToSet(around))
  switch (node.type) {
    case 'text':
      return lines(node.value, around)
    case 'emphasis':
    case 'strong':
    case 'delete':
      return within(marks[node.type].create({ at }), node.children)
    case 'link':
      return within(linkMark(node, at), node.children)
    case 'linkReference': {
      const found = where.get(node.identifier)
      return found
        ? within(linkMark(found, at), node.children)
        : inline(node.children, where, around)
    }
    case 'inlineCode':
      return node.value ? [postSchema.text(node.value, marks.code.create().addToSet(around))] : []
    case 'image':
      return [image(node, node.alt, around)]
    case 'imageReference': {
      const found = where.get(node.identifier)
      return found ? [image(found, node.alt, around)] : []
    }
    case 'break':
      return [nodes.hard_break.create({ soft: false }, null, around)]
    case 'html':
      return [nodes.html_inline.create({ value: node.value }, null, around)]
    case 'footnoteReference': {
      const { identifier, label } = node
      return [nodes.footnote.create({ identifier, label: label ?? identifier }, null, around)]
    }
  }
}

type Address = { url: string; title?: string | null | undefined }

const linkMark = ({ url, title }: Address, at: number): Mark =>
  marks.link.create({ href: url, title: title ?? null, at })

const image = (
  { url, title }: Address,
  alt: Extract<Nodes, { type: 'image' }>['alt'],
  around: readonly Mark[],
): Node => nodes.image.create({ src: url, alt: alt ?? '', title: title ?? null }, null, around)

/** Text whose line breaks are nodes of their own. */
const lines = (value: string, around: readonly Mark[]): Node[] =>
  value
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [nodes.hard_break.create({ soft: true }, null, around)] : []),
      ...(line ? [postSchema.text(line, around)] : []),
    ])
