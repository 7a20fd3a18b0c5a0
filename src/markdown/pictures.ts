import type { Element, ElementContent, Root } from 'hast'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'
import { imageUrl } from '#shared/image-path.ts'

export type PictureOptions = {
  siteUrl: string
  /** Where `/uploads/…` are fetched from. */
  apiBase: string
  /** Measures of uploaded pictures. */
  images: readonly { path: string; width: number; height: number }[]
}

/**
 * Pictures of the site are shown, late and in their measures. One of another host is a link to it: opening a page asks
 * no other host for anything. A picture that stands alone is a figure, its title the caption.
 */
export function tendPictures(tree: Root, options: PictureOptions): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'img' || !parent || index === undefined) return CONTINUE
    const src = element.properties.src
    if (typeof src !== 'string' || src === '') {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (!isOwn(src, options)) {
      const isLinked = parent.type === 'element' && parent.tagName === 'a'
      parent.children.splice(index, 1, isLinked ? nameOf(element) : linkTo(src, element))
      return [SKIP, index + 1]
    }
    show(element, src, options)
    return CONTINUE
  })
  visit(tree, 'element', (element) => {
    if (element.tagName === 'p') makeFigure(element)
  })
}

function isOwn(src: string, { siteUrl, apiBase }: PictureOptions): boolean {
  if (!URL.canParse(src, siteUrl)) return false
  const { host } = new URL(src, siteUrl)
  return host === new URL(siteUrl).host || host === new URL(apiBase, siteUrl).host
}

function show(element: Element, src: string, { apiBase, images }: PictureOptions): void {
  const size = images.find(({ path }) => src.endsWith(path))
  element.properties = {
    ...element.properties,
    ...(size ? { width: size.width, height: size.height } : {}),
    src: /^\/(?:api\/)?uploads\//.test(src) ? imageUrl(src, apiBase) : src,
    alt: element.properties.alt ?? '',
    loading: 'lazy',
    decoding: 'async',
    dataAuthored: '',
  }
}

const nameOf = (image: Element): ElementContent => ({
  type: 'text',
  value: String(image.properties.alt || image.properties.title || image.properties.src),
})

const linkTo = (href: string, image: Element): Element => ({
  type: 'element',
  tagName: 'a',
  properties: { href, rel: ['external', 'noopener'], className: ['outside-picture'] },
  children: [nameOf(image)],
})

/** A paragraph of nothing but one picture, which may be a link. */
function makeFigure(paragraph: Element): void {
  const [only, ...more] = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  if (only?.type !== 'element' || more.length > 0) return
  const inner = only.tagName === 'a' && only.children.length === 1 ? only.children[0] : only
  if (inner?.type !== 'element' || inner.tagName !== 'img') return
  const caption = inner.properties.title
  delete inner.properties.title
  paragraph.tagName = 'figure'
  paragraph.children = [only]
  if (typeof caption === 'string' && caption !== '')
    paragraph.children.push({
      type: 'element',
      tagName: 'figcaption',
      properties: {},
      children: [{ type: 'text', value: caption }],
    })
}
