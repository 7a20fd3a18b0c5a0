import { visit } from 'unist-util-visit'
import { getPostTextProblem } from '#shared/rules/post-text.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'
import { parseMarkdown } from './parse.ts'

const APART = new Set(['paragraph', 'heading', 'listItem', 'tableCell', 'break'])

/** The text of Markdown on one line, without headings, code, pictures and HTML, for excerpts. */
export function toPlainText(markdown: string): string {
  if (getPostTextProblem(markdown) !== null) return normaliseLine(markdown)
  let text = ''
  const tree = parseMarkdown(markdown)
  visit(tree, (node, _, parent) => {
    if (APART.has(node.type)) text += ' '
    if (node.type === 'text' && parent?.type !== 'heading') text += node.value
    if (node.type === 'inlineCode') text += node.value
  })
  return text.replace(/\s+/g, ' ').trim()
}
