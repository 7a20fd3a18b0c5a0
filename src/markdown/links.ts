import type { Root } from 'hast'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'
import { getElementText } from './element-text.ts'

/**
 * Links to other sites get a `rel`, links without a target become plain text, links without text
 * show their address. Links within the site lead to pages in the language of the page (`hrefOf`)
 * and are marked as an author's: a broken one does not hold back a release.
 */
export function processLinks(
  tree: Root,
  { siteUrl, hrefOf = (path) => path }: { siteUrl: string; hrefOf?: (path: string) => string },
): void {
  const host = new URL(siteUrl).host
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'a' || !parent || index === undefined) return CONTINUE
    const href = element.properties.href
    if (typeof href !== 'string' || href === '' || !URL.canParse(href, siteUrl)) {
      parent.children.splice(index, 1, ...element.children)
      return [SKIP, index]
    }
    const { protocol, host: to, pathname, search, hash } = new URL(href, siteUrl)
    if (to !== host && protocol.startsWith('http'))
      element.properties.rel = ['external', 'noopener']
    else element.properties.dataAuthored = ''
    // `//` begins the name of another site.
    if (to === host && href.startsWith('/') && !pathname.startsWith('//'))
      element.properties.href = hrefOf(pathname + search + hash)
    const hasPicture = element.children.some(
      (child) => child.type === 'element' && child.tagName === 'img',
    )
    if (!hasPicture && getElementText(element) === '')
      element.children.push({ type: 'text', value: href })
    return CONTINUE
  })
}
