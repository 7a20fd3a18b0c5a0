import type { Report } from './fault.ts'

/** What stands below a heading of a guide's file, sorted by its form. */
export type Block = {
  title: string
  line: number
  /** `- drawing: bank`, right below the heading. */
  values: Readonly<Record<string, string>>
  paragraphs: readonly string[]
  bullets: readonly string[]
  /** The rows of a table by the names in its first one. */
  rows: readonly { cells: Readonly<Record<string, string>>; line: number }[]
}

/** A `##` heading with what stands below it: itself, then each `###` of it. */
export type Section = Block & { items: readonly Block[]; sources: string }

export type GuideFile = {
  /** Of the front matter: texts, and lists of texts. */
  front: Readonly<Record<string, string | readonly string[]>>
  sections: readonly Section[]
}

type Open = {
  -readonly [Key in keyof Block]: Block[Key] extends readonly (infer Item)[] ? Item[] : Block[Key]
} & { values: Record<string, string> }

const KEYS = 'drawing|hi|section|type|words'
const VALUE = new RegExp(`^- (${KEYS}):(.*)$`)
const SOURCES = /^(?:Sources|स्रोत):(.*)$/s

/** The parts of a guide's Markdown. */
export function parseGuideFile(file: string, text: string, report: Report): GuideFile {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1
  if (end < 0) report({ file, line: 1, column: 1, message: 'begins with "---" and its title' })
  const front = readFront(lines.slice(1, Math.max(end, 1)))
  const sections: (Open & { items: Open[]; sources: string })[] = []
  let block: Open | undefined
  let columns: string[] | null = null
  let paragraph: string[] = []
  const endParagraph = () => {
    const words = paragraph.join(' ')
    paragraph = []
    if (words === '' || !block) return
    const sources = SOURCES.exec(words)?.[1]
    if (sources === undefined) block.paragraphs.push(words)
    else sections.at(-1)!.sources = sources.trim()
  }
  const open = (title: string, line: number): Open => ({
    ...{ title, line, values: {}, paragraphs: [], bullets: [], rows: [] },
  })
  for (const [i, given] of lines.entries()) {
    if (i <= end) continue
    const line = given.trim()
    const heading = /^(##|###) (.*)$/.exec(line)
    if (line === '' || heading || /^[|*-]/.test(line)) endParagraph()
    if (!line.startsWith('|')) columns = null
    if (heading) {
      const [, level, title = ''] = heading
      block = open(title, i + 1)
      if (level === '##') sections.push({ ...block, items: [], sources: '' })
      if (level === '##') block = sections.at(-1)!
      else sections.at(-1)?.items.push(block)
    } else if (line !== '' && !block) {
      report({ file, line: i + 1, column: 1, message: 'stands before the first "## section"' })
      break
    } else if (line.startsWith('|')) {
      const cells = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
      if (!columns) columns = cells
      else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) {
        const named = Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? '']))
        block!.rows.push({ cells: named, line: i + 1 })
      }
    } else if (/^[*-] /.test(line)) {
      const [, key, value = ''] = VALUE.exec(line) ?? []
      if (key) block!.values[key] = value.trim()
      else block!.bullets.push(line.slice(2).trim())
    } else if (line !== '') paragraph.push(line)
  }
  endParagraph()
  return { front, sections }
}

function readFront(lines: readonly string[]): GuideFile['front'] {
  const front: Record<string, string | string[]> = {}
  let last = ''
  for (const line of lines) {
    const item = /^\s+- (.*)$/.exec(line)?.[1]
    const [, key, value = ''] = /^(\w+):(.*)$/.exec(line) ?? []
    if (key) front[(last = key)] = value.trim()
    else if (item && last)
      front[last] = [...[front[last] ?? []].flat().filter(Boolean), item.trim()]
    else if (last && typeof front[last] === 'string')
      front[last] = `${front[last] as string} ${line.trim()}`.trim()
  }
  return front
}
