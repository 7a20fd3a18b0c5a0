import type { Root as HtmlTree } from 'hast'
import type { Root as MarkdownTree } from 'mdast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { lineBreaks } from './line-breaks.ts'
import { FOOTNOTE_PREFIX } from './safe.ts'

const converter = unified()
  .use(lineBreaks)
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: FOOTNOTE_PREFIX })
  .freeze()

/**
 * A syntax tree of Markdown as an HTML tree. It may still contain raw HTML, so it must not be shown
 * before `makeSafe`.
 */
export const toHtmlTree = (tree: MarkdownTree): HtmlTree => converter.runSync(tree)
