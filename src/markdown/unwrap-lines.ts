import { visit } from 'unist-util-visit'
import { parseMarkdown } from './parse.ts'

/**
 * The beginning of a line that continues a paragraph: indentation, and the marks of the quotes
 * around it.
 */
const NEXT_LINE = /(?<![ \t])[ \t]*\n[ \t]*(?:>[ \t]?)*/g

/**
 * Joins the lines of wrapped paragraphs, because our pages show each line break. Hard line breaks
 * stay.
 */
export function unwrapLines(markdown: string): string {
  let unwrapped = ''
  let done = 0
  visit(parseMarkdown(markdown), 'text', ({ position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
    if (start < done) return
    unwrapped += markdown.slice(done, start) + markdown.slice(start, end).replace(NEXT_LINE, ' ')
    done = end
  })
  return unwrapped + markdown.slice(done)
}
