import type { Node } from 'prosemirror-model'
import { parseMarkdown } from '#markdown/parse.ts'
import { getPostTextProblem } from '#shared/rules/post-text.ts'
import { collectDefinitions, treeToDoc } from './from-tree.ts'
import { getTreeShape } from './tree-shape.ts'
import { rememberSource } from './source-text.ts'
import { docToMarkdown } from './doc-to-markdown.ts'

export { docToMarkdown }

/** The document of a text in Markdown. Its blocks stay as they are written until they change. */
export function markdownToDoc(markdown: string): Node {
  const tree = parseMarkdown(markdown)
  const doc = treeToDoc(tree)
  rememberSource(markdown, tree.children, doc.children, collectDefinitions(tree))
  return doc
}

const PROBE = 'More.'

/**
 * Whether the rich editor keeps all of a text: what it writes again is the same to the pipeline
 * that makes the page, which reads nothing but the tree. Names of links and the way they are
 * written may differ.
 */
export function canEditAsRichText(markdown: string): boolean {
  if (getPostTextProblem(markdown) !== null) return false
  try {
    const tree = parseMarkdown(markdown)
    const doc = treeToDoc(tree)
    doc.check()
    // What is written below must stay below: HTML may be without its end.
    tree.children.push(...parseMarkdown(PROBE).children)
    return getTreeShape(tree) === getTreeShape(parseMarkdown(`${docToMarkdown(doc)}\n\n${PROBE}`))
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
