/**
 * Texts below `root` that do not fit: cut off by an element that hides what is outside, or standing
 * out of the box that is drawn around them; and whether the page is wider than the window. It uses
 * nothing from outside, so that a browser test can send it to a page.
 */
export function findCutText(root: Element = document.body): string[] {
  const SLACK = 2
  const isHidden = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflow)
  const isMeant = (style: CSSStyleDeclaration) =>
    style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
  const isDrawn = (style: CSSStyleDeclaration) =>
    (style.backgroundColor !== 'rgba(0, 0, 0, 0)' && style.display !== 'inline') ||
    (style.borderLeftWidth !== '0px' && style.borderRightWidth !== '0px')
  const boundsOf = (node: Node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }

  /** The nearest box that a text must not leave; null if it may be anywhere. */
  const boxOf = (start: Element): Element | null => {
    for (let element: Element | null = start; element; element = element.parentElement) {
      const style = getComputedStyle(element)
      // Read aloud only, or scrolled.
      if (element.clientWidth <= 1 && style.display !== 'inline') return null
      if (/auto|scroll/.test(style.overflow) || isMeant(style)) return null
      if (isHidden(style) || isDrawn(style)) return element
      if (/absolute|fixed/.test(style.position)) return null
    }
    return null
  }

  const found: string[] = []
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} of ${clientWidth} px wide`)
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    if (parent.closest('svg, script, style, option')) continue
    const box = boxOf(parent)
    if (!box) continue
    const [inner, outer] = [boundsOf(node), box.getBoundingClientRect()]
    if (inner.width === 0) continue
    const sides = [
      ...(outer.left - inner.left > SLACK ? ['left'] : []),
      ...(inner.right - outer.right > SLACK ? ['right'] : []),
      ...(inner.bottom - outer.bottom > SLACK ? ['bottom'] : []),
    ]
    if (sides.length > 0)
      found.push(`“${text.slice(0, 60)}” out of <${box.tagName} ${box.className}> ${sides.join()}`)
  }
  return [...new Set(found)]
}
