import type { Element, ElementContent, Root } from 'hast'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'
import { getImageUrl } from '#shared/drawings/image-path.ts'
import { getPictureSources } from '#shared/drawings/picture.ts'

export type PictureOptions = {
  siteUrl: string
  /** The origin of `/uploads/…`. */
  apiBase: string
}

/** The sizes of a picture in a post, which may take the whole column. */
const SHOWN_WIDTH = '(min-width: 62.5em) 740px, 95vw'

/**
 * Pictures of the site are shown, loaded late and with their dimensions. A picture of another host
 * becomes a link, so that a page requests nothing from other hosts. A picture with a relative
 * address becomes its text. A picture that stands alone becomes a figure with its title as the
 * caption.
 */
export function processPictures(tree: Root, options: PictureOptions): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'img' || !parent || index === undefined) return CONTINUE
    const src = element.properties.src
    if (typeof src !== 'string' || !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(src)) {
      parent.children.splice(index, 1, {
        type: 'text',
        value: String(element.properties.alt ?? ''),
      })
      return [SKIP, index + 1]
    }
    if (!isOwn(src, options)) {
      const isLinked = parent.type === 'element' && parent.tagName === 'a'
      parent.children.splice(index, 1, isLinked ? nameOf(element) : linkTo(src, element))
      return [SKIP, index + 1]
    }
    parent.children.splice(index, 1, shown(element, src, options))
    return [SKIP, index + 1]
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

/** As `Picture` shows it: a stored picture in the smallest file that is large enough. */
function shown(image: Element, src: string, { apiBase }: PictureOptions): Element {
  const uploaded = /^\/(?:api\/)?(uploads\/.+)$/.exec(src)?.[1]
  const picture = uploaded
    ? getPictureSources(`/${uploaded}`, (path) => getImageUrl(path, apiBase))
    : null
  image.properties = {
    ...image.properties,
    ...(picture?.width ? { width: picture.width, height: picture.height } : {}),
    src: picture?.src ?? src,
    alt: image.properties.alt ?? '',
    loading: 'lazy',
    decoding: 'async',
    dataAuthored: '',
  }
  if (!picture || picture.sources.length === 0) return image
  const sources = picture.sources.map(({ type, srcset }): Element => {
    return {
      type: 'element',
      tagName: 'source',
      properties: { type, srcSet: srcset, sizes: SHOWN_WIDTH },
      children: [],
    }
  })
  return { type: 'element', tagName: 'picture', properties: {}, children: [...sources, image] }
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
  const [only, ...more] = paragraph.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  )
  if (only?.type !== 'element' || more.length > 0) return
  const inner = only.tagName === 'a' && only.children.length === 1 ? only.children[0] : only
  if (inner?.type !== 'element') return
  const image = inner.tagName === 'picture' ? inner.children.at(-1) : inner
  if (image?.type !== 'element' || image.tagName !== 'img') return
  const caption = image.properties.title
  delete image.properties.title
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
