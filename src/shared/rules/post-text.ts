/** The most characters of a post. */
export const MAX_POST_LENGTH = 200_000

/** Of lists and quotes within one another. */
const MAX_DEPTH = 50
const MAX_LINES = 10_000
const MAX_LIST_ITEMS = 3000
const MAX_BRACKETS = 3000
const MAX_ADDRESSES = 3000
const MAX_NOTES = 500
/** Without an empty line in between. */
const MAX_EMPHASIS_MARKS = 6000
/** Of 300 in a row. */
const MAX_LONG_ROWS = 4
const MAX_TAGS = 3000
/** Each may make the parser read the text to its end. */
const MAX_COMMENTS = 100
const MAX_COLUMNS = 100
const MAX_CELLS = 10_000

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0

/** What a parser of Markdown has ever more work with, and how a person calls it. */
const COUNTED: [RegExp, number, string][] = [
  [/<[!?]/g, MAX_COMMENTS, 'HTML comments'],
  [/\[\^/g, MAX_NOTES, 'footnotes'],
  [/\[/g, MAX_BRACKETS, 'links and square brackets'],
  [/:\/\/|www\.|@/g, MAX_ADDRESSES, 'web and mail addresses'],
  [/[*_~]{300}/g, MAX_LONG_ROWS, 'long rows of the marks *, _ and ~'],
  [/</g, MAX_TAGS, 'HTML tags'],
]

/** Likewise, of lines. */
const COUNTED_LINES: [RegExp, number, string][] = [
  [/\S/, MAX_LINES, 'lines'],
  [/^[\s>]*(?:[*+-]|\d{1,9}[.)])\s/, MAX_LIST_ITEMS, 'list items'],
]

/**
 * Why a text in Markdown would take too long to show, in a sentence; null when it does not. Takes
 * one look at the text, whatever is in it.
 */
export function getPostTextProblem(text: string): string | null {
  if (text.length > MAX_POST_LENGTH) return tooMany(MAX_POST_LENGTH, 'characters')
  for (const [what, most, name] of COUNTED) if (count(text, what) > most) return tooMany(most, name)
  const lines = text.split('\n')
  for (const [what, most, name] of COUNTED_LINES)
    if (lines.filter((line) => what.test(line)).length > most) return tooMany(most, name)
  if (text.split(/\n[^\S\n]*\n/).some((block) => count(block, /[*_~]/g) > MAX_EMPHASIS_MARKS))
    return tooMany(MAX_EMPHASIS_MARKS, 'marks for bold and italic text in one paragraph')
  if (lines.some((line) => depthOf(line) > MAX_DEPTH))
    return `Lists and quotes can have up to ${MAX_DEPTH} levels.`
  return tableProblem(lines)
}

const tooMany = (most: number, name: string): string =>
  `The text has more than ${most.toLocaleString('en-IN')} ${name}. Please shorten ` +
  'it, or split it into two posts.'

/** The beginning of a line: what indents it, and the marks of lists and quotes. */
const BEGINNING = /^(?:[ \t>]|[*+-](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))+/
const MARK = />|[*+-]|\d{1,9}[.)]/g

/** How deep a line may be in lists and quotes: each level indents it by two columns at least. */
function depthOf(line: string): number {
  const [beginning] = BEGINNING.exec(line) ?? []
  if (beginning === undefined) return 0
  const marks = count(beginning, MARK)
  // Indented text without a mark is code, or stands below a line that has one.
  if (marks === 0) return 0
  const [indent = ''] = /^[ \t]*/.exec(beginning) ?? []
  return marks + Math.floor(indent.replaceAll('\t', '    ').length / 2)
}

/** The line between the head of a table and its rows. */
const RULER = /^\|?:?-+:?(?:\|:?-+:?)*\|?$/

/** A short row gets as many cells as the table has columns. */
function tableProblem(lines: readonly string[]): string | null {
  let cells = 0
  let columns = 0
  for (const line of lines) {
    if (line.includes('|') && RULER.test(line.replace(/[\s>]+/g, ''))) {
      columns = count(line, /-+/g)
      if (columns > MAX_COLUMNS) return `A table can have up to ${MAX_COLUMNS} columns.`
    } else if (line.trim() === '') columns = 0
    cells += columns
    if (cells > MAX_CELLS) return tooMany(MAX_CELLS, 'cells in tables')
  }
  return null
}
