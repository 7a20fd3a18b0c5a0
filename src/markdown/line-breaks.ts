import type { Root, RootContent } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Keeps line breaks within a paragraph, as people who type into a box expect; CommonMark turns them
 * into spaces.
 */
export function keepLineBreaks() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || !node.value.includes('\n')) return
      const pieces = node.value
        .split('\n')
        .flatMap((value, i): RootContent[] => [
          ...(i > 0 ? [{ type: 'break' as const }] : []),
          { type: 'text', value },
        ])
      ;(parent.children as RootContent[]).splice(index, 1, ...pieces)
      return [SKIP, index + pieces.length]
    })
  }
}
