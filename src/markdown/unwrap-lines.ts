import { visit } from 'unist-util-visit'
import { readMarkdown } from './tree.ts'

/**
 * The beginning of a line that goes on with the paragraph above: indentation, and the marks of the
 * quotes it is in.
 */
const NEXT_LINE = /(?<![ \t])[ \t]*\n[ \t]*(?:>[ \t]?)*/g

/**
 * Makes one line of each paragraph that a file wraps, as CommonMark means it: on our pages a line
 * break is one. Breaks that are marked as such stay.
 */
export function unwrapLines(markdown: string): string {
  let unwrapped = ''
  let done = 0
  visit(readMarkdown(markdown), 'text', ({ position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
    if (start < done) return
    unwrapped += markdown.slice(done, start) + markdown.slice(start, end).replace(NEXT_LINE, ' ')
    done = end
  })
  return unwrapped + markdown.slice(done)
}
