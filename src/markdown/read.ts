import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const reader = unified().use(remarkParse).use(remarkGfm).freeze()

/**
 * The syntax tree of Markdown: CommonMark with GitHub's tables, footnotes, task lists and bare
 * addresses. The editor of posts reads with it too, without what makes HTML of a tree.
 */
export const readMarkdown = (markdown: string): Root => reader.parse(markdown)

/*
 * The maximum depth of nested quotes and lists. Deeper ones take ever longer to parse and then
 * fail; one bad text must not prevent the build of the site.
 */
const NESTED_DEEP = /^(?:[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])){100}/m

/** Such a text is shown as it was written. */
export const isTooDeep = (markdown: string): boolean => NESTED_DEEP.test(markdown)
