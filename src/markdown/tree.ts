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
 * The syntax tree of Markdown: CommonMark with GitHub's tables, footnotes, task lists and bare
 * addresses.
 */
export const readMarkdown = (markdown: string): MarkdownTree => reader.parse(markdown)

/**
 * The same as an HTML tree. It may still contain raw HTML, so it must not be shown before
 * `makeSafe`.
 */
export const toHtmlTree = (tree: MarkdownTree): HtmlTree => converter.runSync(tree)
