import type { Node } from 'prosemirror-model'
import { readMarkdown } from '#markdown/read.ts'
import { getPostTextProblem } from '#shared/rules/post-text.ts'
import { definitionsIn, docOf } from './from-tree.ts'
import { shapeOf } from './shape.ts'
import { remember } from './source.ts'
import { writeDoc } from './write.ts'

export { writeDoc }

/** The document of a text in Markdown. Its blocks stay as they are written until they change. */
export function readDoc(markdown: string): Node {
  const tree = readMarkdown(markdown)
  const doc = docOf(tree)
  remember(markdown, tree.children, doc.children, definitionsIn(tree))
  return doc
}

const PROBE = 'More.'

/**
 * Whether the rich editor keeps all of a text: what it writes again is the same to the pipeline
 * that makes the page, which reads nothing but the tree. Names of links and the way they are
 * written may differ.
 */
export function canBeRich(markdown: string): boolean {
  if (getPostTextProblem(markdown) !== null) return false
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
