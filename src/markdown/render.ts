import type { Root } from 'hast'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { ANCHOR, listHeadings, shiftHeadings } from './headings.ts'
import type { Heading } from './headings.ts'
import { tendLinks } from './links.ts'
import { tendPictures } from './pictures.ts'
import type { PictureOptions } from './pictures.ts'
import { makeSafe } from './safe.ts'
import { readMarkdown, toHtmlTree } from './tree.ts'
import { tendWideParts } from './wide.ts'

export type RenderOptions = Pick<PictureOptions, 'siteUrl'> & Partial<PictureOptions>
export type Rendered = {
  /** Safe to put into a page; its headings begin at h2. */
  html: string
  headings: Heading[]
}

/* Quotes or lists within each other, deeper than a person writes: reading them takes ever
   longer, and then fails. One bad text must not keep the site from being built. */
const NESTED_DEEP = /^(?:[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])){100}/m
/* Apart from the ids of the page around it. */
const HEADING_PREFIX = 'h-'

const finisher = unified()
  .use(rehypeSlug, { prefix: HEADING_PREFIX })
  .use(rehypeAutolinkHeadings, {
    behavior: 'append',
    properties: { className: [ANCHOR], ariaHidden: 'true', tabIndex: -1, dataAuthored: '' },
    content: { type: 'text', value: '#' },
    test: ({ properties }) => properties.id !== 'footnote-label',
  })
  .use(rehypeStringify)
  .freeze()

/** The one way from Markdown to HTML, for pages, API and preview alike. */
export function renderMarkdown(markdown: string, options: RenderOptions): Rendered {
  if (NESTED_DEEP.test(markdown)) return renderTree(plainTree(markdown), options)
  try {
    return renderTree(toHtmlTree(readMarkdown(markdown)), options)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return renderTree(plainTree(markdown), options)
  }
}

/** The text as it is written, in one paragraph. */
const plainTree = (value: string): Root => ({
  type: 'root',
  children: [
    { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] },
  ],
})

/** Makes a tree of HTML safe and fit for a page. */
export function renderTree(tree: Root, { siteUrl, apiBase = '/api' }: RenderOptions): Rendered {
  const safe = makeSafe(tree)
  shiftHeadings(safe)
  tendLinks(safe, siteUrl)
  tendPictures(safe, { siteUrl, apiBase })
  tendWideParts(safe)
  const finished = finisher.runSync(safe) as Root
  return { html: finisher.stringify(finished), headings: listHeadings(finished) }
}
