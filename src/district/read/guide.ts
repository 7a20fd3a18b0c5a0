import type { Report } from './fault.ts'
import { listLanguageFiles, readDistrictFile } from './folder.ts'
import { parseGuideFile, type Block, type Section } from './guide-blocks.ts'
import type { GuideItem, GuideOf } from './guide-types.ts'

/** The guides of a folder, `guide.<language>.md`, by language. */
export const readGuides = (folder: string, report: Report): Record<string, GuideOf> =>
  Object.fromEntries(
    listLanguageFiles(folder, 'guide', 'md').flatMap(({ language, file }) => {
      const guide = readGuide(file, readDistrictFile(folder, file)!, report)
      return guide ? [[language, guide]] : []
    }),
  )

const REQUIRED = ['title', 'lede', 'description', 'keywords'] as const

/** A guide, or null where what every guide has is missing. */
export function readGuide(file: string, text: string, report: Report): GuideOf | null {
  const { front, sections } = parseGuideFile(file, text, report)
  const of = (name: string) => {
    const value = front[name]
    return typeof value === 'string' ? value : undefined
  }
  const missing = REQUIRED.filter((name) => !of(name))
  for (const name of missing)
    report({ file, line: 1, column: 1, message: `has no "${name}:" between its "---"` })
  const guide: Record<string, unknown> = {}
  for (const section of sections) {
    const { title, line } = section
    const read = SECTIONS[title as keyof typeof SECTIONS]
    const problem = !read
      ? `"${title}" is no section; use ${Object.keys(SECTIONS).join(', ')}`
      : guide[title]
        ? `"${title}" is there twice`
        : section.sources === '' && title !== 'questions'
          ? `"${title}" names no sources; end it with "Sources: …"`
          : null
    if (problem) report({ file, line, column: 4, message: problem })
    const say = (at: number, message: string) => report({ file, line: at, column: 1, message })
    if (read && !guide[title]) guide[title] = read(section, say)
  }
  if (missing.length > 0) return null
  const {
    title = '',
    hi,
    lede = '',
    description = '',
    keywords = '',
  } = {
    ...Object.fromEntries(REQUIRED.map((name) => [name, of(name)])),
    hi: of('hi'),
  } as Record<string, string | undefined>
  const badges = [front.badges ?? []].flat()
  return {
    ...{ title, ...(hi ? { titleHi: hi } : {}), lede, description, keywords, badges },
    ...(guide as Partial<GuideOf>),
  }
}

type Say = (line: number, message: string) => void

function toItem({ title, values, paragraphs, line }: Block, say: Say): GuideItem {
  if (paragraphs.length === 0) say(line, `"${title}" has no text`)
  const { hi, drawing } = values
  return {
    title,
    ...(hi ? { nameHi: hi } : {}),
    ...(drawing ? { drawing } : {}),
    text: paragraphs.join(' '),
  }
}

const toItems = ({ items }: Section, say: Say) => items.map((item) => toItem(item, say))
const ledeOf = ({ paragraphs }: Section): string => paragraphs.join(' ')
const isNamed = (name: string) => (block: Block) => block.title === name

const withItems = (section: Section, say: Say) => ({
  items: toItems(section, say),
  sources: section.sources,
})
const withLede = (section: Section, say: Say) => ({
  lede: ledeOf(section),
  ...withItems(section, say),
})

/** The cells of a row by these names; what must be there and is not is told. */
function cellsOf({ cells, line }: Block['rows'][number], names: readonly string[], say: Say) {
  for (const name of names) if (!cells[name]) say(line, `lacks "${name}"`)
  return cells as Record<string, string>
}

/** Section → what its part of the guide is made of, in the order of the page. */
const SECTIONS = {
  facts: ({ rows, sources }, say) => ({
    items: rows.map((row) => {
      const { label = '', value = '', note } = cellsOf(row, ['label', 'value'], say)
      return { label, value, ...(note ? { note } : {}) }
    }),
    sources,
  }),
  about: (section, say) => ({
    paragraphs: section.paragraphs,
    reasons: toItems(section, say),
    sources: section.sources,
  }),
  attractions: (section, say) => ({
    lede: ledeOf(section),
    items: section.items.map((item) => {
      const { title: name, nameHi, drawing = '', text } = toItem(item, say)
      const { type = '' } = item.values
      if (!type || !drawing) say(item.line, `"${name}" needs "- type:" and "- drawing:"`)
      return { name, ...(nameHi ? { nameHi } : {}), type, drawing, text, details: item.bullets }
    }),
    sources: section.sources,
  }),
  culture: withLede,
  economy: withItems,
  timeline: ({ items, sources }, say) => ({
    items: items.map((item) => {
      const [, year = '', title = ''] = /^(\d+): (.+)$/.exec(item.title) ?? []
      if (!year) say(item.line, `"${item.title}" is no "year: what happened"`)
      return { year, title, text: toItem(item, say).text }
    }),
    sources,
  }),
  divisions: (section, say) => ({
    lede: ledeOf(section),
    items: section.rows.map((row) => {
      const { name = '', kind = '', population, note = '' } = cellsOf(row, ['name', 'kind'], say)
      return { name, kind, population: population || null, note }
    }),
    blocksTitle: section.items[0]?.title ?? '',
    blocks: section.items[0]?.bullets ?? [],
    sources: section.sources,
  }),
  wildlife: (section, say) => ({
    lede: ledeOf(section),
    pictures: section.rows.map((row) => {
      const { drawing = '', name = '', hi } = cellsOf(row, ['drawing', 'name'], say)
      return { drawing, name, ...(hi ? { nameHi: hi } : {}) }
    }),
    groups: toItems(section, say),
    sources: section.sources,
  }),
  transport: withItems,
  learning: withItems,
  cuisine: withLede,
  geography: (section, say) => {
    const climate = section.items.find(isNamed('climate'))
    const rows = [...section.rows, ...(climate?.rows ?? [])]
    return {
      land: section.paragraphs,
      climate: climate?.paragraphs ?? [],
      seasons: rows.map((row) => {
        const { name = '', hi, from, to, text = '' } = cellsOf(row, ['name', 'text'], say)
        if (![from, to].every((month) => Number(month) >= 1 && Number(month) <= 12))
          say(row.line, '"from" and "to" are months, 1 to 12')
        return { name, ...(hi ? { nameHi: hi } : {}), from: Number(from), to: Number(to), text }
      }),
      sources: section.sources,
    }
  },
  questions: ({ items }, say) =>
    items.map((item) => {
      const { section = '', words = '' } = item.values
      if (!section || !words) say(item.line, 'needs "- section:" and "- words:"')
      const { title, nameHi, text } = toItem(item, say)
      return { section, title, ...(nameHi ? { titleHi: nameHi } : {}), words, text }
    }),
} satisfies {
  [
    Name in keyof GuideOf as Name extends
      | 'title'
      | 'titleHi'
      | 'lede'
      | 'description'
      | 'keywords'
      | 'badges'
      ? never
      : Name
  ]-?: (section: Section, say: Say) => NonNullable<GuideOf[Name]>
}
