import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/**
 * The walk of `src/README.md`, on copies in memory: a listing gets `floor`, a text, and
 * `hasParking`, which is yes, no or not known and has a filter. Both can be imported. Each edit
 * puts lines before one that is there.
 */
type Edit = [file: string, before: string, added: string]

const DEFINITION: Edit[] = [
  [
    'src/shared/rules/business-fields.ts',
    '  homeDelivery: {',
    `floor: { section: 'place', kind: 'line', max: 40, shown: 'page', import: 'floor' },
     hasParking: { section: 'services', kind: 'yes-no', shown: 'page', import: 'has_parking',
       filter: 'hasParking' },\n`,
  ],
]
const COLUMNS: Edit[] = [
  [
    'src/server/kit/db/tables/businesses.ts',
    "    homeDelivery: boolean('home_delivery')",
    "    floor: text('floor'),\n    hasParking: boolean('has_parking'),\n",
  ],
]
const LABELS: Edit[] = [
  [
    'src/i18n/en/app/listing.ts',
    "    homeDelivery: 'Home",
    "    floor: 'Floor',\n    hasParking: 'Parking',\n",
  ],
]
const FLAG: Edit[] = [
  ['src/shared/view/business-filters.ts', "'hasPhone', 'exact'", "'hasParking', "],
]
const FILTER_WORDS: Edit[] = [
  ['src/i18n/en/businesses.ts', "  hasPhone: 'Has", "  hasParking: 'Has parking',\n"],
]

const CHECKED = [
  'src/contract/business-plain-fields.ts',
  'src/contract/businesses.ts',
  'src/contract/businesses-writing.ts',
  'src/server/businesses/columns.ts',
  'src/server/businesses/filters.ts',
  'src/server/businesses/import/columns.ts',
  'src/server/businesses/import/import-row.ts',
  'src/server/businesses/import/parsers.ts',
  'src/server/businesses/import/row.ts',
  'src/server/businesses/import-jobs/guess-columns.ts',
  'src/server/businesses/present.ts',
  'src/server/businesses/write/values.ts',
  'src/server/operations/exports/tables.ts',
  'src/app/admin/import/field-labels.ts',
  'src/i18n/en/app/admin-import.ts',
  'src/app/account/listing/check.ts',
  'src/app/account/listing/values.ts',
  'src/i18n/en/app/listing.ts',
  'src/i18n/en/businesses.ts',
  'src/islands/businesses/ChosenFilters.tsx',
  'src/islands/businesses/FilterFields.tsx',
  'src/islands/businesses/use-business-results.ts',
  'src/shared/view/business-filters.ts',
  'src/shared/view/business-list.ts',
]

const root = resolve(import.meta.dirname, '../..')
const noFiles = { ...ts.sys, readDirectory: () => [] }
const { options } = ts.getParsedCommandLineOfConfigFile(
  resolve(root, 'tsconfig.json'),
  {},
  {
    ...noFiles,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) =>
      expect.fail(ts.flattenDiagnosticMessageText(messageText, ' ')),
  },
)!
const parsed = new Map<string, ts.SourceFile>()
/** The one before: what it found out of unchanged files is used again. */
let program: ts.Program | undefined

/** Which of the files the compiler complains of once these edits are made. */
function complaintsAfter(edits: readonly Edit[]): string[] {
  const texts = new Map<string, string>()
  for (const [file, before, added] of edits) {
    const path = resolve(root, file)
    const text = texts.get(path) ?? readFileSync(path, 'utf8')
    expect(text, file).toContain(before)
    texts.set(
      path,
      text.replace(before, () => added + before),
    )
  }
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (path, version) => {
    const edited = texts.get(resolve(path))
    if (edited !== undefined) return ts.createSourceFile(path, edited, version)
    const known = parsed.get(path) ?? read(path, version)
    if (known) parsed.set(path, known)
    return known
  }
  const env = resolve(root, 'node_modules/astro/client.d.ts')
  program = ts.createProgram(
    [...CHECKED.map((file) => resolve(root, file)), env],
    options,
    host,
    program,
  )
  const made = program
  return CHECKED.filter((file) => {
    const source = made.getSourceFile(resolve(root, file))!
    return made.getSemanticDiagnostics(source).length > 0
  })
}

test('the compiler names each place that forgot a field of a listing', { timeout: 300_000 }, () => {
  expect(complaintsAfter(DEFINITION)).toEqual([
    'src/server/businesses/columns.ts',
    'src/server/businesses/filters.ts',
    'src/server/businesses/import/columns.ts',
    'src/server/businesses/import/import-row.ts',
    'src/server/businesses/import/row.ts',
    'src/server/businesses/present.ts',
    'src/server/businesses/write/values.ts',
    'src/app/admin/import/field-labels.ts',
    'src/app/account/listing/check.ts',
    'src/i18n/en/app/listing.ts',
    'src/islands/businesses/ChosenFilters.tsx',
    'src/islands/businesses/FilterFields.tsx',
    'src/islands/businesses/use-business-results.ts',
    'src/shared/view/business-filters.ts',
    'src/shared/view/business-list.ts',
  ])
  expect(complaintsAfter([...DEFINITION, ...COLUMNS, ...LABELS, ...FLAG])).toEqual([
    'src/i18n/en/businesses.ts',
    'src/islands/businesses/ChosenFilters.tsx',
    'src/islands/businesses/FilterFields.tsx',
  ])
  const all = [...DEFINITION, ...COLUMNS, ...LABELS, ...FLAG, ...FILTER_WORDS]
  expect(complaintsAfter(all)).toEqual([])
})
