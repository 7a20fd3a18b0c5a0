import { splitCell, readTable, type Row } from './csv.ts'
import type { Report } from './fault.ts'
import { listLanguageFiles } from './folder.ts'

const COLUMNS = { required: ['use', 'for', 'words'] }
const USES = ['spelling', 'joined', 'kind']

export type SearchWords = {
  /** Another spelling, then the one it stands for. */
  spellings: [string, string][]
  /** First halves of names that are often written apart from the second: Medini Nagar. */
  joined: Record<string, string[]>
  /** Further words for a kind of place, by its id. */
  kinds: Record<string, string[]>
}

/** What the folder teaches the search, of `words.<language>.csv`. */
export function readSearchWords(folder: string, report: Report): SearchWords {
  const words: SearchWords = { spellings: [], joined: {}, kinds: {} }
  for (const { file } of listLanguageFiles(folder, 'words', 'csv'))
    for (const row of readTable(folder, file, COLUMNS, report) ?? []) add(words, row, file, report)
  return words
}

function add(all: SearchWords, row: Row, file: string, report: Report): void {
  const { use = '', for: target = '', words } = row.cells
  const listed = splitCell(words)
  if (!USES.includes(use))
    report({
      ...{ file, line: row.line, column: row.columnOf('use') },
      message: `"${use}" is no use of words; use ${USES.join(', ')}`,
    })
  else if (use === 'spelling') all.spellings.push(...listed.map(toPair(target)))
  else {
    const lists = use === 'joined' ? all.joined : all.kinds
    lists[target] = [...(lists[target] ?? []), ...listed]
  }
}

const toPair =
  (target: string) =>
  (other: string): [string, string] => [other, target]
