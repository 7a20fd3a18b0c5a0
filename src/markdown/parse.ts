import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const reader = unified().use(remarkParse).use(remarkGfm).freeze()

/**
 * The syntax tree of Markdown: CommonMark with GitHub's tables, footnotes, task lists and bare
 * addresses. The editor of posts reads with it too, without what makes HTML of a tree.
 */
export const parseMarkdown = (markdown: string): Root => reader.parse(markdown)
