import type { Element, Root } from 'hast'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'

/**
 * Tables and code may be wider than a phone, so they scroll on their own, also by keyboard.
 * Checkboxes become symbols.
 */
export function wrapWideParts(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return CONTINUE
    if (element.tagName === 'pre') element.properties.tabIndex = 0
    if (element.tagName === 'input') {
      parent.children[index] = { type: 'text', value: element.properties.checked ? '☑' : '☐' }
      return CONTINUE
    }
    if (element.tagName !== 'table') return CONTINUE
    visit(element, 'element', (cell) => {
      if (cell.tagName === 'td' || cell.tagName === 'th') alignByClass(cell)
    })
    parent.children[index] = scrolling(element)
    return [SKIP, index + 1]
  })
}

const scrolling = (table: Element): Element => ({
  type: 'element',
  tagName: 'section',
  properties: { className: ['table-scroll'], ariaLabel: captionOf(table), tabIndex: 0 },
  children: [table],
})

const captionOf = (table: Element): string => {
  const caption = table.children.find(
    (child) => child.type === 'element' && child.tagName === 'caption',
  )
  const [text] = caption?.type === 'element' ? caption.children : []
  return text?.type === 'text' ? text.value : 'Table'
}

/** The attribute is obsolete. */
function alignByClass(cell: Element): void {
  const { align } = cell.properties
  delete cell.properties.align
  if (align === 'center' || align === 'right') cell.properties.className = [`to-${align}`]
}
