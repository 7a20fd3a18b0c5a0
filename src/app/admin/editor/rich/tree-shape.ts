import type { List, Nodes, Parents, Root } from 'mdast'
import { keepLineBreaks } from '#markdown/line-breaks.ts'
import { collectDefinitions, isLooseList } from './from-tree.ts'

/** What a page is made of in a tree. */
export function getTreeShape(tree: Root): string {
  const where = collectDefinitions(tree)
  keepLineBreaks()(tree)
  return JSON.stringify(shape(tree, where))
}

type Where = ReturnType<typeof collectDefinitions>

function shape(node: Nodes, where: Where): unknown {
  if (node.type === 'definition') return undefined
  const { position: _, data: __, ...own } = node
  const children =
    'children' in node ? shapes(node, where).filter((child) => child !== undefined) : undefined
  switch (node.type) {
    case 'list':
      return { type: 'list', start: startOf(node), loose: isLooseList(node), children }
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
