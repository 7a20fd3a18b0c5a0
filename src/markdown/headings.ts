import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { getElementText } from './element-text.ts'

export type Heading = { id: string; text: string; level: number }

const LEVEL = /^h([1-6])$/

const headingsIn = (tree: Root): { element: Element; level: number }[] => {
  const found: { element: Element; level: number }[] = []
  visit(tree, 'element', (element) => {
    const level = Number(LEVEL.exec(element.tagName)?.[1])
    if (level && element.properties.id !== 'footnote-label') found.push({ element, level })
  })
  return found
}

/**
 * The page already has its h1, so the highest headings of the text become h2, and the others
 * follow.
 */
export function shiftHeadings(tree: Root): void {
  const headings = headingsIn(tree)
  const highest = Math.min(...headings.map(({ level }) => level))
  for (const { element, level } of headings)
    element.tagName = `h${Math.min(level - highest + 2, 6)}`
}

/** The headings with their anchors, in order. */
export const listHeadings = (tree: Root): Heading[] =>
  headingsIn(tree)
    .map(({ element, level }) => ({
      id: String(element.properties.id ?? ''),
      text: getElementText(element, ANCHOR_CLASS),
      level,
    }))
    .filter(({ id, text }) => id !== '' && text !== '')

/** The class of a heading's link to itself, which is not part of its text. */
export const ANCHOR_CLASS = 'anchor'
