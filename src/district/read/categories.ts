import { resolve } from 'node:path'
import { splitCell, readTable } from './csv.ts'
import { readFacts } from './facts.ts'
import type { Report } from './fault.ts'

const COLUMNS = {
  required: ['slug'],
  optional: [
    ...['name', 'name_hi', 'description', 'description_hi', 'icon', 'color', 'sort_order'],
    'keywords',
  ],
}
/** The kinds of places that every district has. */
const SHARED = resolve(import.meta.dirname, '../../config')
const FILE = 'categories.csv'

export type CategoryRow = {
  slug: string
  name: string
  nameHi: string | null
  description: string
  descriptionHi: string
  icon: string | null
  color: string
  sortOrder: number
  keywords: string[]
}

/**
 * The shared categories; a row of the folder changes the cells that it fills, or adds one. Their
 * Hindi names are for districts whose own language that is.
 */
export function readCategories(folder: string, report: Report): CategoryRow[] {
  const rows = new Map<string, Record<string, string>>()
  const isHindi = readFacts(folder, () => undefined)?.languages[1] === 'hi'
  for (const from of [SHARED, folder]) {
    for (const { cells } of readTable(from, FILE, COLUMNS, report) ?? []) {
      const filled = Object.entries(cells).filter(
        ([column, cell]) => cell !== '' && (isHindi || from === folder || !/_hi$/.test(column)),
      )
      rows.set(cells.slug!, { ...rows.get(cells.slug!), ...Object.fromEntries(filled) })
    }
  }
  return [...rows.values()].map((cells) => ({
    slug: cells.slug ?? '',
    name: cells.name ?? cells.slug ?? '',
    nameHi: cells.name_hi ?? null,
    description: cells.description ?? '',
    descriptionHi: cells.description_hi ?? '',
    icon: cells.icon ?? null,
    color: cells.color ?? '#1D5B3B',
    sortOrder: Number(cells.sort_order ?? 1000),
    keywords: splitCell(cells.keywords),
  }))
}
