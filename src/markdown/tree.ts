import type { Root as HtmlTree } from 'hast'
import type { Root as MarkdownTree } from 'mdast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { keepLineBreaks } from './line-breaks.ts'
import { FOOTNOTE_PREFIX } from './sanitise-tree.ts'

const converter = unified()
  .use(keepLineBreaks)
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: FOOTNOTE_PREFIX })
  .freeze()

/**
 * A syntax tree of Markdown as an HTML tree. It may still contain raw HTML, so it must not be shown
 * before `sanitiseTree`.
 */
export const toHtmlTree = (tree: MarkdownTree): HtmlTree => converter.runSync(tree)
