/** The fields above a post: texts, and lists of texts. */
export type FrontMatter = Record<string, string | string[]>

const FENCED = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/
const ENTRY = /^([A-Za-z][\w-]*):[ \t]*((?:[^ \t].*)?)$/

/**
 * Parts a Markdown file into its front matter and its text. Reads what such files use of YAML:
 * values in or without quotes, lists in lines or brackets, and long texts after `>` or `|`. Names
 * are answered in lower case with `_` for `-`.
 */
export function parseFrontMatter(file: string): { front: FrontMatter; content: string } {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const fenced = FENCED.exec(text)
  if (!fenced) return { front: {}, content: text }
  const front: FrontMatter = {}
  const lines = fenced[1]!.split('\n')
  for (let i = 0; i < lines.length;) {
    const entry = ENTRY.exec(lines[i]!)
    i += 1
    if (!entry) continue
    const below: string[] = []
    // The lines of an entry are indented, or are a list right below it.
    while (i < lines.length && /^(?:\s|-\s|$)/.test(lines[i]!)) below.push(lines[i++]!)
    front[entry[1]!.toLowerCase().replaceAll('-', '_')] = valueOf(entry[2]!.trim(), below)
  }
  return { front, content: text.slice(fenced[0].length) }
}

function valueOf(first: string, below: readonly string[]): string | string[] {
  if (/^[>|][+-]?$/.test(first))
    return below
      .map((line) => line.trim())
      .join(first.startsWith('|') ? '\n' : ' ')
      .trim()
  if (first.startsWith('[') && first.endsWith(']'))
    return first.slice(1, -1).split(',').map(plain).filter(Boolean)
  const items = below
    .filter((line) => /^\s*-\s/.test(line))
    .map((line) => plain(line.replace(/^\s*-\s+/, '')))
  if (first === '' && items.length > 0) return items.filter(Boolean)
  return plain([first, ...below.map((line) => line.trim())].join(' '))
}

function plain(value: string): string {
  const text = value.trim()
  const quoted = /^"([\s\S]*)"$/.exec(text)
  if (quoted) return quoted[1]!.replace(/\\(["\\])/g, '$1')
  const single = /^'([\s\S]*)'$/.exec(text)
  return single ? single[1]!.replaceAll("''", "'") : text
}
