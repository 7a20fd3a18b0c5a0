import type { Element } from 'hast'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'

/** The words in an element on one line; `without` names a class whose elements do not count. */
export function getElementText(element: Element, without?: string): string {
  let text = ''
  visit(element, (node) => {
    if (node.type === 'text') text += node.value
    const classes = node.type === 'element' ? node.properties.className : undefined
    return without && Array.isArray(classes) && classes.includes(without) ? SKIP : CONTINUE
  })
  return text.replace(/\s+/g, ' ').trim()
}
