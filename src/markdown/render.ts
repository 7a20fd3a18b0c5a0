import type { Root } from 'hast'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { ANCHOR_CLASS, listHeadings, shiftHeadings, type Heading } from './headings.ts'
import { processLinks } from './links.ts'
import { processPictures, type PictureOptions } from './pictures.ts'
import { getPostTextProblem } from '#shared/rules/post-text.ts'
import { parseMarkdown } from './parse.ts'
import { sanitiseTree } from './sanitise-tree.ts'
import { toHtmlTree } from './tree.ts'
import { processVideos, type VideoTexts } from './video-players.ts'
import { wrapWideParts } from './wrap-wide-parts.ts'

export type RenderOptions = Pick<PictureOptions, 'siteUrl'> &
  Partial<PictureOptions> & {
    video?: VideoTexts
    /** The address of a path of the site, in the language of the page. */
    hrefOf?: (path: string) => string
  }
export type RenderedMarkdown = {
  /** Safe to insert into a page; its headings begin at h2. */
  html: string
  headings: Heading[]
}

/* A prefix keeps them apart from the ids of the page. */
const HEADING_PREFIX = 'h-'

const finisher = unified()
  .use(rehypeSlug, { prefix: HEADING_PREFIX })
  .use(rehypeAutolinkHeadings, {
    behavior: 'append',
    properties: { className: [ANCHOR_CLASS], ariaHidden: 'true', tabIndex: -1, dataAuthored: '' },
    content: { type: 'text', value: '#' },
    test: ({ properties }) => properties.id !== 'footnote-label',
  })
  .use(rehypeStringify)
  .freeze()

/** Renders Markdown to HTML; pages, API and preview all use it. */
export function renderMarkdown(markdown: string, options: RenderOptions): RenderedMarkdown {
  // One bad text must not hold up the build of the site; such a text is shown as it was written.
  if (getPostTextProblem(markdown) !== null) return renderTree(plainTree(markdown), options)
  try {
    return renderTree(toHtmlTree(parseMarkdown(markdown)), options)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return renderTree(plainTree(markdown), options)
  }
}

/** The text as it was written, in one paragraph. */
const plainTree = (value: string): Root => ({
  type: 'root',
  children: [
    { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] },
  ],
})

/** Makes a tree of HTML safe and fit for a page. */
export function renderTree(
  tree: Root,
  { siteUrl, hrefOf, apiBase = '/api', video }: RenderOptions,
): RenderedMarkdown {
  const safe = sanitiseTree(tree)
  shiftHeadings(safe)
  processLinks(safe, { siteUrl, hrefOf })
  processVideos(safe, video)
  processPictures(safe, { siteUrl, apiBase })
  wrapWideParts(safe)
  const finished = finisher.runSync(safe) as Root
  return { html: finisher.stringify(finished), headings: listHeadings(finished) }
}
