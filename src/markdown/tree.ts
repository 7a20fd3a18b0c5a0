import type { Root as HtmlTree } from 'hast'
import type { Root as MarkdownTree } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { lineBreaks } from './line-breaks.ts'
import { FOOTNOTE_PREFIX } from './safe.ts'

const reader = unified().use(remarkParse).use(remarkGfm).freeze()
const converter = unified()
  .use(lineBreaks)
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: FOOTNOTE_PREFIX })
  .freeze()

/**
 * Markdown (CommonMark, and GitHub's tables, footnotes, task lists and bare addresses) as it is
 * written.
 */
export const readMarkdown = (markdown: string): MarkdownTree => reader.parse(markdown)

/**
 * The same as HTML; pieces of HTML in it are not looked into yet, so nothing of it may be shown
 * before `makeSafe`.
 */
export const toHtmlTree = (tree: MarkdownTree): HtmlTree => converter.runSync(tree)
